/** Which of the coach's tips this browser has had already: each of them is given once. */
import type { Tip } from '../game/game';

const KEY = 'penumbra:tips';

/** Tips that were shown in this browser. */
export function given(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function give(tip: Tip): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...given().add(tip.id)]));
  } catch {
    // A browser that keeps nothing gets its tips once a visit.
  }
}
