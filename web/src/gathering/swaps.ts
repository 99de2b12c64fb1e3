/** Offers to swap chairs that still stand: each ends when anybody moves. */
import type { Moment } from '../evening/evening';

/** What leaves everybody where he sits. */
const STILL = new Set(['renamed', 'host_passed', 'locked', 'unlocked']);

/** The seat each person would like to have, by person. */
export function offers(moments: readonly Moment[]): Map<number, number> {
  const standing = new Map<number, number>();
  for (const moment of moments) {
    if (moment.kind !== 'table') continue;
    const { what, person, seat } = moment.change;
    if (what === 'swap_offered' && person !== null && seat !== null) standing.set(person, seat);
    else if (!STILL.has(what)) standing.clear();
  }
  return standing;
}
