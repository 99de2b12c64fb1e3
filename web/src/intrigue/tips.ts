/** What the coach says at a first real table of Shadow of Intrigue, and where the rules say more. */
import type { Tip, Tips } from '../game/game';
import type { IntrigueEvent, IntrigueView } from '../wire/types';
import { isExplained, topicOf } from './topics';

/** Over the board of claims, which is empty at first. */
const PLACE = '42vw';

export const tips: Tips<IntrigueView, IntrigueEvent> = { forDecision, forEvent, place: PLACE };

function forDecision(view: IntrigueView): Tip | null {
  const { kind, waiting } = view.decision;
  if (view.viewer === null || !waiting.includes(view.viewer) || !isExplained(kind)) return null;
  return { id: `coach-intrigue-${kind}`, topic: topicOf(kind) };
}

function forEvent(_view: IntrigueView, { event }: IntrigueEvent): Tip | null {
  if (event === 'announced') return { id: 'coach-intrigue-announced', topic: 'interrogation' };
  return event === 'executed' ? { id: 'coach-intrigue-executed', topic: 'scoring' } : null;
}
