/**
 * A notebook: how this browser takes part in a draw, keeps its note of a game, and protests at once.
 * It does not open its share before it has checked what all have promised: from then on nothing is
 * left to choose for whoever knows the rest. Pure; `notes` keeps what is in it, the sitting feeds it.
 */
import type {
  Finding,
  GameEvent,
  GameView,
  Note,
  NotedAttempt,
  NotedChair,
  Run,
  TableState,
} from '../wire/types';
import {
  canonical,
  checkOpened,
  checkRepeated,
  drawHash,
  isHash,
  isPromised,
  missing,
  MOST_ATTEMPTS,
  newShare,
  NO_ROLL,
  promise,
  rollHash,
  Unfair,
  type Roll,
} from './draw';
import { hex, sha256, utf8 } from './sha256';

const FIRST_ROUND = 1;
const LOOK_DIGITS = 16;

export function newNote(id: string, commitment: string, viewer: number | null): Note {
  return {
    note: 2,
    id,
    viewer,
    commitment,
    seq: 0,
    ended: false,
    record: null,
    chairs: null,
    attempts: [],
    runs: [],
    acts: [],
    torn: false,
    broken: null,
  };
}

const newRun = (round: number, view: GameView | null): Run => ({
  round,
  view,
  events: [],
  looks: [],
  seen: null,
});

/** The identifier of the present game's record, also before there is one. */
export const gameOf = (table: TableState): string => `${table.code}-${table.number}`;

/** Whether a round begins with this event: notes and records are compared round by round. */
export const beginsRound = (event: GameEvent): boolean => event.event === 'round_began';

const roundOf = (thing: object): unknown => ('round' in thing ? thing.round : FIRST_ROUND);

/** A view in a few digits, the same in every language; null for one that has fractions in it. */
export function looked(view: GameView): string | null {
  if (!integersOnly(view)) return null;
  return hex(sha256(utf8(`penumbra look 2${canonical(view)}`))).slice(0, LOOK_DIGITS);
}

function integersOnly(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return value === null || typeof value !== 'object' || Object.values(value).every(integersOnly);
}

/** Something of the game was seen from this chair: the note stays with it. */
export const begun = (note: Note): boolean =>
  note.runs.length > 0 || note.attempts.some(({ roll }) => roll !== null);

/** What was drawn, computed from what was heard; null before, or if one was not there. */
export function drawNoted({ attempts }: Note): string | null {
  const last = attempts.at(-1);
  if (!last?.roll || !last.opened) return null;
  if (missing({ shares: last.roll.shares, opened: last.opened }).length > 0) return null;
  return drawHash(rollHash(last.roll), last.opened);
}

/**
 * Whether these events came one after the other in what a note has heard. One that has missed something
 * can't tell, nor can one that keeps but hashes: there it is taken to be so.
 */
export function hasHeard({ runs, torn }: Note, events: readonly GameEvent[]): boolean {
  if (torn || runs.some(({ view, seen }) => view !== null || seen !== null)) return true;
  const heard = runs.flatMap((run) => run.events).map((event) => JSON.stringify(event));
  const wanted = events.map((event) => JSON.stringify(event));
  return (
    wanted.length === 0 ||
    heard.some((_, at) => wanted.every((event, k) => event === heard[at + k]))
  );
}

/** Whatever throws `Unfair` is in the note for good. */
export class Notebook {
  readonly note: Note;
  /** One looks from another chair than the note does. */
  #elsewhere = false;

  constructor(note: Note) {
    this.note = note;
  }

