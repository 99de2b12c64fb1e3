import { describe, expect, it } from 'vitest';
import type { Moment } from '../evening/evening';
import type { TableChanged } from '../wire/types';
import { story } from '../shamans/story';
import type { Story } from '../game/game';
import { standIn as standInOf } from './stand-in';

const standIn = (moments: readonly Moment[], seat: number | null, covered = false) =>
  standInOf(moments, seat, story as unknown as Story, covered);

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

  it('keeps the secrets of one whose cards are covered', () => {
    const secrets = [
      { event: 'role_seen', seat: 0, role: 'shadow' },
      { event: 'tile_kept', seat: 0, tile: 'dagger', open: false },
      { event: 'card_given', seat: 0, giver: 0, receiver: 1, card: 'red-3' },
    ] as never[];
    const moments = evening.map((moment) =>
      moment.seq === 3 ? ({ ...moment, events: secrets } as Moment) : moment,
    );
    expect(standIn(moments, 0)?.events).toEqual(secrets);
    expect(standIn(moments, 0, true)?.events).toEqual([
      { event: 'tile_kept', seat: 0, tile: null, open: false },
      { event: 'card_given', seat: 0, giver: 0, receiver: 1, card: null },
    ]);
  });

  it('has done nothing for others, and nothing while one is still away', () => {
    expect(standIn(evening, 1)).toBeNull();
    expect(standIn(evening, null)).toBeNull();
    expect(standIn(evening.slice(0, 4), 0)).toBeNull();
  });
});
