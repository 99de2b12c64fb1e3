/** The table as somebody sees it who looks over a player's shoulder while his cards are covered. */
import type { ShamansView } from '../wire/types';

/** The table without the viewer's secrets: what everybody may know, and no more. */
export function covered(view: ShamansView): ShamansView {
  if (view.viewer === null) return view;
  return {
    ...view,
    hand: [],
    drawn: null,
    giving: null,
    legal: [],
    given: view.given.map((gift) => ({ ...gift, card: null })),
    seats: view.seats.map((seat) => ({
      ...seat,
      role: seat.role_open ? seat.role : null,
      hidden_tiles: null,
      aside_cards: null,
    })),
  };
}
