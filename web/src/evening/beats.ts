/**
 * How long what happened is looked at. An update brings several events; each is a *beat* with a
 * duration of its own, so that fast bots stay readable. When the table runs ahead of the eye, the
 * beats of what is routine get shorter, and in the end they are left out; what is worth a second or
 * more (a ritual, a Dagger, a verdict) is never hurried.
 */
import type { Speed } from '../prefs.svelte';
import type { GameEvent } from '../wire/types';

export interface Beat {
  /** Counts up, so that the same event twice is two beats. */
  id: number;
  event: GameEvent;
  /** Milliseconds this event is on stage; 0: it is only applied. */
  ms: number;
}

const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
const HURRY_FROM = 2;
const SKIP_FROM = 8;
/** Milliseconds from which on an event is more than routine. */
const SOLEMN = 1000;

/** How long an event is looked at that is worth `look` milliseconds, while `waiting` further updates
 * wait behind it. */
export function duration(look: number, speed: Speed, waiting: number): number {
  if (look >= SOLEMN) return Math.round(look * FACTOR[speed]);
  if (waiting >= SKIP_FROM) return 0;
  const hurry = waiting >= HURRY_FROM ? 0.4 : 1;
  return Math.round(look * FACTOR[speed] * hurry);
}
