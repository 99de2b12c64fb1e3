/**
 * Could he have followed? What a viewer can know of each time a player did not match the Destination. Sure
 * things only: a card of that world he played later was in his hand (unless the Eclipse brought it), and
 * where no card of it was left to hold, he can't have had one. Everything else stays open.
 */
import type { Card, ShamansView, World } from '../wire/types';
import { numberOf, worldOf } from './things';
import { trail, type Played } from './trail';

export type Refusal = Played &
  (
    | { verdict: 'held' | 'held-maybe'; later: Card }
    | { verdict: 'had-none' }
    | { verdict: 'unknown'; unseen: number }
  );

export function refusals(view: ShamansView, seat: number): Refusal[] {
  const played = trail(view, seat);
  return played.flatMap((one, at): Refusal[] => {
    if (one.follows) return [];
    const later = played.slice(at + 1).find(({ card }) => worldOf(card) === one.asked)?.card;
    if (later) {
      const verdict = came(view, seat, later);
      return verdict ? [{ ...one, verdict, later }] : [];
    }
    const unseen = hidden(view, seat, one.asked);
    if (unseen === 0 && view.eclipse === 'hidden' && view.seats[seat]?.alive)
      return [{ ...one, verdict: 'had-none' }];
    return [{ ...one, verdict: 'unknown', unseen }];
  });
}

/** Whether a card that was played later had been there: surely, perhaps, or surely not. */
function came(view: ShamansView, seat: number, card: Card): 'held' | 'held-maybe' | null {
  const gift = view.given.find(({ receiver }) => receiver === seat);
  if (!gift) return 'held';
  if (gift.card === null) return 'held-maybe';
  return gift.card === card ? null : 'held';
}

/** Cards of a world that this player could hold, as far as the viewer sees. */
function hidden(view: ShamansView, seat: number, world: World): number {
  const place = view.worlds.find((one) => one.world === world);
  if (!place) return 0;
  const own = seat === view.viewer ? [] : view.hand.filter((card) => worldOf(card) === world);
  const table = view.tricks
    .flatMap(({ cards }) => cards)
    .filter((card): card is Card => card !== null && worldOf(card) === world);
  const seen = new Set([...place.cards, ...[...own, ...table].map(numberOf)]);
  return place.needs - seen.size;
}
