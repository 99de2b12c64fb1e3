/** What every registered game owes the frame, on recorded games. */
import { beforeAll, describe, expect, it } from 'vitest';
import { streams } from '../fixtures/streams';
import { bring, entryOf, GAMES, nextWith, playOf } from './games';
import type { GameEvent } from './wire/types';

/** Whether an event tells what only its player may know. */
function tells(told: GameEvent): boolean {
  const event = told as GameEvent & Record<string, unknown>;
  switch (event.event) {
    case 'role_dealt':
    case 'role_seen':
    case 'seen':
      return event['role'] !== null;
    case 'hand_dealt':
      return event['cards'] !== null;
    case 'card_given':
      return event['card'] !== null;
    case 'tile_taken':
      return event['source'] === 'stack' && event['tile'] !== null;
    case 'tile_kept':
      return !event['open'] && event['tile'] !== null;
    default:
      return event.event === 'recognised';
  }
}

describe.each(GAMES)('$name', ({ name }) => {
  const events = streams()
    .filter(({ game }) => game === name)
    .flatMap(({ steps }) => steps.flatMap((step) => step.events));

  beforeAll(async () => void (await bring(name)));

  it('keeps every secret of real games while cards are covered, and changes nothing else', () => {
    const { story } = playOf(name);
    const secret = events.filter(tells);
    expect(new Set(secret.map(({ event }) => event)).size).toBeGreaterThan(1);
    for (const event of secret) {
      const left = story.discreet(event);
      expect(left === null || !tells(left)).toBe(true);
    }
    for (const event of events) if (!tells(event)) expect(story.discreet(event)).toEqual(event);
  });

  it('reads points, winners and its place off any view', () => {
    const { points, winners } = playOf(name);
    for (const { players, steps } of streams().filter(({ game }) => game === name)) {
      for (const { view } of steps) expect(points(view)).toHaveLength(players);
      expect(winners(steps.at(-1)!.view).length).toBeGreaterThan(0);
    }
  });
});

it('a game the page does not know is played on the plain board', () => {
  const candle = entryOf('candle');
  expect([candle.name, candle.rules, candle.lesson]).toEqual(['candle', null, false]);
});

it('nobody plays a game before it is there', () => {
  expect(() => playOf('candle')).toThrow('candle');
});

it('games come in turn, and a game alone has no other', () => {
  const [first, second] = GAMES;
  expect(nextWith(first!.name, () => true)).toBe(second);
  expect(nextWith(second!.name, () => true)).toBe(first);
  expect(nextWith(first!.name, (game) => game === first)).toBeNull();
});
