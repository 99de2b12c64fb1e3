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
  TableState,
} from '../wire/types';
import {
  checkOpened,
  checkRepeated,
  drawHash,
  isHash,
  missing,
  newShare,
  NO_ROLL,
  promise,
  rollHash,
  Unfair,
  type Roll,
} from './draw';

const FIRST_ROUND = 1;

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
    broken: null,
  };
}

/** The identifier of the present game's record, also before there is one. */
export const gameOf = (table: TableState): string => `${table.code}-${table.number}`;

/** Whether a round begins with this event: notes and records are compared round by round. */
export const beginsRound = (event: GameEvent): boolean => event.event === 'round_began';

const roundOf = (thing: object): number =>
  'round' in thing && typeof thing.round === 'number' ? thing.round : FIRST_ROUND;

/** Something of the game was seen from this chair: the note stays with it. */
export const begun = (note: Note): boolean =>
  note.runs.length > 0 || note.attempts.some(({ roll }) => roll !== null);

/** Whatever throws `Unfair` is in the note for good. */
export class Notebook {
  readonly note: Note;
  /** One looks from another chair than the note does. */
  #elsewhere = false;

  constructor(note: Note) {
    this.note = note;
  }

  /** The table as it stands; `began`, if its draw begins at this moment (L1). */
  look(table: TableState, viewer: number | null, began: boolean): void {
    if (table.commitment !== this.note.commitment) this.#break('commitment_changed');
    if (viewer !== this.note.viewer && !begun(this.note)) this.#move(viewer);
    this.#elsewhere = viewer !== this.note.viewer;
    if (began && this.note.chairs === null) {
      this.note.chairs = table.seats.map(({ name, person }): NotedChair => ({
        name: name ?? '',
        bot: person === null,
      }));
    }
    if (table.draw !== null && this.draw !== null && this.draw !== table.draw)
      this.#break('wrong_draw');
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
    const last = this.note.attempts.at(-1);
    if (!last?.roll || !last.opened) return null;
    if (missing({ shares: last.roll.shares, opened: last.opened }).length > 0) return null;
    return drawHash(rollHash(last.roll), last.opened);
  }

  /** What an update told. */
  events(events: readonly GameEvent[]): void {
    if (this.#elsewhere) return;
    for (const event of events) {
      if (beginsRound(event) || this.note.runs.length === 0)
        this.note.runs.push({ round: roundOf(event), view: null, events: [], seen: null });
      this.note.runs.at(-1)?.events.push(event);
    }
  }

  /** Something was missed: what follows is to be compared from this view on. */
  gap(view: GameView | null): void {
    if (view !== null && !this.#elsewhere)
      this.note.runs.push({ round: roundOf(view), view, events: [], seen: null });
  }

  /** The game is over, and one was there; it is found at that address now. */
  end(record: string): void {
    this.note.ended = !this.#elsewhere;
    this.note.record = record;
  }

  /** One sits elsewhere, perhaps since one was away; a promise for a chair is no use at another. */
  #move(viewer: number | null): void {
    this.note.viewer = viewer;
    this.note.attempts = [];
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

  /** The roll is of this table, and its bots were bots when the draw began (L3). */
  #checkPlace({ facts, shares }: Roll, table: TableState): void {
    const names = table.seats.map(({ name }) => name ?? '');
    if (facts.id !== this.note.id || facts.game !== table.wishes.game)
      this.#break('foreign_roll', { what: 'game' });
    const company = JSON.stringify(facts.names) === JSON.stringify(names);
    if (!company || facts.players !== names.length || shares.length !== names.length)
      this.#break('foreign_roll', { what: 'company' });
    shares.forEach((share, seat) => {
      const known = isHash(share) || ['bot', 'away', 'late'].includes(share);
      const chair = this.note.chairs?.[seat];
      if (!known || (chair && chair.bot !== (share === 'bot')))
        this.#break('foreign_chair', { chair: seat + 1 });
    });
  }
}

function sameRoll(one: Roll, other: Roll): boolean {
  return rollHash(one) === rollHash(other);
}
