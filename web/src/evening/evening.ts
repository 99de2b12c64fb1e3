/**
 * An evening at a table as this browser knows it: the last view, and everything that was told. One
 * pure reducer over the server's messages; what is drawn and when is the stage's business.
 */
import type {
  GameEvent,
  GameView,
  Heard,
  ServerMessage,
  TableState,
  Talk,
  TableChanged,
  Welcome,
  You,
} from '../wire/types';

/** Something worth a line in the log, in the order it was told. */
export type Moment =
  | { seq: number; kind: 'events'; turn: number; game: number; events: GameEvent[] }
  | { seq: number; kind: 'talk'; talk: Talk }
  | { seq: number; kind: 'table'; change: TableChanged };

export interface Evening {
  you: You | null;
  table: TableState | null;
  /** The truth as far as it was told; null before the first deal. */
  view: GameView | null;
  seq: number;
  turn: number;
  /** Milliseconds left for the present decision, and when that was said. */
  clock: { left: number; at: number } | null;
  /** The seat that asked for more time last, if that is public. */
  extendedBy: number | null;
  present: readonly number[];
  watching: number;
  moments: readonly Moment[];
  /** Every claim of this game, wherever it was made. */
  said: readonly Heard[];
}

export const NOBODY_YET: Evening = {
  you: null,
  table: null,
  view: null,
  seq: 0,
  turn: 0,
  clock: null,
  extendedBy: null,
  present: [],
  watching: 0,
  moments: [],
  said: [],
};

/** The evening after a message. What is already known changes nothing. */
export function receive(evening: Evening, message: ServerMessage, now: number): Evening {
  switch (message.type) {
    case 'welcome': {
      const { known, from } = alreadyKnown(evening, message);
      const table = evening.table ?? { ...message.table, number: firstGame(message) };
      const fresh: Evening = { ...evening, table, moments: known, seq: from };
      const caught = message.missed.reduce((so, one) => receive(so, one, now), fresh);
      const moments = [...unheard(message.talk, caught.moments), ...caught.moments];
      return {
        ...caught,
        you: message.you,
        table: message.table,
        view: message.view,
        seq: message.seq,
        turn: message.turn,
        clock: clockOf(message.clock, now),
        present: message.present,
        watching: message.watching,
        moments,
        said: message.said,
      };
    }
    case 'update': {
      if (message.seq <= evening.seq) return evening;
      const game = evening.table?.number ?? 0;
      const { seq, turn, events } = message;
      const moments = events.length
        ? [...evening.moments, { seq, kind: 'events', turn, game, events } as const]
        : evening.moments;
      return {
        ...evening,
        seq,
        turn,
        moments,
        said: message.said ? [...evening.said, ...message.said] : evening.said,
        view: message.view ?? evening.view,
        ...(message.clock === undefined ? {} : { clock: clockOf(message.clock, now) }),
        extendedBy: events.length ? null : evening.extendedBy,
      };
    }
    case 'table': {
      if (message.seq <= evening.seq) return evening;
      const begun = message.what === 'started' || message.what === 'rematched';
      return {
        ...evening,
        seq: message.seq,
        table: message.table,
        view: begun ? null : evening.view,
        clock: begun ? null : evening.clock,
        said: begun ? [] : evening.said,
        moments: [...evening.moments, { seq: message.seq, kind: 'table', change: message }],
      };
    }
    case 'talk': {
      if (message.seq <= evening.seq) return evening;
      const moment = { seq: message.seq, kind: 'talk', talk: message } as const;
      const said = heard(message);
      return {
        ...evening,
        seq: message.seq,
        moments: [...evening.moments, moment],
        said: said ? [...evening.said, said] : evening.said,
      };
    }
    case 'roll':
    case 'undrawn':
    case 'drawn':
    case 'deal':
    case 'opened':
      if (message.seq <= evening.seq) return evening;
      return { ...evening, seq: message.seq };
    case 'clock':
      return { ...evening, clock: clockOf(message.left, now), extendedBy: message.by };
    case 'presence':
      return { ...evening, present: message.present, watching: message.watching };
    case 'ack':
    case 'advice':
    case 'error':
    case 'pong':
    case 'bye':
      return evening;
  }
}

/** A claim made in talk; null for talk that is none. */
function heard({ seat, claim, round, step }: Talk): Heard | null {
  return seat === null || claim === null ? null : { seat, claim, round, step, act: false };
}

/**
 * What one keeps, and from where on one listens. Where the table tells the game from its beginning, all
 * of it is taken anew; where it can't tell what came between, what was before is forgotten.
 */
function alreadyKnown(
  { moments, seq }: Evening,
  { complete, missed, seq: now }: Welcome,
): { known: readonly Moment[]; from: number } {
  const first = missed[0]?.seq ?? now + 1;
  if (!complete) return { known: [], from: first - 1 };
  if (first > seq) return { known: moments, from: seq };
  return { known: moments.filter((moment) => moment.seq < first), from: first - 1 };
}

/** Which game the first of what was missed belongs to. */
function firstGame({ missed, table }: Welcome): number {
  const change = missed.find((message) => message.type === 'table');
  if (!change) return table.number;
  return change.table.number - (change.what === 'rematched' ? 1 : 0);
}

/** The talk of a welcome without what was heard; it has no numbers, so it gets some before 1. */
function unheard(talk: readonly Talk[], moments: readonly Moment[]): Moment[] {
  const heard = moments.filter((moment) => moment.kind === 'talk').length;
  const earlier = talk.slice(0, Math.max(0, talk.length - heard));
  return earlier.map((said, at) => ({ seq: at - earlier.length, kind: 'talk', talk: said }));
}

function clockOf(left: number | null | undefined, now: number): Evening['clock'] {
  return left === null || left === undefined ? null : { left, at: now };
}
