/**
 * A deal of Shamans once more, from the same chance: whoever doubts one can follow it here step by
 * step ("Chance" in docs/protocol.md).
 */
import { repeated, type Chance } from '../fair/chance';
import { same } from '../fair/same';
import type { Dealing, Following } from '../game/game';
import type {
  Card,
  GameEvent,
  GameView,
  RecordHeader,
  ShamansEvent,
  ShamansRole,
  ShamansView,
  Side,
  Tile,
  World,
} from '../wire/types';

/** How Shamans depends on the number of players (1.2-1.4, S-01). */
const BY_PLAYERS: Record<number, { highest: number; hand: number; shadows: number }> = {
  3: { highest: 6, hand: 9, shadows: 1 },
  4: { highest: 6, hand: 9, shadows: 1 },
  5: { highest: 8, hand: 11, shadows: 2 },
};
const ARTIFACTS: readonly [Tile, number][] = [
  ['dagger', 5],
  ['portal', 2],
  ['shard', 3],
  ['mask', 2],
];
const IN_STACK = 10;

interface Deal {
  roles: ShamansRole[];
  hands: string[][];
  leftOver: string[];
  row: Tile[];
  /** From top to bottom. */
  stack: (Tile | 'eclipse')[];
  arrow: Side;
  /** Who holds the marker, where chance decides (S-10). */
  marker: number | null;
}

type Board = { world: { colour: World; players: number }[] };

/** A round of Shamans (2.2-2.8). */
export function deal(header: RecordHeader, round: number, chance: Chance): Deal {
  const { players, first } = header;
  const { highest, hand, shadows } = BY_PLAYERS[players] ?? { highest: 0, hand: 0, shadows: 0 };
  const worlds = (header.board as Board).world.filter((world) => world.players <= players);
  const deck = worlds.flatMap((world) =>
    Array.from({ length: highest }, (_, number) => `${world.colour}-${number + 1}`),
  );
  const cards = chance.shuffle(deck);
  const sorted = (from: number, to?: number): string[] => {
    const taken = new Set(cards.slice(from, to));
    return deck.filter((card) => taken.has(card));
  };
  const roles = chance.shuffle<ShamansRole>([
    ...repeated('shaman' as const, players - shadows),
    ...repeated('shadow' as const, shadows),
  ]);
  const tiles = chance.shuffle(ARTIFACTS.flatMap(([tile, copies]) => repeated(tile, copies)));
  const stack: (Tile | 'eclipse')[] = tiles.slice(2);
  stack.splice(1 + chance.below(IN_STACK), 0, 'eclipse');
  const arrow = chance.below(2) === 0 ? 'left' : 'right';
  return {
    roles,
    hands: Array.from({ length: players }, (_, s) => sorted(s * hand, (s + 1) * hand)),
    leftOver: sorted(players * hand),
    row: tiles.slice(0, 2),
    stack,
    arrow,
    marker: round === 1 && first === null ? chance.below(players) : null,
  };
}

type Used = Tile | 'eclipse';

/** Who holds which cards, tiles and role, from the deal on. */
class Round implements Following {
  readonly #deal: Deal;
  readonly #hands: Set<string>[];
  readonly #roles: ShamansRole[];
  readonly #tiles: Used[][];
  /** Row and stack in the order in which they come to light. */
  readonly #order: Used[];
  readonly #row: Partial<Record<Side, Tile>> = {};
  /** Whose role card was exchanged: they may not have looked at it yet. */
  readonly #swapped = new Set<number>();
  /** Cards that lie on the table. */
  readonly #out = new Set<string>();
  #next = 0;
  #left = 0;

  constructor(dealt: Deal) {
    this.#deal = dealt;
    this.#hands = dealt.hands.map((hand) => new Set(hand));
    this.#roles = [...dealt.roles];
    this.#tiles = dealt.roles.map(() => []);
    this.#order = [...dealt.row, ...dealt.stack];
  }

