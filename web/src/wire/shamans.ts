// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.

export type World = 'purple' | 'blue' | 'green' | 'yellow' | 'white' | 'brown' | 'red';

export type Card =
  | 'purple-1'
  | 'purple-2'
  | 'purple-3'
  | 'purple-4'
  | 'purple-5'
  | 'purple-6'
  | 'purple-7'
  | 'purple-8'
  | 'blue-1'
  | 'blue-2'
  | 'blue-3'
  | 'blue-4'
  | 'blue-5'
  | 'blue-6'
  | 'blue-7'
  | 'blue-8'
  | 'green-1'
  | 'green-2'
  | 'green-3'
  | 'green-4'
  | 'green-5'
  | 'green-6'
  | 'green-7'
  | 'green-8'
  | 'yellow-1'
  | 'yellow-2'
  | 'yellow-3'
  | 'yellow-4'
  | 'yellow-5'
  | 'yellow-6'
  | 'yellow-7'
  | 'yellow-8'
  | 'white-1'
  | 'white-2'
  | 'white-3'
  | 'white-4'
  | 'white-5'
  | 'white-6'
  | 'white-7'
  | 'white-8'
  | 'brown-1'
  | 'brown-2'
  | 'brown-3'
  | 'brown-4'
  | 'brown-5'
  | 'brown-6'
  | 'brown-7'
  | 'brown-8'
  | 'red-1'
  | 'red-2'
  | 'red-3'
  | 'red-4'
  | 'red-5'
  | 'red-6'
  | 'red-7'
  | 'red-8';

export type ShamansRole = 'shaman' | 'shadow';

export type Team = 'shamans' | 'shadows';

export type Tile = 'dagger' | 'portal' | 'shard' | 'mask';

export type Ritual = 'stabilization' | 'permutation' | 'illumination' | 'neutralization';

export type Side = 'left' | 'right';

export type Source = 'left' | 'right' | 'stack';

export type EclipseState = 'hidden' | 'left' | 'right' | 'gone';

export type Direction = 'forward' | 'back';

export type PortalWindow = 'moon' | 'target' | 'end';

export type Ending = 'cards' | 'last_shadow' | 'moon';

export type Reason = 'illumination' | 'team' | 'shards';

export type ShamansDecisionKind =
  | 'deal'
  | 'play'
  | 'take'
  | 'keep'
  | 'stabilize'
  | 'swap'
  | 'neutralize'
  | 'chain'
  | 'give'
  | 'name'
  | 'moon'
  | 'target'
  | 'end'
  | 'over';

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

export const SHADOWS_AMONG = [0, 0, 0, 1, 1, 2] as const;

export const HAND_SIZE = [0, 0, 0, 9, 9, 11] as const;

export const GAME_POINTS = 8 as const;

export const TILES = ['dagger', 'portal', 'shard', 'mask'] as const;

export const ARTIFACTS = [5, 2, 3, 2] as const;

export const DISTANCE = { 3: 9, 4: 12, 5: 25 } as const;

export const SHAMANS_FORMS = [
  'am ROLE',
  'is SEAT ROLE',
  'saw SEAT ROLE',
  'trust SEAT',
  'accuse SEAT',
  'lies SEAT',
  'ask-role SEAT',
  'ask-about SEAT SEAT',
  'ask-why SEAT',
  'follow',
  'yes',
  'no',
  'unsure',
  'secret',
  'laugh',
  'gasp',
  'applaud',
  'doubt',
  'sorry',
  'thanks',
] as const;
