/**
 * Shamans, one event further: the view as it is drawn while the events of an update are shown. Only
 * what lies on the table moves here; what the table asks next comes with the next view told.
 */
import { numberOf, worldOf } from './things';
import { ARTIFACTS, DISTANCE, HAND_SIZE, TILES } from '../wire/shamans';
import type {
  Card,
  ShamansEvent,
  ShamansRole,
  ShamansSeat,
  ShamansView,
  Tile,
} from '../wire/types';

/** On the board of the house; another board's own start arrives with the view that ends the deal. */
const distance: Readonly<Record<number, number>> = DISTANCE;
/** All artifacts and the Eclipse: two of them are turned up first. */
const TILES_AT_SET_UP = ARTIFACTS.reduce((sum, copies) => sum + copies, 1);

export function advance(view: ShamansView, event: ShamansEvent): ShamansView {
  const after = step(view, event);
  return { ...after, legal: [], decision: { ...after.decision, waiting: [] } };
}

function step(view: ShamansView, event: ShamansEvent): ShamansView {
  switch (event.event) {
    case 'round_began':
      return freshTable(view, event.round, event.marker);
    case 'role_dealt':
    case 'role_seen':
      return seat(view, event.seat, ({ role }) => ({ role: event.role ?? role }));
    case 'hand_dealt':
      return dealt(view, event.seat, event.cards);
    case 'left_over':
    case 'card_placed':
      return placed(view, [event.card]);
    case 'hand_placed':
      return handGone(placed(view, event.cards), event.seat);
    case 'cards_collected':
      return placed(view, event.cards);
    case 'tile_shown':
      return { ...slot(view, event.slot, event.tile), stack: view.stack - 1 };
    case 'trick_began':
      return {
        ...view,
        trick: event.trick,
        guide: event.guide,
        destination: null,
        tricks: [...view.tricks, { guide: event.guide, cards: view.seats.map(() => null) }],
      };
    case 'card_played':
      return played(view, event.seat, event.card);
    case 'pawn_moved':
      return { ...view, pawn: event.to };
    case 'points':
      return seat(view, event.seat, ({ points }) => ({ points: points + event.points }));
    case 'tile_taken':
      return taken(view, event.seat, event.source, event.tile);
    case 'tile_kept':
      return kept({ ...view, drawn: null }, event.seat, event.open, event.tile);
    case 'role_revealed':
      return seat(view, event.seat, () => ({ role: event.role, role_open: true }));
    case 'eclipse':
      return { ...view, eclipse: event.arrow };
    case 'card_given':
      return given(view, event.giver, event.receiver, event.card);
    case 'eclipse_over':
      return { ...view, eclipse: 'gone', stack: view.stack - 1, giving: null };
    case 'roles_swapped':
      return swapped(view, event.seat, event.target);
    case 'dagger_spent':
      return spent(view, event.seat, 'dagger', event.hidden);
    case 'portal_used':
      return spent(view, event.seat, 'portal', event.hidden);
    case 'eliminated':
      return seat(view, event.seat, () => ({ alive: false, role: event.role, role_open: true }));
    case 'tiles_lost':
      return lost(view, event.seat, event.open, event.hidden);
    case 'hand_set_aside':
      return setAside(view, event.seat, event.count);
    case 'round_ended':
      return { ...view, drawn: null, result: { winner: event.winner, why: event.why } };
    case 'roles_opened':
      return opened(view, event.roles);
    case 'game_ended':
      return { ...view, winner: event.winner };
    case 'window':
      return { ...view, decision: { ...view.decision, kind: event.window, subject: null } };
    case 'world_completed':
    case 'ritual':
    case 'ritual_idle':
    case 'guide_named':
      return view;
  }
}

function seat(
  view: ShamansView,
  index: number,
  change: (seat: ShamansSeat) => Partial<ShamansSeat>,
): ShamansView {
  const seats = view.seats.map((one, at) => (at === index ? { ...one, ...change(one) } : one));
  return { ...view, seats };
}

function freshTable(view: ShamansView, round: number, marker: number): ShamansView {
  const empty = (own: boolean, points: number): ShamansSeat => ({
    points,
    cards: 0,
    alive: true,
    role: null,
    role_open: false,
    open: [],
    hidden: 0,
    hidden_tiles: own ? [] : null,
    aside: 0,
    aside_cards: own ? [] : null,
  });
  return {
    ...view,
    round,
    marker,
    guide: marker,
    trick: 1,
    tricks: [],
    destination: null,
    pawn: view.moon - (distance[view.players] ?? view.moon),
    row: [null, null],
    stack: TILES_AT_SET_UP,
    eclipse: 'hidden',
    worlds: view.worlds.map((world) => ({ ...world, cards: [] })),
    seats: view.seats.map(({ points }, at) => empty(at === view.viewer, points)),
    hand: [],
    drawn: null,
    giving: null,
    given: [],
    out: { open: [], hidden: 0 },
    result: null,
  };
}

