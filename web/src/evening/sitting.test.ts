import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientMessage } from '../wire/types';

/** A socket whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly said: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Line.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  get kinds(): string[] {
    return this.said.map(({ type }) => type);
  }
}

class Shelf {
  readonly #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.#kept.set(key, text);
  removeItem = (key: string): void => void this.#kept.delete(key);
  clear = (): void => this.#kept.clear();
}

const listeners = new Map<string, () => void>();
const addEventListener = listeners.set.bind(listeners);
const removeEventListener = (): void => {};

vi.stubGlobal('location', { href: 'http://house/kamoruti', pathname: '/kamoruti', hash: '' });
vi.stubGlobal('addEventListener', addEventListener);
vi.stubGlobal('removeEventListener', removeEventListener);
vi.stubGlobal('document', { hidden: false, addEventListener, removeEventListener });
const navigator = { languages: ['en'], onLine: true };
vi.stubGlobal('navigator', navigator);
vi.stubGlobal('WebSocket', Line);
vi.stubGlobal('localStorage', new Shelf());
vi.stubGlobal('sessionStorage', new Shelf());
const { Sitting } = await import('./sitting.svelte');
const { tickets } = await import('../wire/tickets');
const { notes } = await import('../fair/notes');
const { drawHash, promise, rollHash } = await import('../fair/draw');

const table = {
  code: 'kamoruti',
  number: 1,
  stage: 'playing',
  commitment: 'c0'.repeat(32),
  attempt: null as number | null,
  draw: null,
  wishes: { game: 'shamans' },
  seats: [
    { name: 'Ann', person: 1, level: null },
    { name: 'Bot', person: null, level: 'seeker' },
  ],
};
const welcome = (over: object = {}): object => ({
  type: 'welcome',
  you: { person: 1, seat: 0 },
  seq: 4,
  turn: 7,
  table,
  view: null,
  clock: null,
  present: [1],
  talk: [],
  missed: [],
  complete: true,
  ...over,
});

const last = (): Line => Line.all.at(-1)!;
const hello = (seq: number, whole = false): object => ({
  type: 'hello',
  token: 'token',
  seat: 0,
  seq,
  whole,
  attentive: true,
});

function seated(token = 'token') {
  const sitting = new Sitting('kamoruti', token, () => null);
  last().open();
  last().tell(welcome());
  return sitting;
}

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a sitting', () => {
  test('comes back after a loss, says where it was, and repeats what was not answered', async () => {
    const sitting = seated();
    const done = sitting.do({ type: 'pause' });
    last().onclose?.();
    expect(sitting.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().said).toEqual([hello(4)]);
    last().tell(welcome());
    const again = last().said.find(({ type }) => type === 'pause');
    last().tell({ type: 'ack', seq: 4, re: (again as { id: string }).id });
    await expect(done).resolves.toBeUndefined();
  });

  test('says that a connection is lost only when it is for long, or the network has gone', () => {
    const sitting = seated();
    last().onclose?.();
    expect([sitting.link, sitting.moment]).toEqual(['lost', true]);
    vi.advanceTimersByTime(1000);
    last().onclose?.();
    vi.advanceTimersByTime(4000);
    expect(sitting.moment).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(sitting.moment).toBe(false);
    last().open();
    last().tell(welcome());
    last().onclose?.();
    expect(sitting.moment).toBe(true);
    navigator.onLine = false;
    listeners.get('offline')?.();
    navigator.onLine = true;
    expect([sitting.link, sitting.moment]).toEqual(['lost', false]);
  });

  test('has one line only, however often it is hurried', () => {
    seated();
    last().onclose?.();
    listeners.get('online')?.();
    const early = last();
    listeners.get('online')?.();
    expect(early.readyState).toBe(3);
    early.onopen?.();
    last().open();
    expect(early.said).toEqual([]);
    expect(last().kinds).toEqual(['hello']);
  });

  test('takes a silence for an end only when nobody answers', () => {
    const sitting = seated();
    // A hidden tab is woken once a minute: much silence, but nothing was asked yet.
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(4000);
    expect(sitting.link).toBe('open');
    expect(last().kinds.at(-1)).toBe('ping');
    last().tell({ type: 'pong' });
    vi.advanceTimersByTime(12_000);
    expect(sitting.link).toBe('open');
    vi.advanceTimersByTime(24_000);
    expect(sitting.link).toBe('lost');
  });

  test('decides once, however often one clicks', async () => {
    const sitting = seated();
    const made = sitting.act('play red-1');
    expect(sitting.act('play red-1')).toBe(made);
    expect(last().kinds).toEqual(['hello', 'act']);
    const act = last().said.at(-1) as { id: string };
    last().tell({ type: 'error', code: 'illegal', data: {}, re: act.id });
    await expect(made).rejects.toThrow('illegal');
    void sitting.act('play red-2').catch(() => {});
    expect(last().kinds).toEqual(['hello', 'act', 'act']);
  });

  test('that was ended refuses at once, and forgets its own ticket only', async () => {
    const ticket = { code: 'kamoruti', link: '', person: 1 };
    const sitting = seated('old');
    tickets.keep({ ...ticket, token: 'new' });
    last().tell({ type: 'bye', code: 'unknown_token' });
    expect(sitting.ended).toBe('unknown_token');
    expect(tickets.of('kamoruti')?.token).toBe('new');
    await expect(sitting.do({ type: 'stand' })).rejects.toThrow('unknown_token');
    seated('new');
    last().tell({ type: 'bye', code: 'unknown_token' });
    expect(tickets.of('kamoruti')).toBeUndefined();
  });

  test('keeps the ticket of somebody who was sent away: he may be let back', () => {
    tickets.keep({ code: 'kamoruti', link: '', person: 1, token: 'mine' });
    seated('mine');
    last().tell({ type: 'bye', code: 'kicked' });
    expect(tickets.of('kamoruti')?.token).toBe('mine');
    tickets.forget('kamoruti');
  });

  test('holds the house to the promise it gave first', () => {
    const sitting = seated();
    expect(sitting.protest).toBeNull();
    last().tell(welcome({ table: { ...table, commitment: 'ab'.repeat(32) } }));
    expect(sitting.protest?.code).toBe('commitment_changed');
    expect(notes.of('kamoruti-1')?.commitment).toBe(table.commitment);
    expect(notes.of('kamoruti-1')?.broken?.code).toBe('commitment_changed');
  });
});

describe('the draw', () => {
  const gathering = { ...table, number: 2, stage: 'gathering' };
  const drawing = { ...table, number: 2, stage: 'drawing', attempt: 1 };
  const facts = {
    id: 'kamoruti-2',
    game: 'shamans',
    players: 2,
    board: {},
    first: null,
    names: ['Ann', 'Bot'],
  };
  const rolled = (commit: string, ofBot = 'bot') => ({
    attempt: 1,
    before: '00'.repeat(32),
    commitment: table.commitment,
    facts,
    shares: [commit, ofBot],
  });

  function promised(): { sitting: InstanceType<typeof Sitting>; commit: string } {
    const sitting = new Sitting('kamoruti', 'token', () => null);
    last().open();
    last().tell(welcome({ table: gathering, complete: false }));
    last().tell({ type: 'table', seq: 5, what: 'drawing', person: 1, seat: null, table: drawing });
    const share = last().said.find(({ type }) => type === 'share') as
      { commit: string } | undefined;
    return { sitting, commit: share?.commit ?? '' };
  }

  const reveals = (): { id: string; share: string }[] =>
    last().said.filter(({ type }) => type === 'reveal') as never;

  beforeEach(() => localStorage.clear());

  test('a share is kept before it is promised, and opened when it is on the roll', async () => {
    const { sitting, commit } = promised();
    const [kept] = notes.of('kamoruti-2')!.attempts[0]!.own;
    expect(kept![1]).toBe(commit);
    expect(promise(table.commitment, 1, 0, kept![0])).toBe(commit);
    last().tell({ type: 'roll', seq: 6, ...rolled(commit) });
    const [reveal] = reveals();
    expect(reveal?.share).toBe(kept![0]);
    last().tell({ type: 'ack', seq: 6, re: reveal!.id });
    await Promise.resolve();
    await Promise.resolve();
    expect(notes.of('kamoruti-2')!.attempts[0]!.acked).toBe(true);
    const opened = [kept![0], null];
    const draw = drawHash(rollHash(rolled(commit)), opened);
    last().tell({ type: 'drawn', seq: 7, attempt: 1, opened, draw });
    expect(sitting.protest).toBeNull();
    last().tell({ type: 'undrawn', seq: 8, attempt: 1, opened: [null, null], missing: [0] });
    expect(sitting.protest?.code).toBe('share_thrown_away');
  });

  test('another tab opens what this one has promised', () => {
    const { sitting, commit } = promised();
    sitting.close();
    const other = new Sitting('kamoruti', 'token', () => null);
    last().open();
    expect(last().said).toEqual([hello(5, true)]);
    const roll = { type: 'roll', seq: 6, ...rolled(commit) };
    last().tell(welcome({ seq: 6, table: { ...drawing, attempt: null }, missed: [roll] }));
    expect(reveals()).toHaveLength(1);
    expect(other.protest).toBeNull();
  });

  test('nothing is opened on a roll that is not of this table, or without one’s own promise', () => {
    const first = promised();
    last().tell({ type: 'roll', seq: 6, ...rolled(first.commit, 'ab'.repeat(32)) });
    expect(first.sitting.protest).toEqual({ code: 'foreign_chair', data: { chair: 2 } });
    expect(reveals()).toEqual([]);
    localStorage.clear();
    const second = promised();
    last().tell({ type: 'roll', seq: 6, ...rolled('away') });
    expect(second.sitting.protest).toBeNull();
    expect(reveals()).toEqual([]);
    last().tell({ type: 'roll', seq: 7, ...rolled(second.commit) });
    expect(second.sitting.protest?.code).toBe('roll_changed');
    expect(reveals()).toEqual([]);
  });

  test('without a memory the page still takes part', () => {
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { sitting, commit } = promised();
    last().tell({ type: 'roll', seq: 6, ...rolled(commit) });
    expect(reveals()).toHaveLength(1);
    expect(sitting.protest).toBeNull();
    full.mockRestore();
  });
});
