import { expect, it } from 'vitest';
import type { ShamansEvent } from '../wire/types';
import { story } from './story';

it('tells steps of the pawn in one direction as one move', () => {
  const steps: ShamansEvent[] = [
    { event: 'pawn_moved', start: 3, to: 4 },
    { event: 'pawn_moved', start: 4, to: 5 },
    { event: 'pawn_moved', start: 5, to: 4 },
  ];
  expect(story.inOneGo(steps)).toEqual([
    { event: 'pawn_moved', start: 3, to: 5 },
    { event: 'pawn_moved', start: 5, to: 4 },
  ]);
});

it('spares a player the secrets of others', () => {
  expect(story.plainToSee({ event: 'role_dealt', seat: 1, role: null }, 0)).toBe(true);
  expect(story.plainToSee({ event: 'role_dealt', seat: 0, role: 'shaman' }, 0)).toBe(false);
  expect(story.plainToSee({ event: 'role_seen', seat: 1, role: null }, 0)).toBe(true);
});

it('knows whom and what a line is about', () => {
  expect(story.seats({ event: 'eliminated', seat: 2, role: 'shaman', by: 0 })).toEqual([2, 0]);
  const cards = story.cards!;
  expect(cards.of({ event: 'card_given', giver: 0, receiver: 1, card: null })).toEqual([]);
  expect(cards.of({ event: 'card_played', seat: 0, card: 'red-1', follows: true })).toEqual([
    'red-1',
  ]);
});
