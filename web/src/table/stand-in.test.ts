import { describe, expect, it } from 'vitest';
import type { Moment } from '../evening/evening';
import type { TableChanged } from '../wire/types';
import { standIn } from './stand-in';

const change = (seq: number, what: string, seat: number): Moment => ({
  seq,
  kind: 'table',
  change: { type: 'table', seq, what, seat } as TableChanged,
});
const played = (seq: number, seat: number): Moment => ({
  seq,
  kind: 'events',
  turn: seq,
  game: 1,
  events: [{ event: 'card_played', seat } as never],
});
const evening = [
  played(1, 0),
  change(2, 'substituted', 0),
  played(3, 0),
  played(4, 1),
  change(5, 'returned', 0),
  played(6, 0),
];

describe('the stand-in', () => {
  it('tells what was done in one’s name, and nothing else', () => {
    expect(standIn(evening, 0)).toEqual({ seq: 5, events: [{ event: 'card_played', seat: 0 }] });
  });

  it('has done nothing for others, and nothing while one is still away', () => {
    expect(standIn(evening, 1)).toBeNull();
    expect(standIn(evening, null)).toBeNull();
    expect(standIn(evening.slice(0, 4), 0)).toBeNull();
  });
});
