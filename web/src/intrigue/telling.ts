/**
 * Intrigue in words: its events, actions and decisions through the catalogue, in the very sentences
 * of the terminal.
 */
import table from '../../../src/penumbra/locale/intrigue.json';
import type { IntrigueEvent, IntrigueRole, IntrigueView } from '../wire/types';
import { Sentences } from '../words/sentences';
import type { Speech } from '../words/speech';
import { t } from '../words/words.svelte';

/** A role as a label, or after a verb. */
export function roleName(role: IntrigueRole, form: 'name' | 'object' = 'name'): string {
  return t(`role-${role}`, { form });
}

const sentences = new Sentences(table);

/** An event in one sentence. */
export function tell(event: IntrigueEvent, speech: Speech): string {
  return sentences.event(event, speech);
}

/** A legal action as a choice. */
export function option(action: string, speech: Speech): string {
  return sentences.action(action, {}, speech);
}

/** The message that says what is asked for; with `-help` the one that explains it. */
export function task(view: IntrigueView): string {
  const { kind, waiting } = view.decision;
  const interrupting =
    kind === 'speak' && view.viewer === view.lord && !waiting.includes(view.lord);
  return interrupting ? 'offer-lord' : sentences.decision(view);
}
