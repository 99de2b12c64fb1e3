import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent, GameView, ServerMessage, TableState } from '../wire/types';

class Shelf {
  readonly #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.#kept.set(key, text);
  removeItem = (key: string): void => void this.#kept.delete(key);
  clear = (): void => this.#kept.clear();
}

vi.stubGlobal('localStorage', new Shelf());
const { Witness } = await import('./witness');
const { notes } = await import('../fair/notes');
const { drawHash, promise, rollHash } = await import('../fair/draw');
type Witness = InstanceType<typeof Witness>;

const COMMITMENT = 'c0'.repeat(32);
const seats = [
  { name: 'Ann', person: 1, level: null },
  { name: 'Cyd', person: 3, level: null },
  { name: 'Bot', person: null, level: 'seeker' },
];
const table = (over: object = {}): TableState =>
  ({
    code: 'kamoruti',
    number: 1,
    stage: 'gathering',
    commitment: COMMITMENT,
    attempt: null,
    draw: null,
    wishes: { game: 'shamans' },
    seats,
    ...over,
  }) as unknown as TableState;
const drawing = table({ stage: 'drawing', attempt: 1 });
const playing = (over: object = {}): TableState => table({ stage: 'playing', ...over });
const facts = {
  id: 'kamoruti-1',
  game: 'shamans',
  players: 3,
  board: {},
  first: null,
  names: ['Ann', 'Cyd', 'Bot'],
};
const CYDS = promise(COMMITMENT, 1, 1, '11'.repeat(32));
const PUPPETS = promise(COMMITMENT, 1, 1, '22'.repeat(32));
const rollOf = (mine: string, cyds = CYDS) => ({
  attempt: 1,
  before: '00'.repeat(32),
  commitment: COMMITMENT,
  facts,
  shares: [mine, cyds, 'bot'],
});
const welcome = (over: object = {}): ServerMessage =>
  ({
    type: 'welcome',
    you: { person: 1, seat: 0 },
    seq: 4,
    table: table(),
    view: null,
    missed: [],
    complete: false,
    ...over,
  }) as unknown as ServerMessage;
const tells = (state: TableState, seq: number): ServerMessage =>
  ({ type: 'table', seq, what: 'drawing', person: 1, seat: null, table: state }) as ServerMessage;
const rolls = (roll: object, seq = 6): ServerMessage =>
  ({ type: 'roll', seq, ...roll }) as unknown as ServerMessage;
const updates = (seq: number, event: object, view: object | null = null): ServerMessage =>
  ({ type: 'update', seq, turn: seq, events: [event], view }) as unknown as ServerMessage;

const began = (round: unknown): GameEvent => ({ event: 'round_began', round }) as never;
const said: GameEvent = { event: 'said', seat: 1, claim: 'silence' } as never;
const shown = (round: number): GameView => ({ round, legal: [] }) as never;

function promising(): { witness: Witness; commit: string } {
  const witness = new Witness('kamoruti');
  witness.hear(welcome());
  const [share] = witness.hear(tells(drawing, 5));
  return { witness, commit: (share as { commit: string }).commit };
}

const opens = (sayings: { type: string }[]): boolean =>
  sayings.some(({ type }) => type === 'reveal');

beforeEach(() => localStorage.clear());

