import { describe, expect, it } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { Moment } from '../evening/evening';
import type { GameEvent, GameView } from '../wire/types';
import { advance } from '../intrigue/advance';
import type { IntrigueEvent, IntrigueView } from '../wire/types';
import { asLeft, gained, leaders, sheet } from './score';

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

  it('shows a round as it was left to whoever looks back from the next one', () => {
    const moves = {
      advance: (view: GameView, event: GameEvent) =>
        advance(view as IntrigueView, event as IntrigueEvent),
    };
    for (const { game, moments, players, steps } of games) {
      if (game !== 'intrigue') continue;
      const { rounds } = sheet(moments, 1, players, 1);
      const next = steps.find(({ view }) => view.round === 2)?.view;
      const first = rounds[0];
      if (!next || !first) throw new Error('the recorded game has two rounds');
      const left = asLeft(next, first, moves) as IntrigueView;
      expect(left.seats.filter(({ condemned }) => condemned)).toHaveLength(2);
      expect(left.result?.winner).toBe(first.ended?.winner);
      const before = steps.findLast(({ view }) => view.round === 1)?.view as IntrigueView;
      expect(left.interrogations.map(({ announced }) => announced)).toEqual(
        before.interrogations.map(({ announced }) => announced),
      );
      expect(asLeft(before, first, moves)).toBe(before);
    }
  });

  it('marks nobody before the first point', () => {
    expect(leaders([0, 0])).toEqual([]);
    expect(leaders([2, 3, 3])).toEqual([1, 2]);
  });
});
