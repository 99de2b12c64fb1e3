/** What was said in this round, for the board: the last words of everybody hang in the air for a while. */
import type { Moment } from '../evening/evening';
import type { Said } from '../game/said';
import { claimWords } from '../words/claims';
import type { Speech } from '../words/speech';

/** Milliseconds a sentence hangs in the air. */
const AIR = 9000;

export class Saying {
  /** The number of the last message that has faded. */
  #faded = $state(0);
  readonly #moments: () => readonly Moment[];
  readonly #round: () => number;
  readonly #muted: (person: number | null) => boolean;

  constructor(
    moments: () => readonly Moment[],
    round: () => number,
    muted: (person: number | null) => boolean,
  ) {
    this.#moments = moments;
    this.#round = round;
    this.#muted = muted;
    $effect(() => {
      const last = this.#spoken.at(-1)?.seq;
      if (last !== undefined) setTimeout(() => (this.#faded = Math.max(this.#faded, last)), AIR);
    });
  }

  readonly #spoken = $derived.by(() => {
    const moments = this.#moments();
    const began = moments.findLastIndex(
      (moment) =>
        moment.kind === 'events' && moment.events.some(({ event }) => event === 'round_began'),
    );
    return moments
      .slice(began + 1)
      .flatMap((moment) =>
        moment.kind === 'talk' && moment.talk.round === this.#round() ? [moment] : [],
      );
  });

  /** In the words of the reader. */
  said(speech: Pick<Speech, 'names'>): Said[] {
    return this.#spoken.flatMap(({ seq, talk }) => {
      const { seat, text, claim, tone, person } = talk;
      if (seat === null || this.#muted(person)) return [];
      const words = claim === null ? (text ?? '') : claimWords(claim, speech.names, tone);
      return [{ seq, seat, claim, words, fresh: seq > this.#faded }];
    });
  }
}
