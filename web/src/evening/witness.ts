/**
 * The witness: what this browser notes of the games at one table, and its part in drawing their
 * chance. It is fed everything the table says, keeps its note before anything is said in turn, and
 * answers with what to say.
 */
import { Unfair, type Roll } from '../fair/draw';
import { gameOf, newNote, Notebook, sameRoll } from '../fair/notebook';
import { merge, notes, numberOf } from '../fair/notes';
import type {
  Finding,
  Note,
  NumberedMessage,
  Reveal,
  ServerMessage,
  Share,
  TableState,
  Welcome,
} from '../wire/types';

export type Saying = Omit<Share, 'id'> | Omit<Reveal, 'id'>;

export class Witness {
  /** What was found wrong; the table goes on, but nothing of this game will be proved. */
  protest: Finding | null = null;
  #book: Notebook | null;
  #table: TableState | null = null;
  #seat: number | null = null;
  #seq: number | null;
  readonly #promised = new Set<string>();

  constructor(code: string) {
    const note = notes.latest(code);
    this.#book = note && new Notebook(note);
    this.#seq = note?.seq ?? null;
  }

  /** Where the note ends, and through whose eyes it was made: what follows is to be told again. */
  get upTo(): { seq: number; seat: number | null } | null {
    return this.#seq === null ? null : { seq: this.#seq, seat: this.#book?.note.viewer ?? null };
  }

  /** One's part in the draw of the present game. */
  get part(): Finding[] {
    return this.#book?.part ?? [];
  }

  /** Take in a message; what to say to the table now. */
  hear(message: ServerMessage): Saying[] {
    const sayings: Saying[] = [];
    try {
      this.#hear(message, sayings);
    } catch (error) {
      if (!(error instanceof Unfair)) throw error;
      this.protest = error.finding;
    }
    if (this.#book && 'seq' in message) this.#keep(this.#book);
    return sayings;
  }

  /** The game that is noted now. */
  get game(): string | null {
    return this.#book?.note.id ?? null;
  }

  /** The table has taken the share one opened in a game. */
  acknowledged(game: string | null, { attempt }: Omit<Reveal, 'id'>): void {
    this.#done(game, (book) => book.acknowledged(attempt));
  }

  /** The table has taken what one did in a game. */
  acted(game: string | null, turn: number, action: string): void {
    this.#done(game, (book) => book.acted(turn, action));
  }

  /** An answer may come long after its game is over, when one was cut off: it is not of the next. */
  #done(game: string | null, write: (book: Notebook) => void): void {
    if (this.#book && game === this.game) {
      write(this.#book);
      return this.#keep(this.#book);
    }
    const note = game === null ? null : this.#found(game);
    if (!note) return;
    write(new Notebook(note));
    notes.keep(note);
  }

  /** Keep a note, and hear what another tab has found. */
  #keep(book: Notebook): void {
    notes.keep(book.note);
    this.protest ??= book.note.broken;
  }

  #hear(message: ServerMessage, sayings: Saying[]): void {
    if (message.type === 'welcome') this.#welcome(message, sayings);
    else if ('seq' in message && message.type !== 'ack') this.#numbered(message, sayings);
  }

  #welcome(welcome: Welcome, sayings: Saying[]): void {
    const noted = this.#book?.note;
    const known =
      this.#seq !== null &&
      welcome.complete &&
      noted?.viewer === welcome.you.seat &&
      welcome.seq >= noted.seq; // else the table has gone back, and tells of it anew
    this.#seat = welcome.you.seat;
    if (known) {
      this.#table ??= welcome.table;
      for (const missed of welcome.missed) this.#numbered(missed, sayings);
    }
    this.#seq = welcome.seq;
    this.#look(welcome.table, sayings);
    const book = this.#book as Notebook;
    if (!known || book.lacks) book.gap(welcome.view);
    else book.looks(welcome.view);
    book.heardTo(known ? Math.max(book.note.seq, welcome.seq) : welcome.seq);
  }

  #numbered(message: NumberedMessage, sayings: Saying[]): void {
    if (this.#seq !== null && message.seq <= this.#seq) return;
    this.#seq = message.seq;
    if (message.type === 'table') return this.#look(message.table, sayings);
    const book = this.#book;
    if (!book) return;
    if (message.seq <= book.note.seq) {
      if (message.type === 'update') book.repeats(message.events); // Another tab has noted it.
      return;
    }
    book.heardTo(message.seq);
    switch (message.type) {
      case 'roll': {
        const { type: _type, seq: _seq, re: _re, ...roll } = message;
        const share = this.#open(book, roll);
        if (share !== null) sayings.push({ type: 'reveal', attempt: roll.attempt, share });
        return;
      }
      case 'drawn':
        return book.drawn(message.attempt, message.opened, message.draw);
      case 'undrawn':
        return book.undrawn(message.attempt, message.opened, message.missing);
      case 'update':
        book.events(message.events);
        return book.looks(message.view ?? null);
      case 'opened':
        return book.end(message.record);
    }
  }

  /**
   * The share to open on this roll. What another tab can open must not be opened on another roll there,
   * so the roll lies beside the share before anybody hears of it.
   */
  #open(book: Notebook, roll: Roll): string | null {
    const other = notes.of(book.note.id);
    if (other?.viewer === book.note.viewer) merge(book.note, other);
    const share = this.#table && book.roll(roll, this.#table);
    this.#keep(book);
    if (share === null || book.note.broken) return null;
    const kept = notes.of(book.note.id)?.attempts[roll.attempt - 1];
    const shared = kept?.own.some(([each]) => each === share);
    return shared && !(kept?.roll && sameRoll(kept.roll, roll)) ? null : share;
  }

  #look(table: TableState, sayings: Saying[]): void {
    this.#table = table;
    const game = gameOf(table);
    if (this.#book?.note.id !== game) this.#turnTo(game, table);
    const book = this.#book as Notebook;
    book.look(table, this.#seat);
    book.heardTo(Math.max(book.note.seq, this.#seq ?? 0));
    const commit = table.attempt === null ? null : book.promise(table.attempt);
    if (table.attempt === null || commit === null || this.#promised.has(commit)) return;
    this.#promised.add(commit);
    this.#keep(book);
    sayings.push({ type: 'share', attempt: table.attempt, commit });
  }

  /** Another game: what still happens in the one before is not heard, nor is it to be played later. */
  #turnTo(game: string, table: TableState): void {
    const left = this.#book;
    const back = left !== null && numberOf(left.note.id) > table.number;
    if (left) {
      left.tear();
      this.#keep(left);
    }
    this.#book = new Notebook(this.#found(game) ?? newNote(game, table.commitment, this.#seat));
    if (back) this.#book.tear();
    this.protest = this.#book.note.broken;
  }

  /** A note of this game from another tab, if it was made from the same chair. */
  #found(game: string): Note | null {
    const note = notes.of(game);
    return note && note.viewer === this.#seat ? note : null;
  }
}
