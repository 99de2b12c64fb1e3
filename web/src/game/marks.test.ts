import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept: Record<string, string> = {};
vi.stubGlobal(
  'localStorage',
  new Proxy(kept, {
    get: (shelf, key: string) =>
      ({
        getItem: (name: string) => shelf[name] ?? null,
        setItem: (name: string, text: string) => void (shelf[name] = text),
        removeItem: (name: string) => void delete shelf[name],
      })[key] ?? shelf[key],
  }),
);
const { Marks } = await import('./marks.svelte');

beforeEach(() => {
  for (const key of Object.keys(kept)) delete kept[key];
});

describe('private marks and notes', () => {
  it('are found again at the same game of the same table, and at no other', () => {
    const marks = new Marks('kamoruti', 1);
    marks.put(2, 'shadow');
    marks.put(1, 'trust');
    marks.put(1, null);
    marks.write('she never follows');
    const again = new Marks('kamoruti', 1);
    expect(again.seats).toEqual({ 2: 'shadow' });
    expect(again.notes).toBe('she never follows');
    expect(new Marks('kamoruti', 2).seats).toEqual({});
    expect(new Marks('lopafume', 1).notes).toBe('');
  });

  it('are forgotten after a dozen other games, never those of this one', () => {
    for (let game = 1; game <= 20; game += 1) new Marks('kamoruti', game).write(`game ${game}`);
    expect(Object.keys(kept)).toHaveLength(12);
    expect(new Marks('kamoruti', 20).notes).toBe('game 20');
    expect(new Marks('kamoruti', 1).notes).toBe('');
  });

  it('are of one round, the notes of the whole game', () => {
    const marks = new Marks('kamoruti', 1);
    marks.begin(1);
    marks.put(2, 'spy');
    marks.write('two liars');
    const again = new Marks('kamoruti', 1);
    again.begin(1);
    expect(again.seats).toEqual({ 2: 'spy' });
    again.begin(2);
    expect(again.seats).toEqual({});
    expect(again.notes).toBe('two liars');
    expect(new Marks('kamoruti', 1).seats).toEqual({});
  });

  it('survive what somebody else has written in their place', () => {
    kept['penumbra:marks:kamoruti:1'] = '{';
    expect(new Marks('kamoruti', 1).notes).toBe('');
  });
});
