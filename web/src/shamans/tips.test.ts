import { describe, expect, it } from 'vitest';
import type { ShamansEvent, ShamansView } from '../wire/types';
import { tips } from './tips';

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
    expect(tips.forDecision(view({}))).toEqual({ id: 'coach-shamans-play', topic: 'follow' });
    expect(tips.forDecision(view({ destination: null }))?.id).toBe('coach-shamans-play-lead');
  });

  it('is silent while others decide, and when the round is over', () => {
    const others = { kind: 'play', waiting: [2], subject: null, rituals: [] };
    expect(tips.forDecision(view({ decision: others }))).toBeNull();
    expect(tips.forDecision(view({ viewer: null }))).toBeNull();
    const over = { kind: 'over', waiting: [], subject: null, rituals: [] };
    expect(tips.forDecision(view({ decision: over }))).toBeNull();
  });

  it('speaks of others who do not follow, not of the reader', () => {
    const strays = (seat: number) =>
      ({ event: 'card_played', seat, card: 'blue-1', follows: false }) as ShamansEvent;
    expect(tips.forEvent(view({}), strays(2), false)?.id).toBe('coach-shamans-stray');
    expect(tips.forEvent(view({}), strays(0), false)).toBeNull();
  });

  it('tells what to do with a role when a round begins', () => {
    const begins = (trick: number) => ({ event: 'trick_began', trick, guide: 1 }) as ShamansEvent;
    expect(tips.forEvent(view({}), begins(1), false)).toEqual({
      id: 'coach-shamans-shadow',
      topic: 'goal',
    });
    expect(tips.forEvent(view({}), begins(2), false)).toBeNull();
    expect(tips.forEvent(view({}), begins(1), true)).toBeNull();
  });
});
