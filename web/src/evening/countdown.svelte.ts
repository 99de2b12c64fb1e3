/** How much time is left for the present decision, counted down before one's eyes. */
import type { Sitting } from './sitting.svelte';

const TICK = 250;

export class Countdown {
  #now = $state(Date.now());
  #clock: () => Sitting['evening']['clock'];

  /** Milliseconds; 0 where no clock runs. */
  readonly left = $derived.by(() => {
    const clock = this.#clock();
    return clock ? Math.max(0, clock.left - Math.max(0, this.#now - clock.at)) : 0;
  });
  /** Minutes and seconds, as a clock shows them. */
  readonly shown = $derived.by(() => {
    const seconds = Math.ceil(this.left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  });
  /** Whether there is a clock to look at. */
  readonly runs: boolean;

  constructor(sitting: () => Sitting) {
    this.#clock = () => sitting().evening.clock;
    this.runs = $derived(this.#clock() !== null && sitting().evening.table?.stage === 'playing');
    $effect(() => {
      if (!this.#clock()) return;
      this.#now = Date.now();
      const ticking = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(ticking);
    });
  }
}
