import { describe, expect, test } from 'vitest';
import { NOBODY_YET, receive, type Evening } from './evening';
import type { ServerMessage, ShamansView, TableState, Talk, Welcome } from '../wire/types';

const table = (over: Partial<TableState> = {}): TableState => ({
  code: 'kamoruti',
  wishes: {
    game: 'shamans',
    players: 3,
    board: 'standard',
    language: 'en',
    level: 'seeker',
    clock: 'off',
    public: false,
    spectators: true,
    delay: 0,
    talk: 'strict',
    takeover: 120,
    pace: 900,
    chatter: 'off',
    hints: false,
  },
  stage: 'playing',
  paused: false,
  paused_by: null,
  pause_asked: [],
  hints_agreed: [],
  rest: null,
  locked: false,
  host: 1,
  former: null,
  seats: ['Ann', 'Robin', 'Noor'].map((name) => ({ name, person: null, level: 'seeker' })),
  people: [],
  sent_away: [],
  number: 1,
  commitment: 'c0',
  attempt: null,
  draw: null,
  record: null,
  ...over,
});
const view = (trick: number): ShamansView => ({ game: 'shamans', trick }) as ShamansView;
const began = (trick: number) => ({ event: 'trick_began', trick, guide: 0 });
const update = (seq: number, trick = seq, clock?: number | null): ServerMessage => ({
  type: 'update',
  seq,
  turn: seq,
  events: [began(trick)],
  view: view(trick),
  ...(clock === undefined ? {} : { clock }),
});
const talk = (seq: number, text: string): Talk => ({
  type: 'talk',
  seq,
  person: 1,
  name: 'Ann',
  seat: 0,
  text,
  claim: null,
  tone: null,
  warned: [],
  round: 1,
  step: 1,
});
const welcome = (over: Partial<Welcome>): Welcome => ({
  type: 'welcome',
  protocol: 1,
  you: { person: 1, seat: 0 },
  seq: 0,
  turn: 0,
  table: table(),
  view: null,
  clock: null,
  present: [1],
  watching: 0,
  talk: [],
  said: [],
  missed: [],
  complete: true,
  ...over,
});
const told = (evening: Evening, ...messages: ServerMessage[]): Evening =>
  messages.reduce((so, message) => receive(so, message, 1000), evening);

describe('the evening', () => {
  test('an update brings the newest view, its events and its turn', () => {
    const evening = told(NOBODY_YET, welcome({}), update(1));
    expect(evening.view).toEqual(view(1));
    expect(evening.turn).toBe(1);
    expect(evening.moments).toEqual([
      { seq: 1, kind: 'events', turn: 1, game: 1, events: [began(1)] },
    ]);
  });

  test('what was told twice happened once', () => {
    const once = told(NOBODY_YET, welcome({}), update(1), update(2));
    expect(told(once, update(2), update(1))).toEqual(once);
  });

  test('who comes back gets what was missed, in order, and the view of now', () => {
    const before = told(NOBODY_YET, welcome({}), update(1));
    const { view: _, ...missed } = update(2) as Extract<ServerMessage, { type: 'update' }>;
    const back = told(
      before,
      welcome({ seq: 3, turn: 3, missed: [missed, talk(3, 'hm')], view: view(2) }),
    );
    expect(back.moments.map((moment) => moment.seq)).toEqual([1, 2, 3]);
    expect(back.view).toEqual(view(2));
    expect(back.seq).toBe(3);
  });

  test('after too long an absence the evening begins anew', () => {
    const before = told(NOBODY_YET, welcome({}), update(1));
    const back = told(
      before,
      welcome({ seq: 90, complete: false, view: view(9), talk: [talk(0, 'still there?')] }),
    );
    expect(back.moments.map((moment) => moment.seq)).toEqual([-1]);
    expect(told(back, update(91)).moments.map((moment) => moment.seq)).toEqual([-1, 91]);
  });

  test('what a newcomer is told of belongs to the game it happened in', () => {
    const { view: _, ...first } = update(1) as Extract<ServerMessage, { type: 'update' }>;
    const { view: __, ...second } = update(3) as Extract<ServerMessage, { type: 'update' }>;
    const rematched: ServerMessage = {
      type: 'table',
      seq: 2,
      what: 'rematched',
      person: 1,
      seat: null,
      table: table({ number: 2 }),
    };
    const here = told(
      NOBODY_YET,
      welcome({ seq: 3, table: table({ number: 2 }), missed: [first, rematched, second] }),
    );
    const games = here.moments.flatMap((moment) => (moment.kind === 'events' ? [moment.game] : []));
    expect(games).toEqual([1, 2]);
  });

  test('a claim is heard once, wherever it was made', () => {
    const said = { seat: 2, claim: 'am spy', round: 1, step: 1, act: true };
    const claim = { ...talk(2, ''), text: null, claim: 'lies 2' };
    const evening = told(
      NOBODY_YET,
      welcome({ said: [said] }),
      { ...update(1), said: [{ ...said, seat: 3 }] } as ServerMessage,
      claim,
      claim,
      talk(3, 'well'),
    );
    expect(evening.said.map(({ seat, claim, act }) => [seat, claim, act])).toEqual([
      [2, 'am spy', true],
      [3, 'am spy', true],
      [0, 'lies 2', false],
    ]);
  });

  test('the talk of a welcome is not heard twice', () => {
    const first = told(NOBODY_YET, welcome({}), talk(1, 'hello'));
    const back = told(first, welcome({ seq: 1, talk: [talk(0, 'hello')] }));
    expect(back.moments).toHaveLength(1);
  });

  test('a rematch clears the table but not what was said', () => {
    const played = told(NOBODY_YET, welcome({}), talk(1, 'well played'), update(2));
    const next = told(played, {
      type: 'table',
      seq: 3,
      what: 'rematched',
      person: 1,
      seat: null,
      table: table({ number: 2, stage: 'gathering' }),
    });
    expect(next.view).toBeNull();
    expect(next.table?.number).toBe(2);
    expect(next.moments.map((moment) => moment.kind)).toEqual(['talk', 'events', 'table']);
  });

  test('a clock keeps when it was read, stays where an update is silent, and ends with null', () => {
    const timed = told(NOBODY_YET, welcome({ clock: 9000 }));
    expect(timed.clock).toEqual({ left: 9000, at: 1000 });
    expect(told(timed, update(1)).clock).toEqual({ left: 9000, at: 1000 });
    expect(told(timed, update(1, 1, null)).clock).toBeNull();
    const asked = told(timed, { type: 'clock', left: 20_000, by: 2 });
    expect(asked.clock?.left).toBe(20_000);
    expect(asked.extendedBy).toBe(2);
  });

  test('what is told of a draw is counted', () => {
    const drawn = told(NOBODY_YET, welcome({}), {
      type: 'drawn',
      seq: 1,
      attempt: 1,
      opened: [null, null, null],
      draw: 'd0',
    });
    expect(drawn.seq).toBe(1);
  });
});
