/** One's name at the table: the one used last, or a friendly suggestion, so that nobody must type. */
import { prefs } from '../prefs.svelte';
import { t } from '../words/words.svelte';

let drawn = $state(Math.random());

/** The name suggested today, in the reader's language. */
export function suggested(): string {
  const names = t('lobby-names').split(', ');
  return names[Math.floor(drawn * names.length)] ?? '';
}

/** Suggest another one. */
export function suggestAnother(): void {
  drawn = (drawn + 0.37) % 1;
}

/** What one will be called; from now on always so. */
export function callname(): string {
  prefs.name = prefs.name.trim() || suggested();
  return prefs.name;
}
