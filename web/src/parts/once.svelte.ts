/** One thing at a time: a second click while the first is on its way does nothing. */
import { notices } from './notices.svelte';

export class Once {
  busy = $state(false);

  /** Do it unless something is being done; a refusal is told in words. Tells whether it was done. */
  readonly run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    if (this.busy) return false;
    this.busy = true;
    try {
      await deed();
      return true;
    } catch (why) {
      notices.refused(why);
      return false;
    } finally {
      this.busy = false;
    }
  };
}
