import { expect, it } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { GameEvent } from '../wire/types';
import { discreet, discreetly } from './discreet';

const events = streams().flatMap(({ steps }) => steps.flatMap((step) => step.events));

/** Whether an event tells what only its player may know. */
function tells(event: GameEvent): boolean {
  switch (event.event) {
    case 'role_dealt':
    case 'role_seen':
    case 'seen':
      return event.role !== null;
    case 'hand_dealt':
      return event.cards !== null;
    case 'card_given':
      return event.card !== null;
    case 'tile_taken':
      return event.source === 'stack' && event.tile !== null;
    case 'tile_kept':
      return !event.open && event.tile !== null;
    default:
      return event.event === 'recognised';
  }
}

it('keeps every secret of real games, and changes nothing else', () => {
  const secret = events.filter(tells);
  expect(new Set(secret.map(({ event }) => event)).size).toBeGreaterThan(5);
  for (const event of secret) {
    const left = discreet(event);
    expect(left === null || !tells(left)).toBe(true);
  }
  for (const event of events) if (!tells(event)) expect(discreet(event)).toEqual(event);
});

it('leaves a beat its length', () => {
  const event: GameEvent = { event: 'role_seen', seat: 0, role: 'shadow' };
  expect(discreetly({ id: 3, event, ms: 700 })).toEqual({
    id: 3,
    event: { ...event, role: null },
    ms: 700,
  });
  expect(discreetly(null)).toBeNull();
});
