/** Leaving a table for good: the seat is given up, and the front page waits. */
import type { Sitting } from '../evening/sitting.svelte';
import { router } from '../router.svelte';
import { Refused } from '../wire/rest';
import { tickets } from '../wire/tickets';

export async function leave(sitting: Sitting): Promise<void> {
  try {
    await sitting.do({ type: 'leave' });
  } catch (why) {
    // The table's good-bye may come before its answer; if both are lost, one is unknown there.
    if (!(why instanceof Refused && ['left', 'unknown_token'].includes(why.code))) throw why;
  }
  tickets.forget(sitting.code);
  router.go('/');
}