  dealt(told: GameEvent): ShamansEvent | null {
    const event = told as ShamansEvent;
    switch (event.event) {
      case 'round_began':
        return this.#deal.marker === null ? null : { ...event, marker: this.#deal.marker };
      case 'role_dealt':
        return { ...event, role: this.#deal.roles[event.seat] ?? null };
      case 'hand_dealt':
        return { ...event, cards: (this.#deal.hands[event.seat] ?? []) as Card[] };
      default:
        return null;
    }
  }

  step(told: GameEvent): 'deal' | number | null {
    const expected = this.dealt(told);
    if (expected !== null) return same(expected, told) ? null : 'deal';
    const event = told as ShamansEvent;
    switch (event.event) {
      case 'left_over':
        this.#out.add(event.card);
        return this.#deal.leftOver[this.#left++] === event.card ? null : 'deal';
      case 'tile_shown':
        this.#row[event.slot] = event.tile;
        return this.#drawn(event.tile);
      case 'eclipse':
        return event.arrow === this.#deal.arrow ? this.#drawn('eclipse') : 'deal';
      case 'tile_taken':
        return this.#take(event.seat, event.source, event.tile);
      case 'tile_kept':
        return event.tile !== null && this.#tiles[event.seat]?.includes(event.tile)
          ? null
          : event.seat;
      case 'portal_used':
        return this.#spend(event.seat, 'portal');
      case 'dagger_spent':
        return this.#spend(event.seat, 'dagger');
      case 'tiles_lost':
        this.#tiles[event.seat] = [];
        return null;
      case 'card_played':
        return this.#lay(event.seat, [event.card]);
      case 'hand_placed':
        return this.#lay(event.seat, event.cards);
      case 'hand_set_aside':
        return this.#setAside(event.seat, event.count);
      case 'card_placed':
        return this.#out.has(event.card) ? null : 'deal';
      case 'card_given':
        return this.#give(event.giver, event.receiver, event.card);
      case 'roles_swapped':
        this.#swap(event.seat, event.target);
        return null;
      case 'role_seen':
      case 'role_revealed':
      case 'eliminated':
        return event.role === this.#roles[event.seat] ? null : event.seat;
      case 'roles_opened': {
        const other = event.roles.findIndex((role, seat) => role !== this.#roles[seat]);
        return other < 0 ? null : other;
      }
      default:
        return null;
    }
  }

  looks(told: GameView, seat: number): boolean {
    const view = told as ShamansView;
    const role = view.seats[seat]?.role ?? null;
    const given = view.given.flatMap(({ giver, card }) => (giver === seat && card ? [card] : []));
    const held = this.#holds(seat, view.hand) || this.#holds(seat, [...view.hand, ...given]);
    const known = role === null ? this.#swapped.has(seat) : role === this.#roles[seat];
    return held && known;
  }

  #holds(seat: number, cards: readonly string[]): boolean {
    const held = this.#hands[seat] ?? new Set();
    return cards.length === held.size && cards.every((card) => held.has(card));
  }

  #drawn(tile: Used): 'deal' | null {
    return this.#order[this.#next++] === tile ? null : 'deal';
  }

  #take(seat: number, source: string, tile: Tile | null): 'deal' | number | null {
    if (tile === null) return seat;
    this.#tiles[seat]?.push(tile);
    if (source === 'stack') return this.#drawn(tile);
    return this.#row[source as Side] === tile ? null : seat;
  }

  #spend(seat: number, tile: Tile): number | null {
    const at = this.#tiles[seat]?.indexOf(tile) ?? -1;
    if (at < 0) return seat;
    this.#tiles[seat]?.splice(at, 1);
    return null;
  }

  #lay(seat: number, cards: readonly string[]): number | null {
    for (const card of cards) {
      if (!this.#hands[seat]?.delete(card)) return seat;
      this.#out.add(card);
    }
    return null;
  }

  #setAside(seat: number, count: number): number | null {
    const held = this.#hands[seat]?.size;
    this.#hands[seat] = new Set();
    return held === count ? null : seat;
  }

  #give(giver: number, receiver: number, card: string | null): number | null {
    if (card === null || !this.#hands[giver]?.delete(card)) return giver;
    this.#hands[receiver]?.add(card);
    return null;
  }

  #swap(one: number, other: number): void {
    this.#swapped.add(one).add(other);
    const role = this.#roles[one] as ShamansRole;
    this.#roles[one] = this.#roles[other] as ShamansRole;
    this.#roles[other] = role;
  }
}

/** Who sees what (docs/protocol.md, "Events"): hands, roles, tiles from the stack, cards passed on. */
function toldTo(told: GameEvent, viewer: number | null): ShamansEvent {
  const event = told as ShamansEvent;
  switch (event.event) {
    case 'role_dealt':
    case 'role_seen':
      return event.seat === viewer ? event : { ...event, role: null };
    case 'hand_dealt':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'tile_taken':
      return event.seat === viewer || event.source !== 'stack' ? event : { ...event, tile: null };
    case 'tile_kept':
      return event.seat === viewer || event.open ? event : { ...event, tile: null };
    case 'card_given':
      return [event.giver, event.receiver].includes(viewer ?? -1)
        ? event
        : { ...event, card: null };
    default:
      return event;
  }
}

export const dealing: Dealing = {
  follow: (header, round, chance) => new Round(deal(header, round, chance)),
  toldTo,
  owed: ['role_dealt', 'hand_dealt'],
};
