/** How long each event of Shamans is looked at, and which sound belongs to it. */
import type { Cue, Sounding } from '../sound/instrument';
import type { ShamansEvent, ShamansView } from '../wire/types';

/** Milliseconds at normal speed; what is not named passes unseen and is only applied. */
const LOOK: Partial<Record<ShamansEvent['event'], number>> = {
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
  cards_collected: 1000,
  guide_named: 500,
  round_ended: 1200,
  roles_opened: 900,
};

const CUES: Partial<Record<ShamansEvent['event'], Cue>> = {
  card_played: 'card',
  card_given: 'card',
  card_placed: 'card',
  tile_taken: 'tile',
  tile_kept: 'tile',
  tile_shown: 'tile',
  ritual: 'ritual',
  roles_swapped: 'ritual',
  role_revealed: 'ritual',
  dagger_spent: 'dagger',
  eliminated: 'fall',
  eclipse: 'eclipse',
  portal_used: 'portal',
  points: 'points',
  round_ended: 'round',
  game_ended: 'end',
};

/** Steps before the Moon at which everybody holds their breath. */
const LAST_STEPS = 3;
const BREATHLESS = 1000;

export function look(event: ShamansEvent, view: Pick<ShamansView, 'moon'> | null): number {
  if (event.event === 'pawn_moved' && view && view.moon - event.to < LAST_STEPS) return BREATHLESS;
  return LOOK[event.event] ?? 0;
}

/** The pawn sounds higher the nearer it is to the Moon. */
export function sound(event: ShamansEvent, view: Pick<ShamansView, 'moon'>): Sounding | null {
  if (event.event === 'pawn_moved') {
    return { cue: 'step', height: Math.min(1, event.to / Math.max(1, view.moon)) };
  }
  const cue = CUES[event.event];
  return cue ? { cue } : null;
}
