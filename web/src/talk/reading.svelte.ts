/** How far somebody has read the talk: what others said since is unread. */
import type { Sitting } from '../evening/sitting.svelte';
import { mutedAt } from './muted.svelte';

export class Reading {
  /** The number of the last message that was on the screen. */
  #upTo = $state(0);
  readonly #sitting: () => Sitting;

  constructor(sitting: () => Sitting) {
    this.#sitting = sitting;
    this.read();
  }

  readonly unread = $derived.by(() => {
    const { evening, person, code } = this.#sitting();
    const muted = mutedAt(code);
    return evening.moments.filter(
      (moment) =>
        moment.kind === 'talk' &&
        moment.seq > this.#upTo &&
        moment.talk.person !== person &&
        !muted.has(moment.talk.person),
    ).length;
  });

  /** Everything said until now has been seen. */
  read(): void {
    this.#upTo = this.#sitting().evening.moments.at(-1)?.seq ?? this.#upTo;
  }
}
