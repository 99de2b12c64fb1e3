/**
 * How long what happened is looked at. An update brings several events; each is a *beat* with a
 * duration of its own, so that fast bots stay readable. When the table runs ahead of the eye, the
 * beats get shorter, and in the end they are left out.
 */
import type { Speed } from '../prefs.svelte';
import type { GameEvent } from '../wire/types';

export interface Beat {
  /** Counts up, so that the same event twice is two beats. */
  id: number;
  event: GameEvent;
  /** Milliseconds this event is on stage; 0: it is only applied. */
  ms: number;
}

const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
const HURRY_FROM = 2;
const SKIP_FROM = 8;

/** Milliseconds at normal speed; what is not named passes unseen and is only applied. */
const LOOK: Partial<Record<GameEvent['event'], number>> = {
  round_began: 900,
  hand_dealt: 120,
  left_over: 350,
  tile_shown: 350,
  trick_began: 250,
  card_played: 650,
  pawn_moved: 550,
  card_placed: 550,
  world_completed: 900,
  ritual: 1100,
  ritual_idle: 700,
  points: 500,
  tile_taken: 700,
  tile_kept: 450,
  role_revealed: 1200,
  eclipse: 1400,
  card_given: 350,
  eclipse_over: 300,
  roles_swapped: 1300,
  role_seen: 700,
  dagger_spent: 1100,
  window: 300,
  portal_used: 1000,
  eliminated: 1800,
  tiles_lost: 500,
  hand_set_aside: 600,
  hand_placed: 900,
  cards_collected: 800,
  guide_named: 500,
  round_ended: 1200,
  roles_opened: 900,
  recognised: 200,
  circle_began: 300,
  said: 900,
  sent: 900,
  pointed: 800,
  seen: 800,
  announced: 1300,
  judging: 1400,
  condemned: 1300,
  executed: 1800,
};

/** How long an event is looked at while `waiting` further updates wait behind it. */
export function duration(event: GameEvent, speed: Speed, waiting: number): number {
  if (waiting >= SKIP_FROM) return 0;
  const hurry = waiting >= HURRY_FROM ? 0.4 : 1;
  return Math.round((LOOK[event.event] ?? 0) * FACTOR[speed] * hurry);
}
