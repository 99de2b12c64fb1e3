import { describe, expect, it } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { Moment } from '../evening/evening';
import type { GameView } from '../wire/types';
import { gained, leaders, sheet } from './score';

/** Each recorded game as the moments of an evening. */
const games = streams().map((stream) => ({
  ...stream,
  moments: stream.steps.map(({ events }, at): Moment => ({
    seq: at + 1,
    kind: 'events',
    turn: at,
    game: 1,
    events,
  })),
}));
const shamans = games.filter(({ game }) => game === 'shamans');

describe('the score sheet', () => {
  it('adds up to the totals of the view, in both games', () => {
    for (const { moments, players, steps } of games) {
      const view = steps.at(-1)?.view;
      const kept = sheet(moments, 1, players, 1);
      expect(kept.whole).toBe(true);
      const { seats } = view as GameView & { seats: { points: number }[] };
      seats.forEach((seat, at) =>
        expect(kept.rounds.reduce((sum, round) => sum + gained(round, at), 0)).toBe(seat.points),
      );
      expect(kept.rounds.every(({ ended, roles }) => ended && roles)).toBe(true);
    }
  });

  it('knows what it has missed', () => {
    for (const { moments, players } of shamans) {
      const kept = sheet(moments.slice(5), 1, players, 1);
      expect(kept.whole).toBe(false);
      expect(kept.rounds.map(({ round }) => round)).toEqual(kept.rounds.map((_, at) => at + 1));
    }
    expect(sheet([], 1, 3, 2).whole).toBe(false);
  });

  it('marks nobody before the first point', () => {
    expect(leaders([0, 0])).toEqual([]);
    expect(leaders([2, 3, 3])).toEqual([1, 2]);
  });
});
