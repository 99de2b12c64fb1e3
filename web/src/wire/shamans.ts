// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.

import type {
  Card,
  Direction,
  EclipseState,
  Ending,
  PortalWindow,
  Reason,
  Ritual,
  ShamansDecisionKind,
  ShamansRole,
  Side,
  Source,
  Team,
  Tile,
  World,
} from './terms';

/** A world in play: its ritual, the numbers lying there, how many it takes. */
export interface ShamansWorld {
  world: World;
  ritual: Ritual;
  cards: number[];
  needs: number;
}

/** What lies before one player. */
export interface ShamansSeat {
  points: number;
  cards: number;
  alive: boolean;
  role: ShamansRole | null;
  role_open: boolean;
  open: Tile[];
  hidden: number;
  hidden_tiles: Tile[] | null;
  aside: number;
  aside_cards: Card[] | null;
}

/** A card that was passed in the Eclipse. */
export interface ShamansGift {
  giver: number;
  receiver: number;
  card: Card | null;
}

/** Tiles that are out until the end of the round. */
export interface ShamansOutOfRound {
  open: Tile[];
  hidden: number;
}

/** Who led, and what each seat played. */
export interface ShamansTrick {
  guide: number;
  cards: (Card | null)[];
}

/** What the table waits for. */
export interface ShamansDecision {
  kind: ShamansDecisionKind;
  waiting: number[];
  subject: number | null;
  rituals: World[];
}

/** How the round ended. */
export interface ShamansResult {
  winner: Team;
  why: Ending;
}

/** A game of Shamans through the eyes of one seat, or of a spectator (`viewer` None). */
export interface ShamansView {
  game: 'shamans';
  players: number;
  viewer: number | null;
  round: number;
  trick: number;
  marker: number;
  guide: number;
  destination: World | null;
  pawn: number;
  moon: number;
  row: (Tile | null)[];
  stack: number;
  eclipse: EclipseState;
  worlds: ShamansWorld[];
  seats: ShamansSeat[];
  hand: Card[];
  drawn: Tile | null;
  giving: Card | null;
  given: ShamansGift[];
  out: ShamansOutOfRound;
  tricks: ShamansTrick[];
  decision: ShamansDecision;
  legal: string[];
  result: ShamansResult | null;
  winner: number | null;
}

export interface ShamansRoundBeganEvent {
  event: 'round_began';
  round: number;
  marker: number;
}

export interface ShamansRoleDealtEvent {
  event: 'role_dealt';
  seat: number;
  role: ShamansRole | null;
}

export interface ShamansHandDealtEvent {
  event: 'hand_dealt';
  seat: number;
  cards: Card[] | null;
}

export interface ShamansLeftOverEvent {
  event: 'left_over';
  card: Card;
}

export interface ShamansTileShownEvent {
  event: 'tile_shown';
  slot: Side;
  tile: Tile;
}

export interface ShamansTrickBeganEvent {
  event: 'trick_began';
  trick: number;
  guide: number;
}

export interface ShamansCardPlayedEvent {
  event: 'card_played';
  seat: number;
  card: Card;
  follows: boolean;
}

export interface ShamansPawnMovedEvent {
  event: 'pawn_moved';
  start: number;
  to: number;
}

export interface ShamansCardPlacedEvent {
  event: 'card_placed';
  card: Card;
}

export interface ShamansWorldCompletedEvent {
  event: 'world_completed';
  world: World;
  performer: number | null;
}

export interface ShamansRitualBeganEvent {
  event: 'ritual';
  seat: number;
  world: World;
  ritual: Ritual;
}

export interface ShamansRitualIdleEvent {
  event: 'ritual_idle';
  seat: number;
}

export interface ShamansPointsEvent {
  event: 'points';
  seat: number;
  points: number;
  why: Reason;
}

export interface ShamansTileTakenEvent {
  event: 'tile_taken';
  seat: number;
  source: Source;
  tile: Tile | null;
}

export interface ShamansTileKeptEvent {
  event: 'tile_kept';
  seat: number;
  open: boolean;
  tile: Tile | null;
}

export interface ShamansRoleRevealedEvent {
  event: 'role_revealed';
  seat: number;
  role: ShamansRole;
}

export interface ShamansEclipseEvent {
  event: 'eclipse';
  arrow: Side;
}

export interface ShamansCardGivenEvent {
  event: 'card_given';
  giver: number;
  receiver: number;
  card: Card | null;
}

export interface ShamansEclipseOverEvent {
  event: 'eclipse_over';
}

export interface ShamansRolesSwappedEvent {
  event: 'roles_swapped';
  seat: number;
  target: number;
}

export interface ShamansRoleSeenEvent {
  event: 'role_seen';
  seat: number;
  role: ShamansRole | null;
}

export interface ShamansDaggerSpentEvent {
  event: 'dagger_spent';
  seat: number;
  target: number;
  hidden: boolean;
}

export interface ShamansWindowEvent {
  event: 'window';
  window: PortalWindow;
}

export interface ShamansPortalUsedEvent {
  event: 'portal_used';
  seat: number;
  direction: Direction;
  hidden: boolean;
}

export interface ShamansEliminatedEvent {
  event: 'eliminated';
  seat: number;
  role: ShamansRole;
  by: number;
}

export interface ShamansTilesLostEvent {
  event: 'tiles_lost';
  seat: number;
  open: Tile[];
  hidden: number;
}

export interface ShamansHandSetAsideEvent {
  event: 'hand_set_aside';
  seat: number;
  count: number;
}

export interface ShamansHandPlacedEvent {
  event: 'hand_placed';
  seat: number;
  cards: Card[];
}

export interface ShamansCardsCollectedEvent {
  event: 'cards_collected';
  seat: number | null;
  world: World;
  cards: Card[];
}

export interface ShamansGuideNamedEvent {
  event: 'guide_named';
  seat: number;
  guide: number;
}

export interface ShamansRoundEndedEvent {
  event: 'round_ended';
  winner: Team;
  why: Ending;
}

export interface ShamansRolesOpenedEvent {
  event: 'roles_opened';
  roles: ShamansRole[];
}

export interface ShamansGameEndedEvent {
  event: 'game_ended';
  winner: number;
}

export type ShamansEvent =
  | ShamansRoundBeganEvent
  | ShamansRoleDealtEvent
  | ShamansHandDealtEvent
  | ShamansLeftOverEvent
  | ShamansTileShownEvent
  | ShamansTrickBeganEvent
  | ShamansCardPlayedEvent
  | ShamansPawnMovedEvent
  | ShamansCardPlacedEvent
  | ShamansWorldCompletedEvent
  | ShamansRitualBeganEvent
  | ShamansRitualIdleEvent
  | ShamansPointsEvent
  | ShamansTileTakenEvent
  | ShamansTileKeptEvent
  | ShamansRoleRevealedEvent
  | ShamansEclipseEvent
  | ShamansCardGivenEvent
  | ShamansEclipseOverEvent
  | ShamansRolesSwappedEvent
  | ShamansRoleSeenEvent
  | ShamansDaggerSpentEvent
  | ShamansWindowEvent
  | ShamansPortalUsedEvent
  | ShamansEliminatedEvent
  | ShamansTilesLostEvent
  | ShamansHandSetAsideEvent
  | ShamansHandPlacedEvent
  | ShamansCardsCollectedEvent
  | ShamansGuideNamedEvent
  | ShamansRoundEndedEvent
  | ShamansRolesOpenedEvent
  | ShamansGameEndedEvent;
