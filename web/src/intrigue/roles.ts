/**
 * The roles of Shadow of Intrigue: the camp on a card's back, which everybody sees, and the side the
 * face is loyal to, which need not be the same (B1, B2). How many there are of each is in the view.
 */
import type { Camp, IntrigueRole, IntrigueView } from '../wire/types';

export const ROLES: readonly IntrigueRole[] = [
  'lord',
  'adept',
  'spy',
  'grand-master',
  'paladin',
  'traitor',
];

export const CAMPS: readonly Camp[] = ['dusk', 'brotherhood'];

export function campOf(role: IntrigueRole): Camp {
  return role === 'lord' || role === 'adept' || role === 'spy' ? 'dusk' : 'brotherhood';
}

/** The side a role wins with (B14, B15). */
export function loyaltyOf(role: IntrigueRole): Camp {
  return role === 'lord' || role === 'adept' || role === 'traitor' ? 'dusk' : 'brotherhood';
}

/** The roles a card's back leaves open (T-08); everybody knows the Lord. */
export function claimable(view: IntrigueView, seat: number): readonly IntrigueRole[] {
  const camp = view.seats[seat]?.camp;
  if (seat === view.lord) return [];
  return ROLES.filter((role) => role !== 'lord' && campOf(role) === camp);
}
