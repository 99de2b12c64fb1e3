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
    return this.said.map(({ type }) => type).filter((type) => type !== 'salt');
  }
}

class Shelf {
  readonly #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.#kept.set(key, text);
}

const listeners = new Map<string, () => void>();
const addEventListener = listeners.set.bind(listeners);
const removeEventListener = (): void => {};

vi.stubGlobal('location', { href: 'http://house/kamoruti', pathname: '/kamoruti', hash: '' });
vi.stubGlobal('addEventListener', addEventListener);
vi.stubGlobal('removeEventListener', removeEventListener);
vi.stubGlobal('document', { hidden: false, addEventListener, removeEventListener });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('WebSocket', Line);
vi.stubGlobal('localStorage', new Shelf());
vi.stubGlobal('sessionStorage', new Shelf());
const { Sitting } = await import('./sitting.svelte');
const { promises, tickets } = await import('../wire/tickets');

const table = { code: 'kamoruti', number: 1, round: 1, stage: 'playing', commitment: 'c0' };
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

function seated(token = 'token') {
  const sitting = new Sitting('kamoruti', token);
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
    expect(last().said).toEqual([{ type: 'hello', token: 'token', seat: 0, seq: 4 }]);
    last().tell(welcome());
    const again = last().said.find(({ type }) => type === 'pause');
    last().tell({ type: 'ack', seq: 4, re: (again as { id: string }).id });
    await expect(done).resolves.toBeUndefined();
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
    last().tell({ type: 'bye', code: 'kicked' });
    expect(sitting.ended).toBe('kicked');
    expect(tickets.of('kamoruti')?.token).toBe('new');
    await expect(sitting.do({ type: 'stand' })).rejects.toThrow('kicked');
    seated('new');
    last().tell({ type: 'bye', code: 'kicked' });
    expect(tickets.of('kamoruti')).toBeUndefined();
  });

  test('holds the house to the promise it gave first', () => {
    seated();
    last().tell(welcome({ table: { ...table, commitment: 'another' } }));
    expect(promises.of('kamoruti-1')?.commitment).toBe('c0');
  });
});