function dealt(view: ShamansView, to: number, cards: Card[] | null): ShamansView {
  const size = cards?.length ?? HAND_SIZE[view.players] ?? 0;
  const after = seat(view, to, () => ({ cards: size }));
  return to === view.viewer && cards ? { ...after, hand: cards } : after;
}

function placed(view: ShamansView, cards: readonly Card[]): ShamansView {
  const worlds = view.worlds.map((world) => {
    const more = cards.filter((card) => worldOf(card) === world.world).map(numberOf);
    return more.length
      ? { ...world, cards: [...world.cards, ...more].sort((a, b) => a - b) }
      : world;
  });
  return { ...view, worlds };
}

function handGone(view: ShamansView, from: number): ShamansView {
  const after = seat(view, from, () => ({ cards: 0 }));
  return from === view.viewer ? { ...after, hand: [] } : after;
}

function slot(view: ShamansView, side: 'left' | 'right', tile: Tile | null): ShamansView {
  const [left = null, right = null] = view.row;
  return { ...view, row: side === 'left' ? [tile, right] : [left, tile] };
}

function played(view: ShamansView, from: number, card: Card): ShamansView {
  const tricks = view.tricks.map((trick, at) =>
    at === view.tricks.length - 1
      ? { ...trick, cards: trick.cards.map((one, who) => (who === from ? card : one)) }
      : trick,
  );
  const after = seat(view, from, ({ cards }) => ({ cards: cards - 1 }));
  return {
    ...after,
    tricks,
    destination: view.destination ?? worldOf(card),
    hand: view.hand.filter((one) => one !== card),
  };
}

function taken(
  view: ShamansView,
  by: number,
  source: 'left' | 'right' | 'stack',
  tile: Tile | null,
): ShamansView {
  if (source === 'stack')
    return { ...view, stack: view.stack - 1, drawn: by === view.viewer ? tile : null };
  const after = slot(view, source, null);
  return tile ? seat(after, by, ({ open }) => ({ open: inOrder([...open, tile]) })) : after;
}

function kept(view: ShamansView, by: number, open: boolean, tile: Tile | null): ShamansView {
  return seat(view, by, (one) => {
    if (open) return tile ? { open: inOrder([...one.open, tile]) } : {};
    const tiles = one.hidden_tiles;
    return {
      hidden: one.hidden + 1,
      hidden_tiles: tiles && tile ? inOrder([...tiles, tile]) : tiles,
    };
  });
}

function given(view: ShamansView, giver: number, receiver: number, card: Card | null): ShamansView {
  const less = seat(view, giver, ({ cards }) => ({ cards: cards - 1 }));
  const after = seat(less, receiver, ({ cards }) => ({ cards: cards + 1 }));
  let hand = view.hand;
  if (giver === view.viewer) hand = hand.filter((one) => one !== card);
  if (receiver === view.viewer && card) hand = sorted(view, [...hand, card]);
  return { ...after, hand, given: [...view.given, { giver, receiver, card }] };
}

/** The card keeps its face, and whoever knew it still does (S-63, S-64). */
function swapped(view: ShamansView, one: number, other: number): ShamansView {
  const face = (at: number): Partial<ShamansSeat> => {
    const held = view.seats[at];
    return held ? { role: held.role, role_open: held.role_open } : {};
  };
  return seat(
    seat(view, one, () => face(other)),
    other,
    () => face(one),
  );
}

function spent(view: ShamansView, by: number, tile: Tile, hidden: boolean): ShamansView {
  const out = { ...view.out, open: inOrder([...view.out.open, tile]) };
  const after = seat(view, by, (one) =>
    hidden
      ? {
          hidden: one.hidden - 1,
          hidden_tiles: one.hidden_tiles && without(one.hidden_tiles, tile),
        }
      : { open: without(one.open, tile) },
  );
  return { ...after, out };
}

function lost(view: ShamansView, by: number, open: readonly Tile[], hidden: number): ShamansView {
  const after = seat(view, by, (one) => ({
    open: [],
    hidden: 0,
    hidden_tiles: one.hidden_tiles && [],
  }));
  const out = { open: inOrder([...view.out.open, ...open]), hidden: view.out.hidden + hidden };
  return { ...after, out };
}

function setAside(view: ShamansView, from: number, count: number): ShamansView {
  const own = from === view.viewer;
  const after = seat(view, from, (one) => ({
    aside: count,
    aside_cards: own ? view.hand : one.aside_cards,
  }));
  return handGone(after, from);
}

function opened(view: ShamansView, roles: readonly ShamansRole[]): ShamansView {
  const seats = view.seats.map((one, at) => ({
    ...one,
    role: roles[at] ?? one.role,
    role_open: true,
  }));
  return { ...view, seats };
}

function without(tiles: readonly Tile[], tile: Tile): Tile[] {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, index) => index !== at);
}

function inOrder(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((a, b) => TILES.indexOf(a) - TILES.indexOf(b));
}

/** A hand lies in the order of the worlds on the board, then by number. */
function sorted(view: ShamansView, cards: readonly Card[]): Card[] {
  const order = view.worlds.map(({ world }) => world);
  const rank = (card: Card): number => order.indexOf(worldOf(card)) * 10 + numberOf(card);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
