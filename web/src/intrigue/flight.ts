/** Cards that leave their place for the middle of the court and come back. */
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade } from 'svelte/transition';
import { cubicInOut } from 'svelte/easing';

const LONGEST = 550;

/** How long a movement may take while an event is on stage for `ms`; nothing moves without one. */
export function pace(ms: number | undefined): number {
  return prefersReducedMotion.current ? 0 : Math.min(LONGEST, (ms ?? 0) * 0.8);
}

export const [leave, arrive] = crossfade({
  easing: cubicInOut,
  fallback: (node, { duration }) => fade(node, typeof duration === 'number' ? { duration } : {}),
});
