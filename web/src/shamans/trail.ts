/**
 * What everybody could watch of a player in this round: each card with what had been asked for, and the
 * steps toward the Moon it caused. Read off the view, so that it is the same after a reload.
 */
import type { Card, ShamansTrick, ShamansView, World } from '../wire/types';
import { worldOf } from './things';

export interface Played {
  trick: number;
  /** The Destination; the card itself has set it where it was led. */
  asked: World;
  card: Card;
  led: boolean;
  follows: boolean;
}

/** What a trick asked for: the world of the card that was led. */
function askedIn(trick: ShamansTrick): World | null {
  const led = trick.cards[trick.guide];
  return led ? worldOf(led) : null;
}

/** A player's cards of this round, in the order they were played. */
export function trail(view: ShamansView, seat: number): Played[] {
  return view.tricks.flatMap((trick, at) => {
    const card = trick.cards[seat];
    const asked = askedIn(trick);
    if (!card || !asked) return [];
    const led = trick.guide === seat;
    return [{ trick: at + 1, asked, card, led, follows: worldOf(card) === asked }];
  });
}

/** The steps toward the Moon a player's own cards have caused in this round. */
export function stepsOf(view: ShamansView, seat: number): number {
  return trail(view, seat).filter(({ follows }) => !follows).length;
}