  /** The table as it stands (L1). */
  look(table: TableState, viewer: number | null): void {
    if (table.commitment !== this.note.commitment) this.#break('commitment_changed');
    if (viewer !== this.note.viewer && !begun(this.note)) this.#move(viewer);
    this.#elsewhere = viewer !== this.note.viewer;
    if (this.#elsewhere && this.note.runs.length > 0) this.tear();
    if (table.attempt !== null) this.#sitDown(table); // Later, a bot may sit where a share was left.
    if (table.draw !== null && this.draw !== null && this.draw !== table.draw)
      this.#break('wrong_draw');
  }

  /** Whether the game goes on, or may, where this note does not hear it. */
  get lacks(): boolean {
    return this.#elsewhere || this.note.torn;
  }

  /** What the game shows now, this note does not hear: only a view takes it up again. */
  tear(): void {
    this.note.torn ||= !this.note.ended;
  }

  /** How far in the table's messages one has come; every chair has its own. */
  heardTo(seq: number): void {
    if (!this.#elsewhere) this.note.seq = seq;
  }

  /** What to commit oneself to; null if one has nothing to do with this attempt. */
  promise(attempt: number): string | null {
    const { viewer, commitment, broken } = this.note;
    if (viewer === null || this.#elsewhere || broken !== null) return null;
    const noted = this.#attempt(attempt);
    if (noted.roll !== null) return null;
    if (noted.own.length === 0) {
      const share = newShare();
      noted.own.push([share, promise(commitment, attempt, viewer, share)]);
    }
    return noted.own[0]?.[1] ?? null;
  }

  /** The roll of an attempt: the share to open now, null if one has none on it (L2-L4). */
  roll(roll: Roll, table: TableState): string | null {
    const noted = this.#attempt(roll.attempt);
    if (noted.roll !== null && !sameRoll(noted.roll, roll)) this.#break('roll_changed');
    if (noted.roll === null) {
      this.#checkBefore(roll);
      this.#checkPlace(roll, table);
      noted.roll = roll;
    }
    if (this.note.broken !== null || this.note.viewer === null) return null;
    const promised = roll.shares[this.note.viewer];
    return noted.own.find(([, kept]) => kept === promised)?.[0] ?? null;
  }

  /** The table has taken the share one opened. */
  acknowledged(attempt: number): void {
    this.#attempt(attempt).acked = true;
  }

  /** All have opened (L5). */
  drawn(attempt: number, opened: (string | null)[], told: string): void {
    const { roll } = this.#opened(attempt, opened);
    if (roll === null) return;
    const whole = missing({ shares: roll.shares, opened }).length === 0;
    if (!whole || drawHash(rollHash(roll), opened) !== told) this.#break('wrong_draw');
  }

  /** Somebody has not opened (L5, L6). */
  undrawn(attempt: number, opened: (string | null)[], late: readonly number[]): void {
    const { roll, acked } = this.#opened(attempt, opened);
    if (acked && this.note.viewer !== null && late.includes(this.note.viewer))
      this.#break('share_thrown_away');
    if (roll === null) return;
    const really = missing({ shares: roll.shares, opened });
    if (really.length === 0 || really.join() !== late.join()) this.#break('roll_changed');
  }

  /** What was drawn, computed from what was heard; null before, or if one was not there. */
  get draw(): string | null {
    return drawNoted(this.note);
  }

  /** One's part in what was drawn, and who failed before: no more than was heard. */
  get part(): Finding[] {
    const { attempts, viewer } = this.note;
    const last = attempts.at(-1);
    if (this.draw === null || this.#elsewhere || !last?.roll)
      return [{ code: 'draw_untold', data: {} }];
    const share = viewer === null ? 'bot' : (last.roll.shares[viewer] ?? 'bot');
    const own = last.own.some(([, kept]) => kept === share);
    let code = own ? 'share_in' : 'share_elsewhere';
    if (!isPromised(share)) code = viewer === null ? 'watched' : 'without_share';
    const late = attempts.flatMap(({ roll, opened }) =>
      roll && opened
        ? missing({ shares: roll.shares, opened }).map((seat) => roll.facts.names[seat] ?? '')
        : [],
    );
    const redrawn = { code: 'redrawn', data: { names: late.join(', ') } };
    return late.length > 0 ? [{ code, data: {} }, redrawn] : [{ code, data: {} }];
  }

  /** What an update told; Unfair if the table miscounts its rounds (L7). */
  events(events: readonly GameEvent[]): void {
    if (this.#elsewhere) this.tear();
    if (this.lacks) return;
    for (const event of events) {
      if (beginsRound(event) || this.note.runs.length === 0) {
        const round = roundOf(event);
        const last = this.#lastRound;
        if (round !== last + 1)
          this.#break('miscounted', { before: last, round: JSON.stringify(round) });
        this.note.runs.push(newRun(last + 1, null));
      }
      this.note.runs.at(-1)?.events.push(event);
    }
  }

  /** What another tab has noted already, and was told the same (L8). */
  repeats(events: readonly GameEvent[]): void {
    if (this.note.viewer !== null && !this.#elsewhere && !hasHeard(this.note, events))
      this.#break('two_stories');
  }

  /** How the game looks after all that was told. */
  looks(view: GameView | null): void {
    const run = this.note.runs.at(-1);
    if (!view || !run || this.lacks || this.note.ended) return;
    const shown = looked(view);
    const [after, before] = run.looks.at(-1) ?? [];
    if (shown !== null && (after !== run.events.length || before !== shown))
      run.looks.push([run.events.length, shown]);
  }

  /** The table has acknowledged what one did. */
  acted(turn: number, action: string): void {
    if (!this.#elsewhere) this.note.acts.push([turn, action]);
  }

  /** Something was missed: what follows is to be compared from this view on. */
  gap(view: GameView | null): void {
    if (view === null) return;
    if (this.#elsewhere) return this.tear();
    const round = roundOf(view);
    if (!Number.isInteger(round) || (round as number) < FIRST_ROUND)
      this.#break('miscounted', { before: this.#lastRound, round: JSON.stringify(round) });
    this.note.runs.push(newRun(round as number, view));
    this.note.torn = false;
  }

  /** The game is over, and one was there; it is found at that address now. */
  end(record: string): void {
    this.note.ended = !this.lacks;
    this.note.record = record;
  }

  get #lastRound(): number {
    return this.note.runs.at(-1)?.round ?? FIRST_ROUND - 1;
  }

  /**
   * The chairs while shares are promised. Whose was a person's once stays a person's: who leaves meanwhile
   * leaves a bot behind.
   */
  #sitDown(table: TableState): void {
    const chairs = table.seats.map(({ name, person }): NotedChair => ({
      name: name ?? '',
      bot: person === null,
    }));
    const known = this.note.chairs ?? chairs;
    if (known.length === chairs.length)
      this.note.chairs = known.map(({ name, bot }, at) => ({
        name,
        bot: bot && (chairs[at]?.bot ?? false),
      }));
  }

  /** One sits elsewhere, perhaps since one was away; a promise for a chair is no use at another. */
  #move(viewer: number | null): void {
    this.note.viewer = viewer;
    this.note.attempts = [];
    this.note.seq = 0;
  }

  #break(code: string, data: Record<string, unknown> = {}): never {
    const unfair = new Unfair(code, data);
    this.#keep(unfair.finding);
    throw unfair;
  }

  #keep(finding: Finding): void {
    this.note.broken ??= finding;
  }

  #attempt(attempt: number): NotedAttempt {
    if (!Number.isInteger(attempt) || attempt < 1 || attempt > MOST_ATTEMPTS)
      this.#break('impossible_attempt', { attempt: JSON.stringify(attempt) });
    while (this.note.attempts.length < attempt)
      this.note.attempts.push({ own: [], roll: null, opened: null, acked: false });
    return this.note.attempts[attempt - 1] as NotedAttempt;
  }

  #opened(attempt: number, opened: (string | null)[]): NotedAttempt {
    const noted = this.#attempt(attempt);
    noted.opened = opened;
    try {
      if (noted.roll !== null) checkOpened(noted.roll, opened);
    } catch (error) {
      if (error instanceof Unfair) this.#keep(error.finding);
      throw error;
    }
    return noted;
  }

  /** A roll follows the attempt before it, if one was there to hear of it (L2). */
  #checkBefore(roll: Roll): void {
    const { attempts, commitment } = this.note;
    if (roll.commitment !== commitment) this.#break('commitment_changed');
    if (!isHash(roll.before)) this.#break('roll_changed');
    if (attempts.slice(roll.attempt).some((later) => later.roll !== null))
      this.#break('roll_changed');
    if (roll.attempt === 1) {
      if (roll.before !== NO_ROLL) this.#break('roll_changed');
      return;
    }
    const last = attempts[roll.attempt - 2];
    if (!last?.roll) return;
    if (roll.before !== rollHash(last.roll)) this.#break('roll_changed');
    if (!last.opened) return;
    const failed = { shares: last.roll.shares, opened: last.opened };
    if (missing(failed).length === 0 || failed.shares.length !== roll.shares.length)
      this.#break('roll_changed');
    try {
      checkRepeated(failed, roll.shares);
    } catch {
      this.#break('roll_changed');
    }
  }

  /** The roll is of this table: no bot has a share, and nobody is made a bot (L3). */
  #checkPlace({ facts, shares }: Roll, table: TableState): void {
    if (this.note.chairs === null) this.#sitDown(table);
    const noted = this.note.chairs ?? [];
    const names = table.seats.map(({ name }) => name ?? '');
    if (facts.id !== this.note.id || facts.game !== table.wishes.game)
      this.#break('foreign_roll', { what: 'game' });
    const counts = [facts.players, shares.length, noted.length];
    const company = JSON.stringify(facts.names) === JSON.stringify(names);
    if (!company || counts.some((count) => count !== names.length))
      this.#break('foreign_roll', { what: 'company' });
    shares.forEach((share, seat) => {
      const known = isHash(share) || ['bot', 'away', 'late'].includes(share);
      const fits = noted[seat]?.bot ? !isPromised(share) : share !== 'bot';
      if (!known || !fits) this.#break('foreign_chair', { chair: seat + 1 });
    });
  }
}

export function sameRoll(one: Roll, other: Roll): boolean {
  return rollHash(one) === rollHash(other);
}
