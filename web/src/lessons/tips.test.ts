import { describe, expect, it } from 'vitest';
import type { GameEvent, ShamansView } from '../wire/types';
import { tipForDecision, tipForEvent } from './tips';

const view = (part: object): ShamansView =>
  ({
    game: 'shamans',
    viewer: 0,
    destination: 'blue',
    decision: { kind: 'play', waiting: [0], subject: null, rituals: [] },
    seats: [{ role: 'shadow' }],
    ...part,
  }) as unknown as ShamansView;

describe('the coach', () => {
  it('has a tip for what the reader must decide', () => {
    expect(tipForDecision(view({}))).toEqual({ id: 'coach-shamans-play', topic: 'follow' });
    expect(tipForDecision(view({ destination: null }))?.id).toBe('coach-shamans-play-lead');
  });

  it('is silent while others decide, and when the round is over', () => {
    const others = { kind: 'play', waiting: [2], subject: null, rituals: [] };
    expect(tipForDecision(view({ decision: others }))).toBeNull();
    expect(tipForDecision(view({ viewer: null }))).toBeNull();
    const over = { kind: 'over', waiting: [], subject: null, rituals: [] };
    expect(tipForDecision(view({ decision: over }))).toBeNull();
  });

  it('speaks of others who do not follow, not of the reader', () => {
    const strays = (seat: number) =>
      ({ event: 'card_played', seat, card: 'blue-1', follows: false }) as GameEvent;
    expect(tipForEvent(view({}), strays(2))?.id).toBe('coach-shamans-stray');
    expect(tipForEvent(view({}), strays(0))).toBeNull();
  });

  it('tells what to do with a role when a round begins', () => {
    const begins = (trick: number) => ({ event: 'trick_began', trick, guide: 1 }) as GameEvent;
    expect(tipForEvent(view({}), begins(1))).toEqual({ id: 'coach-shamans-shadow', topic: 'goal' });
    expect(tipForEvent(view({}), begins(2))).toBeNull();
    expect(tipForEvent(view({}), begins(1), true)).toBeNull();
  });
});
