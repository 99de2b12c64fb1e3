/**
 * What one has seen happen so far: the evening's moments without those that are still to be shown on
 * the stage, so that neither log nor score sheet nor end of the game runs ahead of the eye.
 */
import type { Moment } from '../evening/evening';
import type { Sitting } from '../evening/sitting.svelte';
import type { GameEvent } from '../wire/types';

export class Witnessed {
  readonly #sitting: () => Sitting;
  /** The last event that was on stage. */
  #last: GameEvent | null = null;

  constructor(sitting: () => Sitting) {
    this.#sitting = sitting;
  }

  readonly moments: readonly Moment[] = $derived.by(() => {
    const { evening, stage } = this.#sitting();
    if (stage.beat) this.#last = stage.beat.event;
    else if (stage.idle) this.#last = lastEvent(evening.moments);
    return stage.idle ? evening.moments : until(evening.moments, this.#last);
  });
}

function lastEvent(moments: readonly Moment[]): GameEvent | null {
  const last = moments.findLast((moment) => moment.kind === 'events');
  return last?.kind === 'events' ? (last.events.at(-1) ?? null) : null;
}

/** The moments up to this event; talk and what changes at the table are never late. */
export function until(moments: readonly Moment[], last: GameEvent | null): readonly Moment[] {
  const at = moments.findLastIndex(
    (moment) => moment.kind === 'events' && last !== null && moment.events.includes(last),
  );
  const moment = moments[at];
  if (moment?.kind !== 'events' || !last) {
    return last ? moments : moments.filter((other) => other.kind !== 'events');
  }
  const seen = { ...moment, events: moment.events.slice(0, moment.events.indexOf(last) + 1) };
  const later = moments.slice(at + 1).filter((other) => other.kind !== 'events');
  return [...moments.slice(0, at), seen, ...later];
}
