/** How long each event of Shadow of Intrigue is looked at, and which sound belongs to it. */
import type { Cue, Sounding } from '../sound/instrument';
import type { IntrigueEvent } from '../wire/types';

/** Milliseconds at normal speed; what is not named passes unseen and is only applied. */
const LOOK: Partial<Record<IntrigueEvent['event'], number>> = {
  round_began: 900,
  recognised: 200,
  circle_began: 300,
  talk_began: 300,
  said: 900,
  sent: 900,
  pointed: 800,
  seen: 800,
  announced: 1300,
  judging: 1400,
  condemned: 1300,
  executed: 2400,
  points: 500,
  round_ended: 1600,
  roles_opened: 900,
};

const CUES: Partial<Record<IntrigueEvent['event'], Cue>> = {
  said: 'word',
  announced: 'word',
  sent: 'tile',
  pointed: 'tile',
  judging: 'eclipse',
  condemned: 'dagger',
  executed: 'fall',
  points: 'points',
  round_ended: 'round',
  game_ended: 'end',
};

export function look(event: IntrigueEvent): number {
  return LOOK[event.event] ?? 0;
}

export function sound(event: IntrigueEvent): Sounding | null {
  if (event.event === 'said' && event.claim === 'silence') return null;
  const cue = CUES[event.event];
  return cue ? { cue } : null;
}
