/** What can be read off a view at a glance: cards, the trick on the table, who sits where. */
import type { Card, ShamansTrick, ShamansView, World } from '../wire/types';

export function worldOf(card: Card): World {
  return card.split('-')[0] as World;
}

export function numberOf(card: Card): number {
  return Number(card.split('-')[1]);
}

/** The trick that is being played; none before the first deal. */
export function currentTrick(view: ShamansView): ShamansTrick | undefined {
  return view.tricks.at(-1);
}

export function isPlaced(view: ShamansView, card: Card): boolean {
  const world = view.worlds.find((one) => one.world === worldOf(card));
  return world?.cards.includes(numberOf(card)) ?? false;
}

/** The card lying before a player: played in this trick, and not yet in a world. */
export function lyingBefore(view: ShamansView, seat: number): Card | null {
  const card = currentTrick(view)?.cards[seat] ?? null;
  return card && !isPlaced(view, card) ? card : null;
}

/** The card a player has played in this trick that does not match: it stays in sight until the trick ends. */
export function strayBefore(view: ShamansView, seat: number): Card | null {
  const card = currentTrick(view)?.cards[seat] ?? null;
  return card && view.destination && worldOf(card) !== view.destination ? card : null;
}

/** Cards that count for lowest and highest: those of survivors that match (4.1, 9.8). */
export function matching(view: ShamansView): { seat: number; card: Card }[] {
  const cards = currentTrick(view)?.cards ?? [];
  return cards.flatMap((card, seat) =>
    card && worldOf(card) === view.destination && view.seats[seat]?.alive ? [{ seat, card }] : [],
  );
}

/** The seats of the lowest and highest matching card so far. */
export function extremes(view: ShamansView): { lowest: number | null; highest: number | null } {
  const ranked = matching(view).sort((a, b) => numberOf(a.card) - numberOf(b.card));
  return { lowest: ranked[0]?.seat ?? null, highest: ranked.at(-1)?.seat ?? null };
}

/** Survivors who have not played in this trick. */
export function stillToPlay(view: ShamansView): number[] {
  const cards = currentTrick(view)?.cards ?? [];
  return view.seats.flatMap((seat, at) => (seat.alive && !cards[at] ? [at] : []));
}

/** Everybody clockwise, from whoever sits at the bottom: the viewer, or seat 0 for a spectator. */
export function aroundTable(view: ShamansView): number[] {
  const bottom = view.viewer ?? 0;
  return view.seats.map((_, at) => (bottom + at) % view.players);
}
