// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.

export type Camp = 'dusk' | 'brotherhood';

export type IntrigueRole = 'lord' | 'adept' | 'spy' | 'grand-master' | 'paladin' | 'traitor';

export type IntrigueDecisionKind =
  | 'deal'
  | 'speak'
  | 'command'
  | 'point'
  | 'announce'
  | 'condemn'
  | 'over';

/** What lies before one player. */
export interface IntrigueSeat {
  camp: Camp | null;
  role: IntrigueRole | null;
  open: boolean;
  points: number;
  used: boolean;
  condemned: boolean;
}

/** What each seat said in a circle. */
export interface IntrigueCircle {
  discussion: number;
  circle: number;
  claims: (string | null)[];
}

/** Who examined whom and what he announced; `seen` is his own secret. */
export interface IntrigueInterrogation {
  interrogator: number;
  target: number | null;
  announced: IntrigueRole | null;
  seen: IntrigueRole | null;
}

/** What the table waits for. */
export interface IntrigueDecision {
  kind: IntrigueDecisionKind;
  waiting: number[];
}

/** Who won the round. */
export interface IntrigueResult {
  winner: Camp;
}

/** A game through the eyes of one seat, or of a spectator (`viewer` None). */
export interface IntrigueView {
  game: 'intrigue';
  players: number;
  viewer: number | null;
  round: number;
  lord: number;
  deck: Record<IntrigueRole, number>;
  seats: IntrigueSeat[];
  talk: IntrigueCircle[];
  interrogations: IntrigueInterrogation[];
  decision: IntrigueDecision;
  legal: string[];
  result: IntrigueResult | null;
  winners: number[];
}

export interface IntrigueRoundBeganEvent {
  event: 'round_began';
  round: number;
  lord: number;
  camps: Camp[];
}

export interface IntrigueRoleDealtEvent {
  event: 'role_dealt';
  seat: number;
  role: IntrigueRole | null;
}

export interface IntrigueRecognisedEvent {
  event: 'recognised';
  seat: number;
  of: number;
  role: IntrigueRole;
}

export interface IntrigueCircleBeganEvent {
  event: 'circle_began';
  discussion: number;
  circle: number;
}

export interface IntrigueTalkBeganEvent {
  event: 'talk_began';
  discussion: number;
}

export interface IntrigueSaidEvent {
  event: 'said';
  seat: number;
  claim: string;
}

export interface IntrigueSentEvent {
  event: 'sent';
  interrogator: number;
}

export interface IntriguePointedEvent {
  event: 'pointed';
  interrogator: number;
  target: number;
}

export interface IntrigueSeenEvent {
  event: 'seen';
  interrogator: number;
  target: number;
  role: IntrigueRole | null;
}

export interface IntrigueAnnouncedEvent {
  event: 'announced';
  interrogator: number;
  target: number;
  role: IntrigueRole;
}

export interface IntrigueJudgingEvent {
  event: 'judging';
}

export interface IntrigueCondemnedEvent {
  event: 'condemned';
  seat: number;
}

export interface IntrigueExecutedEvent {
  event: 'executed';
  seat: number;
  role: IntrigueRole;
}

export interface IntrigueRoundEndedEvent {
  event: 'round_ended';
  winner: Camp;
}

export interface IntrigueRolesOpenedEvent {
  event: 'roles_opened';
  roles: IntrigueRole[];
}

export interface IntriguePointsEvent {
  event: 'points';
  seat: number;
  points: number;
}

export interface IntrigueGameEndedEvent {
  event: 'game_ended';
  winners: number[];
}

export type IntrigueEvent =
  | IntrigueRoundBeganEvent
  | IntrigueRoleDealtEvent
  | IntrigueRecognisedEvent
  | IntrigueCircleBeganEvent
  | IntrigueTalkBeganEvent
  | IntrigueSaidEvent
  | IntrigueSentEvent
  | IntriguePointedEvent
  | IntrigueSeenEvent
  | IntrigueAnnouncedEvent
  | IntrigueJudgingEvent
  | IntrigueCondemnedEvent
  | IntrigueExecutedEvent
  | IntrigueRoundEndedEvent
  | IntrigueRolesOpenedEvent
  | IntriguePointsEvent
  | IntrigueGameEndedEvent;

export const POINTS_TO_WIN = 3 as const;

export const INTRIGUE_FORMS = [
  'am ROLE',
  'is SEAT ROLE',
  'saw SEAT ROLE',
  'trust SEAT',
  'accuse SEAT',
  'lies SEAT',
  'ask-role SEAT',
  'ask-about SEAT SEAT',
  'ask-why SEAT',
  'ask-saw SEAT',
  'send SEAT',
  'look SEAT',
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
