/**
 * Things in flight over the page: a card from a hand to the table, a tile from the row to a player.
 * A flight goes from one rectangle to another; where it begins is noted before the page changes and
 * where it ends afterwards, so `depart` is called in `$effect.pre` and `land` in `$effect`.
 * Nothing waits for a flight, and nobody who wants less motion sees one.
 */

export interface Route<Piece> {
  piece: Piece;
  /** Anchors, the best first: elements with `data-anchor` inside the board. */
  from: readonly string[];
  to: readonly string[];
  /** The share of the time that passes before it begins. */
  after?: number;
  fades?: boolean;
}

export interface Flight<Piece> {
  id: number;
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  /** Hidden until the flight has arrived there. */
  target: HTMLElement | null;
  delay: number;
  ms: number;
  fades: boolean;
}

const LONGEST = 600;

export function anchor(within: ParentNode, names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    const found = within.querySelector<HTMLElement>(`[data-anchor="${name}"]`);
    if (found && found.getClientRects().length) return found;
  }
  return null;
}

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Flights<Piece> {
  all = $state.raw<readonly Flight<Piece>[]>([]);
  #count = 0;
  #departed: { route: Route<Piece>; from: DOMRect }[] = [];

  /** Note where the pieces lie before the page is drawn anew. */
  depart(within: ParentNode, routes: readonly Route<Piece>[]): void {
    this.#departed = routes.flatMap((route) => {
      const from = anchor(within, route.from);
      return from ? [{ route, from: from.getBoundingClientRect() }] : [];
    });
  }

  /** The page shows what came of it: let the pieces arrive there. */
  land(within: ParentNode, ms: number): void {
    const departed = this.#departed;
    this.#departed = [];
    if (!ms || calm()) return;
    const flights = departed.flatMap(({ route, from }) => {
      const target = anchor(within, route.to);
      if (!target) return [];
      const delay = ms * (route.after ?? 0);
      const fades = route.fades ?? false;
      const time = Math.min(LONGEST, (ms - delay) * 0.9);
      const to = target.getBoundingClientRect();
      return [{ id: ++this.#count, piece: route.piece, from, to, target, delay, ms: time, fades }];
    });
    if (flights.length) this.all = [...this.all, ...flights];
  }

  arrived(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }
}
