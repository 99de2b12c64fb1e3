/**
 * Who is spoken of, and to whom: sentences of the catalogue take names, and in `$you` which of the
 * people named is the reader, because "You take" and "Robin takes" are two sentences.
 */
import { t, type Args } from './words.svelte';

export interface Speech {
  /** By seat. */
  names: readonly string[];
  /** The reader's seat; null for a spectator. */
  viewer: number | null;
}

/** The arguments for people of a sentence: `people(speech, { name: 2, target: 0 })`. */
export function people(speech: Speech, seats: Record<string, number>): Args {
  const args: Args = { you: 'none' };
  for (const [role, seat] of Object.entries(seats)) {
    args[role] = speech.names[seat] ?? '';
    if (seat === speech.viewer && args['you'] === 'none') args['you'] = role;
  }
  return args;
}

/** Several things in a row: "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  if (words.length === 1) return last;
  return t('list-and', { list: words.slice(0, -1).join(', '), last });
}
