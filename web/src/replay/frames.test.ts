import { beforeAll, describe, expect, it } from 'vitest';
import { replay, streams, type Stream } from '../../fixtures/streams';
import { bring, GAMES as REGISTERED, playOf } from '../games';
import type { Frame } from '../wire/types';
import { lines, marks, noticed } from './frames';

const GAMES = REGISTERED.map(({ name }) => name);
beforeAll(async () => void (await Promise.all(GAMES.map(bring))));

/** A recorded stream as the frames its viewer would be shown. */
function framesOf({ steps, viewer }: Stream): Frame[] {
  return steps.map(({ seat, action, events, view }) => {
    const own = seat === viewer && viewer !== null;
    return {
      seat: own ? seat : null,
      action: own ? action : null,
      check: null,
      events,
      view,
      hands: null,
    };
  });
}

describe.each(GAMES)('a game of %s', (name) => {
  const { frames } = replay(name);

  it('has a mark where each round begins, the first at the very beginning', () => {
    const rounds = marks(frames, playOf(name).story).filter((mark) => mark.depth === 'round');
    expect(rounds).toHaveLength(replay(name).header.fair!.salts!.length);
    expect(rounds[0]!.frame).toBe(0);
    for (const { frame } of rounds) {
      expect(frames[frame]!.events.some((event) => event.event === 'round_began')).toBe(true);
    }
  });

  it('has its parts and moments in between, in order', () => {
    const found = marks(frames, playOf(name).story);
    expect(found.map((mark) => mark.frame)).toEqual(
      found.map((mark) => mark.frame).sort((a, b) => a - b),
    );
    const parts = new Set(
      found.filter((mark) => mark.depth === 'part').map((mark) => mark.event.event),
    );
    expect(parts).toEqual(new Set(name === 'shamans' ? ['trick_began'] : ['sent', 'judging']));
  });

  it('tells every act in its log: what it brought, or that it was done', () => {
    const told = lines(frames, playOf(name).story);
    const silent = frames.flatMap((frame, number) => (frame.events.length ? [] : [number]));
    expect(told.filter((line) => line.event === null).map((line) => line.frame)).toEqual(silent);
    expect(told.some((line) => line.event?.event === 'card_placed')).toBe(false);
  });
});

describe('through the eyes of a seat or a spectator', () => {
  it.each(streams())('$game, $players players: every step told can be noticed', (stream) => {
    const frames = framesOf(stream);
    expect(noticed(frames)).toEqual(frames.map((_, number) => number));
  });

  it('what nobody could notice is left out, of the steps and of the log', () => {
    const [deal, act] = framesOf(streams()[0]!);
    const unheard = { ...act!, seat: null, action: null, events: [], view: deal!.view };
    expect(noticed([deal!, unheard, act!])).toEqual([0, 2]);
    expect(lines([unheard], playOf('shamans').story)).toEqual([]);
  });
});
