import { describe, expect, it } from 'vitest';
import type { Moment } from '../evening/evening';
import type { GameEvent } from '../wire/types';
import { until } from './witnessed.svelte';

const told = (events: GameEvent[]): Moment[] => [
  { seq: 1, kind: 'events', turn: 1, game: 1, events },
];

describe('what has been witnessed', () => {
  it('ends with the event on stage, but talk is never late', () => {
    const talk = {
      type: 'talk',
      seq: 3,
      person: 1,
      name: 'Ann',
      seat: 0,
      text: 'well',
      claim: null,
      tone: null,
      warned: [],
      round: 1,
      step: 1,
    } as const;
    const [first, second, third] = [1, 2, 3].map((trick) => ({
      event: 'trick_began',
      trick,
    })) as GameEvent[] as [GameEvent, GameEvent, GameEvent];
    const moments: Moment[] = [
      ...told([first, second]),
      { seq: 2, kind: 'events', turn: 2, game: 1, events: [third] },
      { seq: 3, kind: 'talk', talk: { ...talk, warned: [] } },
    ];
    expect(until(moments, first)).toEqual([...told([first]), moments[2]]);
    expect(until(moments, third)).toEqual(moments);
  });
});
