/** The last deal whose recognition this browser has seen, so that nobody who returns is shown it again. */
import type { IntrigueView } from '../wire/types';

const key = (): string => `penumbra:recognition:${location.pathname}`;

/** A deal as everybody sees it: no other of the evening is likely to look the same. */
export function markOf({ round, lord, seats }: IntrigueView): string {
  return [round, lord, ...seats.map(({ camp }) => camp?.[0] ?? '-')].join('');
}

export function met(): string {
  try {
    return localStorage.getItem(key()) ?? '';
  } catch {
    return '';
  }
}

export function meet(mark: string): void {
  try {
    localStorage.setItem(key(), mark);
  } catch {
    // A browser that keeps nothing shows the scene again to whoever returns.
  }
}
