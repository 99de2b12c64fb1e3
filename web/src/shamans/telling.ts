/** Shamans in words: its things, events, actions and decisions through the catalogue. */
import table from '../../../src/penumbra/locale/shamans.json';
import { Sentences } from '../words/sentences';
import type { Speech } from '../words/speech';
import { t } from '../words/words.svelte';
import type { Card, Ritual, ShamansEvent, ShamansView, Tile, World } from '../wire/types';

/** `name` for a label or a list, `object` after a verb. */
type Form = 'name' | 'object';

const sentences = new Sentences(table);

export const worldWords = (world: World, form: Form = 'name'): string =>
  sentences.thing('world', world, form);
export const cardWords = (card: Card, form: Form = 'name'): string =>
  sentences.thing('card', card, form);
export const tileWords = (tile: Tile, form: Form = 'name'): string =>
  sentences.thing('tile', tile, form);
export const roleWords = (role: string): string => sentences.thing('role', role, 'name');
export const ritualWords = (ritual: Ritual, form: Form = 'name'): string =>
  sentences.thing('ritual', ritual, form);

/** An event in one sentence. */
export function tell(event: ShamansEvent, speech: Speech): string {
  return sentences.event(event, speech);
}

/** A legal action as a choice. */
export function tellAction(action: string, view: ShamansView, speech: Speech): string {
  return sentences.action(action, view, speech);
}

/** What the decision asks for, a phrase without subject; `help` explains it. */
export function tellDecision(view: ShamansView): { task: string; help: string } {
  const id = sentences.decision(view);
  return { task: t(id), help: t(`${id}-help`) };
}
