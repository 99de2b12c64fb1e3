/**
 * The witness: what this browser notes of the games at one table, and its part in drawing their
 * chance. It is fed everything the table says, keeps its note before anything is said in turn, and
 * answers with what to say.
 */
import { Unfair } from '../fair/draw';
import { gameOf, newNote, Notebook } from '../fair/notebook';
import { mergeShares, notes } from '../fair/notes';
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

  /** Take in a message; what to say to the table now. */
  hear(message: ServerMessage): Saying[] {
    const sayings: Saying[] = [];
    try {
      this.#hear(message, sayings);
    } catch (error) {
      if (!(error instanceof Unfair)) throw error;
      this.protest = error.finding;
    }
    if (this.#book && 'seq' in message) notes.keep(this.#book.note);
    return sayings;
  }

  /** The table has taken the share one opened. */
  acknowledged({ attempt }: Omit<Reveal, 'id'>): void {
    this.#book?.acknowledged(attempt);
    if (this.#book) notes.keep(this.#book.note);
  }

  #hear(message: ServerMessage, sayings: Saying[]): void {
    if (message.type === 'welcome') this.#welcome(message, sayings);
    else if ('seq' in message && message.type !== 'ack') this.#numbered(message, sayings);
  }

  #welcome(welcome: Welcome, sayings: Saying[]): void {
    const known =
      this.#seq !== null && welcome.complete && this.#book?.note.viewer === welcome.you.seat;
    this.#seat = welcome.you.seat;
    if (known) {
      this.#table ??= welcome.table;
      for (const missed of welcome.missed) this.#numbered(missed, sayings);
    }
    this.#seq = welcome.seq;
    this.#look(welcome.table, false, sayings);
    const book = this.#book as Notebook;
    if (!known) book.gap(welcome.view);
    book.heardTo(welcome.seq);
  }

  #numbered(message: NumberedMessage, sayings: Saying[]): void {
    if (this.#seq !== null && message.seq <= this.#seq) return;
    this.#seq = message.seq;
    const book = this.#book;
    book?.heardTo(message.seq);
    switch (message.type) {
      case 'table':
        return this.#look(message.table, message.what === 'drawing', sayings);
      case 'roll': {
        const { type: _type, seq: _seq, re: _re, ...roll } = message;
        const other = book && notes.of(book.note.id);
        if (book && other?.viewer === book.note.viewer) mergeShares(book.note, other);
        const share = this.#table && book?.roll(roll, this.#table);
        if (book) notes.keep(book.note);
        if (share) sayings.push({ type: 'reveal', attempt: roll.attempt, share });
        return;
      }
      case 'drawn':
        return book?.drawn(message.attempt, message.opened, message.draw);
      case 'undrawn':
        return book?.undrawn(message.attempt, message.opened, message.missing);
      case 'update':
        return book?.events(message.events);
      case 'opened':
        return book?.end(message.record);
    }
  }

  #look(table: TableState, began: boolean, sayings: Saying[]): void {
    this.#table = table;
    const game = gameOf(table);
    if (this.#book?.note.id !== game) {
      this.#book = new Notebook(this.#found(game) ?? newNote(game, table.commitment, this.#seat));
      this.protest = this.#book.note.broken;
    }
    this.#book.look(table, this.#seat, began);
    this.#book.heardTo(this.#seq ?? 0);
    const commit = table.attempt === null ? null : this.#book.promise(table.attempt);
    if (table.attempt === null || commit === null || this.#promised.has(commit)) return;
    this.#promised.add(commit);
    notes.keep(this.#book.note);
    sayings.push({ type: 'share', attempt: table.attempt, commit });
  }

  /** A note of this game from another tab, if it was made from the same chair. */
  #found(game: string): Note | null {
    const note = notes.of(game);
    return note && note.viewer === this.#seat ? note : null;
  }
}
