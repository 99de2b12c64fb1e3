/**
 * What the viewer knows for certain of who is who: roles he has seen, and what the deck leaves over.
 * And the same table as somebody sees it who looks over his shoulder while his cards are covered.
 */
import type { Camp, IntrigueRole, IntrigueView } from '../wire/types';
import { campOf, ROLES } from './roles';

/** The roles a seat may still have, by its back and by the copies that lie elsewhere. */
export function possible(view: IntrigueView, seat: number): IntrigueRole[] {
  const one = view.seats[seat];
  if (!one?.camp) return [];
  if (one.role) return [one.role];
  return ROLES.filter((role) => {
    if (campOf(role) !== one.camp) return false;
    const placed = view.seats.filter((other) => other.role === role).length;
    return placed < view.deck[role];
  });
}

/** The role of a seat if it is known, be it that nothing else is left for it. */
export function known(view: IntrigueView, seat: number): IntrigueRole | null {
  const [first, ...others] = possible(view, seat);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Whether a role that is shown is the viewer's own secret: nobody need see it by his screen. */
export function isPrivate(view: IntrigueView, seat: number): boolean {
  const one = view.seats[seat];
  return view.viewer !== null && one?.role != null && !one.open;
}

/** Whom the viewer has recognised with his eyes open (B4, B5). */
export function recognised(view: IntrigueView): { seat: number; role: IntrigueRole }[] {
  const own = view.viewer === null ? null : view.seats[view.viewer]?.role;
  if (own === null || own === undefined || own === 'lord' || own === 'adept') return [];
  const role: IntrigueRole = own === 'grand-master' ? 'spy' : 'grand-master';
  const seat = view.seats.findIndex((one) => one.role === role);
  return seat < 0 ? [] : [{ seat, role }];
}

/** Somebody whose role the viewer knows, and from where: an open card, a look, recognition, or the deck. */
export interface Known {
  seat: number;
  camp: Camp | null;
  role: IntrigueRole;
  from: 'open' | 'looked' | 'recognised' | 'left';
}

/** Everybody but the Lord and himself whom the viewer knows. */
export function acquainted(view: IntrigueView): Known[] {
  const seen = new Set(recognised(view).map((one) => one.seat));
  const looked = new Set(
    view.interrogations.filter((one) => one.seen !== null).map((one) => one.target),
  );
  return view.seats.flatMap((one, seat) => {
    const role = known(view, seat);
    if (seat === (view.viewer ?? -1) || seat === view.lord || role === null) return [];
    const from = one.open
      ? 'open'
      : looked.has(seat)
        ? 'looked'
        : seen.has(seat)
          ? 'recognised'
          : 'left';
    return [{ seat, camp: one.camp, role, from }];
  });
}

/** The table without the viewer's secrets, for a screen that others can see. */
export function covered(view: IntrigueView): IntrigueView {
  return {
    ...view,
    seats: view.seats.map((seat) => (seat.open ? seat : { ...seat, role: null })),
    interrogations: view.interrogations.map((one) => ({ ...one, seen: null })),
  };
}
