import { describe, expect, it } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { Moment } from '../evening/evening';
import type { GameEvent } from '../wire/types';
import { cardsOf, inOneGo, plainToSee, pictureOf, seatsOf, story } from './story';

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
const intrigue = games.filter(({ game }) => game === 'intrigue');

const told = (events: GameEvent[]): Moment[] => [
  { seq: 1, kind: 'events', turn: 1, game: 1, events },
];

describe('the story', () => {
  it('has a chapter for every trick of every round', () => {
    for (const { moments, viewer } of shamans) {
      const events = moments.flatMap((moment) => (moment.kind === 'events' ? moment.events : []));
      const chapters = story(moments, 1, viewer);
      for (const kind of ['round_began', 'trick_began', 'round_ended'] as const)
        expect(chapters.filter(({ opening }) => opening?.event === kind)).toHaveLength(
          events.filter(({ event }) => event === kind).length,
        );
      expect(
        new Set(chapters.flatMap(({ key, lines }) => [key, ...lines.map((l) => l.key)])).size,
      ).toBe(chapters.reduce((sum, { lines }) => sum + 1 + lines.length, 0));
    }
  });

  it('has a chapter for every circle and interrogation', () => {
    for (const { moments, viewer } of intrigue) {
      const kinds = new Set(story(moments, 1, viewer).map(({ opening }) => opening?.event));
      expect(kinds).toContain('circle_began');
      expect(kinds).toContain('judging');
    }
  });

  it('tells steps of the pawn in one direction as one move', () => {
    const steps: GameEvent[] = [
      { event: 'pawn_moved', start: 3, to: 4 },
      { event: 'pawn_moved', start: 4, to: 5 },
      { event: 'pawn_moved', start: 5, to: 4 },
    ];
    expect(inOneGo(steps)).toEqual([
      { event: 'pawn_moved', start: 3, to: 5 },
      { event: 'pawn_moved', start: 5, to: 4 },
    ]);
  });

  it('spares a player the secrets of others', () => {
    expect(plainToSee({ event: 'role_dealt', seat: 1, role: null }, 0)).toBe(true);
    expect(plainToSee({ event: 'role_dealt', seat: 0, role: 'shaman' }, 0)).toBe(false);
    expect(plainToSee({ event: 'role_seen', seat: 1, role: null }, 0)).toBe(true);
  });

  it('tells nothing of what was dealt while cards are covered', () => {
    const dealt: GameEvent[] = [
      { event: 'role_dealt', seat: 0, role: 'shaman' },
      { event: 'hand_dealt', seat: 0, cards: ['red-1'] },
      { event: 'tile_taken', seat: 0, source: 'stack', tile: 'dagger' },
    ];
    const lines = (covered: boolean) =>
      story(told(dealt), 1, 0, covered).flatMap((chapter) => chapter.lines.map((l) => l.event));
    const moments = told(dealt);
    expect(lines(false)).toEqual(dealt);
    expect(lines(true)).toEqual([{ ...dealt[2], tile: null }]);
    expect(story(moments, 1, 0)).not.toEqual(story(moments, 1, 0, true));
  });

  it('tells nothing of another game at the same table', () => {
    expect(story(told([{ event: 'round_began', round: 1, marker: 0 }]), 2, null)).toEqual([]);
  });

  it('knows whom and what a line is about', () => {
    expect(seatsOf({ event: 'eliminated', seat: 2, role: 'shaman', by: 0 })).toEqual([2, 0]);
    expect(seatsOf({ event: 'said', seat: 1, claim: 'accuse 3' })).toEqual([1, 3]);
    expect(seatsOf({ event: 'said', seat: 1, claim: 'silence' })).toEqual([1]);
    expect(cardsOf({ event: 'card_given', giver: 0, receiver: 1, card: null })).toEqual([]);
    expect(cardsOf({ event: 'card_played', seat: 0, card: 'red-1', follows: true })).toEqual([
      'red-1',
    ]);
    expect(pictureOf({ event: 'seen', interrogator: 0, target: 1, role: null })).toBe('role-back');
  });
});
