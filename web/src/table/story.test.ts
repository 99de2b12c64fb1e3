import { describe, expect, it } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { Moment } from '../evening/evening';
import type { GameEvent, ShamansEvent } from '../wire/types';
import { story as intrigueStory } from '../intrigue/story';
import { story as shamansStory } from '../shamans/story';
import type { Story } from '../game/game';
import { chapters as chaptersOf, isWhole, since } from './story';

const story = (
  moments: readonly Moment[],
  game: number,
  viewer: number | null,
  of: unknown = shamansStory,
  covered = false,
) => chaptersOf(moments, game, of as Story, { viewer, covered });

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

  it('tells a listener every line from when he came, headings and all', () => {
    const reader = { viewer: 0, covered: false };
    for (const { moments } of shamans.slice(0, 2)) {
      const lines = story(moments, 1, 0).flatMap(({ key, opening, lines }) => [
        ...(opening ? [key] : []),
        ...lines.map((line) => line.key),
      ]);
      const heard = (from: number) =>
        since(from, moments, 1, shamansStory as unknown as Story, reader).map(({ key }) => key);
      expect(heard(0)).toEqual(lines);
      expect(heard(4)).toEqual(lines.filter((key) => Number(key.split('-')[0]) > 4));
      expect(heard(moments.length)).toEqual([]);
    }
  });

  it('has a chapter for every talk and interrogation', () => {
    for (const { moments, viewer } of intrigue) {
      const kinds = new Set(
        story(moments, 1, viewer, intrigueStory).map(({ opening }) => opening?.event),
      );
      expect(kinds.has('circle_began') || kinds.has('talk_began')).toBe(true);
      expect(kinds).toContain('judging');
    }
  });

  it('tells nothing of what was dealt while cards are covered', () => {
    const dealt: ShamansEvent[] = [
      { event: 'role_dealt', seat: 0, role: 'shaman' },
      { event: 'hand_dealt', seat: 0, cards: ['red-1'] },
      { event: 'tile_taken', seat: 0, source: 'stack', tile: 'dagger' },
    ];
    const lines = (covered: boolean) =>
      story(told(dealt), 1, 0, shamansStory, covered).flatMap((chapter) =>
        chapter.lines.map((l) => l.event),
      );
    const moments = told(dealt);
    expect(lines(false)).toEqual(dealt);
    expect(lines(true)).toEqual([{ ...dealt[2], tile: null }]);
    expect(story(moments, 1, 0)).not.toEqual(story(moments, 1, 0, shamansStory, true));
  });

  it('tells nothing of another game at the same table', () => {
    expect(story(told([{ event: 'round_began' }]), 2, null)).toEqual([]);
  });
});

describe('a log', () => {
  const changed = (what: string, number: number): Moment =>
    ({ seq: 0, kind: 'table', change: { what, table: { number } } }) as unknown as Moment;
  const dealt = told([{ event: 'dealt' }]);

  it('is whole for who saw the game begin, whatever its events are called', () => {
    expect(isWhole([changed('started', 1), ...dealt], 1)).toBe(true);
    expect(isWhole([changed('rematched', 1), ...dealt], 1)).toBe(true);
  });

  it('is cut for who came later', () => {
    expect(isWhole(dealt, 1)).toBe(false);
    expect(isWhole([...dealt, changed('paused', 1)], 1)).toBe(false);
    expect(isWhole([changed('started', 2), ...dealt], 1)).toBe(false);
    expect(isWhole(told([{ event: 'round_began', round: 2 } as GameEvent]), 1)).toBe(false);
  });

  it('is whole from the first round on for who was told all of it later', () => {
    for (const { moments } of games) expect(isWhole(moments, 1)).toBe(true);
  });
});
