/** What the coach says at a first real table of Shamans, and where the rules say more. */
import type { Tip, Tips } from '../game/game';
import type { ShamansEvent, ShamansView } from '../wire/types';
import { isExplained, topicOf } from './topics';

/** What is new to a player when it happens to anybody: the tip's last word, and its topic. */
const EVENTS: Partial<Record<ShamansEvent['event'], [string, string]>> = {
  world_completed: ['completed', 'rituals'],
  role_revealed: ['revealed', 'mask'],
  roles_swapped: ['swapped', 'permutation'],
  eliminated: ['eliminated', 'elimination'],
};

export const tips: Tips<ShamansView, ShamansEvent> = { forDecision, forEvent, place: '0' };

function forDecision(view: ShamansView): Tip | null {
  const { kind, waiting } = view.decision;
  if (view.viewer === null || !waiting.includes(view.viewer) || !isExplained(kind)) return null;
  const leads = kind === 'play' && view.destination === null;
  return {
    id: `coach-shamans-${kind}${leads ? '-lead' : ''}`,
    topic: leads ? 'turn' : topicOf(kind),
  };
}

function forEvent(view: ShamansView, event: ShamansEvent, covered: boolean): Tip | null {
  const known = EVENTS[event.event];
  if (known) return { id: `coach-shamans-${known[0]}`, topic: known[1] };
  if (event.event === 'card_played' && !event.follows && event.seat !== view.viewer)
    return { id: 'coach-shamans-stray', topic: 'follow' };
  if (event.event === 'trick_began' && event.trick === 1) {
    const role = covered ? null : view.seats[view.viewer ?? -1]?.role;
    return role ? { id: `coach-shamans-${role}`, topic: 'goal' } : null;
  }
  return null;
}