describe('two tabs', () => {
  function both() {
    const first = promising();
    const second = new Witness('kamoruti');
    second.hear(welcome({ seq: 5, table: drawing, complete: true }));
    return { first: first.witness, second, commit: first.commit };
  }

  test('open the same share on the same roll', () => {
    const { first, second, commit } = both();
    expect(opens(first.hear(rolls(rollOf(commit))))).toBe(true);
    expect(opens(second.hear(rolls(rollOf(commit))))).toBe(true);
    expect([first.protest, second.protest]).toEqual([null, null]);
  });

  test('are not told two rolls, one after the other', () => {
    const { first, second, commit } = both();
    expect(opens(first.hear(rolls(rollOf(commit))))).toBe(true);
    expect(opens(second.hear(rolls(rollOf(commit, PUPPETS))))).toBe(false);
    expect(second.protest?.code).toBe('roll_changed');
    const kept = notes.of('kamoruti-1')!;
    expect(kept.broken?.code).toBe('roll_changed');
    expect(kept.attempts[0]!.roll).toEqual(rollOf(commit));
    // And the first one hears of it, and forgets it no more.
    first.hear(updates(7, began(1)));
    expect(first.protest?.code).toBe('roll_changed');
    first.hear(updates(8, said));
    expect(notes.of('kamoruti-1')?.broken?.code).toBe('roll_changed');
  });

  test('keep the roll that one of them was told, though the other is told of none', () => {
    const { first, second, commit } = both();
    expect(opens(first.hear(rolls(rollOf(commit))))).toBe(true);
    second.hear(tells(playing(), 6));
    second.hear(tells(playing(), 7));
    second.hear(updates(8, began(1)));
    expect(notes.of('kamoruti-1')?.seq).toBe(8);
    expect(notes.of('kamoruti-1')?.attempts[0]!.roll).toEqual(rollOf(commit));
  });

  test('are not told two stories', () => {
    for (const late of [false, true]) {
      localStorage.clear();
      const { first, second, commit } = both();
      const hears = (tab: Witness, event: object) => {
        tab.hear(rolls(rollOf(commit)));
        tab.hear(tells(playing(), 7));
        tab.hear(updates(8, began(1)));
        tab.hear(updates(9, event));
      };
      hears(first, said);
      if (late) first.hear(updates(10, said)); // and is ahead, so that its note is the one that stays
      hears(second, { ...said, claim: 'am spy' });
      expect(second.protest?.code).toBe('two_stories');
      expect(notes.of('kamoruti-1')?.broken?.code).toBe('two_stories');
    }
  });

  test('may come differently far, and one of them miss something', () => {
    const { first, second, commit } = both();
    first.hear(rolls(rollOf(commit)));
    first.hear(tells(playing(), 7));
    first.hear(updates(8, began(1)));
    for (const seq of [9, 10, 11]) first.hear(updates(seq, { ...said, seat: seq }));
    second.hear(welcome({ seq: 10, table: playing(), view: shown(1) }));
    second.hear(updates(11, { ...said, seat: 11 }));
    second.hear(updates(12, { ...said, seat: 12 }));
    first.hear(updates(12, { ...said, seat: 12 }));
    expect([first.protest, second.protest, notes.of('kamoruti-1')?.broken]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('are not told two stories of a game that one of them turns to later', () => {
    const { first, second } = both();
    const next = { number: 2, commitment: 'ee'.repeat(32) };
    first.hear(tells(playing(next), 7));
    first.hear(updates(8, began(1)));
    first.hear(updates(9, said));
    second.hear(tells(playing(next), 7));
    second.hear(updates(8, began(1)));
    expect(second.protest).toBeNull();
    second.hear(updates(9, { ...said, claim: 'am spy' }));
    expect(second.protest?.code).toBe('two_stories');
  });

  test('keep what both have found and done', () => {
    const { first, second, commit } = both();
    first.hear(rolls(rollOf(commit)));
    second.hear(rolls(rollOf(commit)));
    first.hear(updates(7, began(1)));
    first.acted('kamoruti-1', 1, 'pass');
    second.hear(updates(7, began(1)));
    second.hear(updates(8, said));
    second.acted('kamoruti-1', 2, 'play red-1');
    first.hear(tells(table({ commitment: 'ab'.repeat(32) }), 8));
    expect(first.protest?.code).toBe('commitment_changed');
    const kept = notes.of('kamoruti-1')!;
    expect(kept.broken?.code).toBe('commitment_changed');
    expect(kept.acts.toSorted()).toEqual([
      [1, 'pass'],
      [2, 'play red-1'],
    ]);
  });

  test('note an act in the game it was of, though its answer came in the next one', () => {
    const { first } = both();
    first.hear(tells(playing({ stage: 'over' }), 6));
    first.hear(tells(table({ number: 2, commitment: 'c2'.repeat(32) }), 7));
    expect(first.game).toBe('kamoruti-2');
    first.acted('kamoruti-1', 5, 'pass');
    expect(notes.of('kamoruti-1')?.acts).toEqual([[5, 'pass']]);
    expect(notes.of('kamoruti-2')?.acts).toEqual([]);
    expect(first.protest).toBeNull();
  });

  test('hear nothing twice, if one of them was asleep', () => {
    const { first, second } = both();
    for (const tab of [first, second]) tab.hear(tells(playing({ stage: 'over' }), 6));
    const next = { number: 2, commitment: 'ee'.repeat(32) };
    first.hear(tells(playing(next), 7));
    first.hear(updates(8, began(1)));
    second.hear(tells(playing(next), 7));
    second.hear(updates(8, began(1)));
    second.hear(updates(9, said));
    expect(second.protest).toBeNull();
    expect(notes.of('kamoruti-2')?.runs.map(({ events }) => events)).toEqual([[began(1), said]]);
  });
});

test('a share that other tabs could open is not opened where the roll can’t be kept', () => {
  const { witness, commit } = promising();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(opens(witness.hear(rolls(rollOf(commit))))).toBe(false);
  full.mockRestore();
  expect(witness.protest).toBeNull();
});

test('a bot has no share, even if nobody was told that chance is drawn', () => {
  const witness = new Witness('kamoruti');
  witness.hear(welcome());
  const [share] = witness.hear(tells(table({ attempt: 1 }), 5));
  const { commit } = share as { commit: string };
  const roll = {
    ...rollOf(commit),
    shares: [commit, CYDS, promise(COMMITMENT, 1, 2, '33'.repeat(32))],
  };
  expect(opens(witness.hear(rolls(roll)))).toBe(false);
  expect(witness.protest).toEqual({ code: 'foreign_chair', data: { chair: 3 } });
});

test('who leaves while chance is drawn leaves no bot’s chair behind', () => {
  const { witness, commit } = promising();
  const left = [seats[0], { ...seats[1], person: null, level: 'seeker' }, seats[2]];
  witness.hear(tells(table({ ...drawing, seats: left }), 6));
  expect(opens(witness.hear(rolls(rollOf(commit, 'away'), 7)))).toBe(true);
  expect(witness.protest).toBeNull();
});

test('a table that counts attempts without end fills no memory', () => {
  for (const attempt of [1e9, 0, 256, 1.5, 'first']) {
    localStorage.clear();
    const witness = new Witness('kamoruti');
    witness.hear(welcome());
    expect(witness.hear(tells(table({ stage: 'drawing', attempt }), 5))).toEqual([]);
    expect(witness.protest?.code).toBe('impossible_attempt');
  }
});

describe('what is told', () => {
  function dealt(): Witness {
    const { witness, commit } = promising();
    const roll = rollOf(commit);
    const mine = notes.of('kamoruti-1')!.attempts[0]!.own[0]![0];
    const opened = [mine, '11'.repeat(32), null];
    witness.hear(rolls(roll));
    const draw = drawHash(rollHash(roll), opened);
    witness.hear({ type: 'drawn', seq: 7, attempt: 1, opened, draw } as ServerMessage);
    witness.hear(tells(playing(), 8));
    witness.hear(updates(9, began(1)));
    return witness;
  }
  const runs = () => notes.of('kamoruti-1')!.runs.map(({ round, view }) => [round, view !== null]);
  const ends = (seq: number): ServerMessage =>
    ({ type: 'opened', seq, secret: '', record: 'kamoruti-1-x' }) as ServerMessage;

  test('of rounds that are miscounted is noted as such', () => {
    for (const round of [0, 1, 3, 'two', null]) {
      localStorage.clear();
      const witness = dealt();
      witness.hear(updates(10, began(round)));
      expect(witness.protest?.code).toBe('miscounted');
      expect(notes.of('kamoruti-1')?.broken?.code).toBe('miscounted');
    }
    localStorage.clear();
    const witness = dealt();
    witness.hear(welcome({ seq: 12, table: playing(), view: shown(0) }));
    expect(witness.protest?.code).toBe('miscounted');
  });

  test('to another chair needs a view to go on from', () => {
    const witness = dealt();
    const elsewhere = { you: { person: 1, seat: 1 }, seq: 20, table: playing(), view: shown(1) };
    witness.hear(welcome(elsewhere));
    witness.hear(updates(21, said));
    expect(notes.of('kamoruti-1')?.torn).toBe(true);
    const missed = [updates(10, said)];
    const back = { seq: 10, table: playing(), view: shown(1), complete: true, missed };
    const reloaded = new Witness('kamoruti');
    reloaded.hear(welcome(back));
    expect(runs()).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(notes.of('kamoruti-1')?.torn).toBe(false);
  });

  test('to another chair, and then all at once of the game that counts, proves nothing', () => {
    const witness = dealt();
    witness.hear(
      welcome({ you: { person: 1, seat: 1 }, seq: 20, table: playing(), view: shown(1) }),
    );
    witness.hear(welcome({ seq: 9, table: playing(), view: null, complete: true }));
    witness.hear(updates(10, began(2)));
    witness.hear(ends(11));
    expect(runs()).toEqual([[1, false]]);
    expect(notes.of('kamoruti-1')?.ended).toBe(false);
  });

  test('once more and otherwise, by a table that has gone back, is found out', () => {
    const witness = dealt();
    witness.hear(updates(10, said));
    witness.hear(updates(11, said));
    witness.hear(welcome({ seq: 9, table: playing(), view: shown(1), complete: true }));
    witness.hear(updates(10, said));
    expect(witness.protest).toBeNull();
    witness.hear(updates(11, { ...said, claim: 'am spy' }));
    expect(notes.of('kamoruti-1')?.broken?.code).toBe('two_stories');
    expect(witness.protest?.code).toBe('two_stories');
  });

  test('of another game in between tears the note as well', () => {
    const witness = dealt();
    witness.hear(tells(playing({ number: 2, commitment: 'ee'.repeat(32) }), 10));
    witness.hear(updates(11, began(1)));
    witness.hear(tells(playing(), 12));
    witness.hear(updates(13, began(2)));
    witness.hear(ends(14));
    expect(notes.of('kamoruti-1')?.ended).toBe(false);
    expect(runs()).toEqual([[1, false]]);
  });

  test('of an earlier game than the one played is not heard from its beginning', () => {
    const witness = new Witness('kamoruti');
    witness.hear(welcome({ table: playing({ number: 2, commitment: 'ee'.repeat(32) }) }));
    witness.hear(updates(5, began(1)));
    witness.hear(tells(playing(), 6));
    witness.hear(updates(7, began(1)));
    witness.hear(ends(8));
    expect(notes.of('kamoruti-1')?.runs).toEqual([]);
    expect(notes.of('kamoruti-1')?.ended).toBe(false);
  });

  test('of the draw is said again as far as it was heard', () => {
    expect(dealt().part).toEqual([{ code: 'share_in', data: {} }]);
    localStorage.clear();
    const elsewhere = new Witness('kamoruti');
    elsewhere.hear(welcome({ table: playing({ draw: 'dd'.repeat(32) }), view: shown(1) }));
    expect(elsewhere.part).toEqual([{ code: 'draw_untold', data: {} }]);
  });

  test('in pictures is noted beside the events', () => {
    const witness = dealt();
    witness.hear(updates(10, said, shown(1)));
    const [looks] = notes.of('kamoruti-1')!.runs.map((run) => run.looks);
    expect(looks).toEqual([[2, expect.stringMatching(/^[0-9a-f]{16}$/)]]);
  });
});
