/**
 * What happens, as it may be shown while one's cards are covered: whoever looks over a player's
 * shoulder, or hears his screen read aloud, learns no more than everybody at the table does.
 */
import type { Beat } from '../evening/beats';
import type { GameEvent } from '../wire/types';

/** An event without the player's own secrets; null for one that is nothing but a secret. */
export function discreet(event: GameEvent): GameEvent | null {
  switch (event.event) {
    case 'role_dealt':
    case 'role_seen':
    case 'seen':
      return { ...event, role: null };
    case 'hand_dealt':
      return { ...event, cards: null };
    case 'card_given':
      return { ...event, card: null };
    case 'tile_taken':
      return event.source === 'stack' ? { ...event, tile: null } : event;
    case 'tile_kept':
      return event.open ? event : { ...event, tile: null };
    case 'recognised':
      return null;
    default:
      return event;
  }
}

/** The same for what is on stage. */
export function discreetly(beat: Beat | null): Beat | null {
  const event = beat && discreet(beat.event);
  return beat && event && { ...beat, event };
}
