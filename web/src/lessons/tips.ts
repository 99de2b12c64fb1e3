/**
 * What the coach says at a real table: a tip for the first decision of each kind and for the first
 * time something important happens. Which ones this browser has had already is kept here, too.
 */
import { topicOf } from '../rules/topics';
import type { GameEvent, GameView } from '../wire/types';

export interface Tip {
  /** Of the catalogue. */
  id: string;
  /** Where the rules say more. */
  topic: string;
}

const DECISIONS = new Set(
  'play take keep stabilize swap neutralize chain give name moon target end speak command point announce condemn'.split(
    ' ',
  ),
);

/** What is new to a player when it happens to anybody: the tip's last word, and its topic. */
const EVENTS: Partial<Record<GameEvent['event'], [string, string]>> = {
  world_completed: ['completed', 'rituals'],
  role_revealed: ['revealed', 'mask'],
  roles_swapped: ['swapped', 'permutation'],
  eliminated: ['eliminated', 'elimination'],
  announced: ['announced', 'interrogation'],
  executed: ['executed', 'scoring'],
};

/** A tip for what one has to decide; nothing if one need not. */
export function tipForDecision(view: GameView): Tip | null {
  const { kind, waiting } = view.decision;
  if (view.viewer === null || !waiting.includes(view.viewer) || !DECISIONS.has(kind)) return null;
  const leads = view.game === 'shamans' && kind === 'play' && view.destination === null;
  const topic = leads ? 'turn' : topicOf('decision', kind);
  return { id: `coach-${view.game}-${kind}${leads ? '-lead' : ''}`, topic };
}

/** A tip for what has just happened; while cards are `covered`, none that tells one's role. */
export function tipForEvent(view: GameView, event: GameEvent, covered = false): Tip | null {
  const known = EVENTS[event.event];
  if (known) return { id: `coach-${view.game}-${known[0]}`, topic: known[1] };
  if (event.event === 'card_played' && !event.follows && event.seat !== view.viewer)
    return { id: 'coach-shamans-stray', topic: 'follow' };
  if (event.event === 'trick_began' && event.trick === 1 && view.game === 'shamans') {
    const role = covered ? null : view.seats[view.viewer ?? -1]?.role;
    return role ? { id: `coach-shamans-${role}`, topic: topicOf('role', role) } : null;
  }
  return null;
}

const KEY = 'penumbra:tips';

/** Tips that were shown in this browser. */
export function given(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function give(tip: Tip): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...given().add(tip.id)]));
  } catch {
    // A browser that keeps nothing gets its tips once a visit.
  }
}
