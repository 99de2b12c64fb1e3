/** The end of one's time at a table: left for good, or deleted for everybody. The front page waits. */
import type { Sitting } from '../evening/sitting.svelte';
import { router } from '../router.svelte';
import { Refused } from '../wire/rest';
import { tickets } from '../wire/tickets';

/** The table's good-bye may come before its answer; if both are lost, one is unknown there. */
const GONE = ['left', 'deleted', 'unknown_token', 'no_table'];

export async function leave(sitting: Sitting, how: 'leave' | 'delete' = 'leave'): Promise<void> {
  try {
    await sitting.do({ type: how });
  } catch (why) {
    if (!(why instanceof Refused && GONE.includes(why.code))) throw why;
  }
  tickets.forget(sitting.code);
  router.go('/');
}
