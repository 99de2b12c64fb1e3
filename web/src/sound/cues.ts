/** Which sound belongs to what happens; how it sounds is the instrument's business. */
import type { GameEvent } from '../wire/types';

export type Cue =
  | 'card'
  | 'tile'
  | 'step'
  | 'ritual'
  | 'dagger'
  | 'fall'
  | 'eclipse'
  | 'portal'
  | 'points'
  | 'turn'
  | 'talk'
  | 'word'
  | 'round'
  | 'end';

export interface Sounding {
  cue: Cue;
  /** How high: from 0 at the foot of the track to 1 at the Moon. */
  height?: number;
}

const CUES: Partial<Record<GameEvent['event'], Cue>> = {
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
  condemned: 'dagger',
  eliminated: 'fall',
  executed: 'fall',
  eclipse: 'eclipse',
  judging: 'eclipse',
  portal_used: 'portal',
  points: 'points',
  said: 'word',
  announced: 'word',
  sent: 'tile',
  pointed: 'tile',
  round_ended: 'round',
  game_ended: 'end',
};

/** The sound of an event; null for one that makes none. `moon` is the length of the track. */
export function soundOf(event: GameEvent, moon: number): Sounding | null {
  if (event.event === 'pawn_moved') {
    return { cue: 'step', height: Math.min(1, event.to / Math.max(1, moon)) };
  }
  if (event.event === 'said' && event.claim === 'silence') return null;
  const cue = CUES[event.event];
  return cue ? { cue } : null;
}
