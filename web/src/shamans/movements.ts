/**
 * What flies where when something happens: from one anchor of the page to another. Anchors are
 * elements with `data-anchor`; where the first one named is not on the page, the next one serves.
 */
import { currentTrick, worldOf } from './things';
import type { Card, ShamansEvent, ShamansRole, ShamansView, Tile } from '../wire/types';

export type Piece =
  | { kind: 'card'; card: Card }
  | { kind: 'card-back' }
  | { kind: 'tile'; tile: Tile }
  | { kind: 'tile-back' }
  | { kind: 'role'; role: ShamansRole | null }
  | { kind: 'points'; points: number };

export interface Movement {
  piece: Piece;
  from: string[];
  to: string[];
  /** The share of the beat that passes before it begins. */
  after?: number;
  /** It vanishes on its way: it goes out of the round, or only rises. */
  fades?: boolean;
}

const face = (card: Card | null): Piece => (card ? { kind: 'card', card } : { kind: 'card-back' });
const tileFace = (tile: Tile | null): Piece =>
  tile ? { kind: 'tile', tile } : { kind: 'tile-back' };
const home = (card: Card): string[] => [`slot-${card}`, `world-${worldOf(card)}`];
const handOf = (view: ShamansView, seat: number, card?: Card | null): string[] =>
  seat === view.viewer && card
    ? [`hand-${card}`, 'hand', `seat-${seat}`]
    : [`fan-${seat}`, `seat-${seat}`];

/** The movements of an event; `view` is the one after it. */
export function movements(event: ShamansEvent, view: ShamansView): Movement[] {
  switch (event.event) {
    case 'hand_dealt': {
      const to =
        event.seat === view.viewer ? ['hand', `seat-${event.seat}`] : handOf(view, event.seat);
      return [0, 0.2, 0.4].map((after) => ({
        piece: { kind: 'card-back' },
        from: ['table'],
        to,
        after,
      }));
    }
    case 'left_over':
      return [{ piece: face(event.card), from: ['table'], to: home(event.card) }];
    case 'tile_shown':
      return [{ piece: tileFace(event.tile), from: ['stack'], to: [`row-${event.slot}`] }];
    case 'card_played':
      return [
        {
          piece: face(event.card),
          from: handOf(view, event.seat, event.card),
          to: [`trick-${event.seat}`],
        },
      ];
    case 'card_placed':
      return [{ piece: face(event.card), from: before(view, event.card), to: home(event.card) }];
    case 'cards_collected':
      return spread(event.cards, (card) => ({
        piece: face(card),
        from: before(view, card),
        to: home(card),
      }));
    case 'hand_placed':
      return spread(event.cards, (card) => ({
        piece: face(card),
        from: handOf(view, event.seat, card),
        to: home(card),
      }));
    case 'hand_set_aside':
      return event.count
        ? [
            {
              piece: { kind: 'card-back' },
              from: handOf(view, event.seat),
              to: [`seat-${event.seat}`],
              fades: true,
            },
          ]
        : [];
    case 'tile_taken': {
      const from = event.source === 'stack' ? 'stack' : `row-${event.source}`;
      return [
        {
          piece: tileFace(event.tile),
          from: [from],
          to: [`tiles-${event.seat}`, `seat-${event.seat}`],
        },
      ];
    }
    case 'card_given':
      return [
        {
          piece: face(event.card),
          from: handOf(view, event.giver, event.card),
          to: handOf(view, event.receiver, event.card),
        },
      ];
    case 'roles_swapped':
      return [swap(view, event.seat, event.target), swap(view, event.target, event.seat)];
    case 'dagger_spent':
      return [
        {
          piece: { kind: 'tile', tile: 'dagger' },
          from: [`tiles-${event.seat}`, `seat-${event.seat}`],
          to: [`seat-${event.target}`],
          fades: true,
        },
      ];
    case 'portal_used':
      return [
        {
          piece: { kind: 'tile', tile: 'portal' },
          from: [`tiles-${event.seat}`, `seat-${event.seat}`],
          to: ['pawn'],
          fades: true,
        },
      ];
    case 'points':
      return [
        {
          piece: { kind: 'points', points: event.points },
          from: [`seat-${event.seat}`],
          to: [`points-${event.seat}`, `seat-${event.seat}`],
          fades: true,
        },
      ];
    default:
      return [];
  }
}

/** Where a played card lies: before whoever played it in this trick. */
function before(view: ShamansView, card: Card): string[] {
  const seat = currentTrick(view)?.cards.indexOf(card) ?? -1;
  return [`trick-${seat}`, `seat-${seat}`, 'table'];
}

/** The card one knew before the swap lies with the other now. */
function swap(view: ShamansView, from: number, to: number): Movement {
  const seat = view.seats[to];
  return {
    piece: { kind: 'role', role: seat?.role_open ? seat.role : null },
    from: [`role-${from}`, `seat-${from}`],
    to: [`role-${to}`, `seat-${to}`],
  };
}

function spread(cards: readonly Card[], move: (card: Card) => Movement): Movement[] {
  return cards.map((card, at) => ({ ...move(card), after: (0.4 * at) / cards.length }));
}
