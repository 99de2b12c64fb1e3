/** Talk in words: claims, who comes and goes, and where a held-back message hurts (3.8). */
import type { Moment } from '../evening/evening';
import type { TableChanged, TableState } from '../wire/types';
import { t } from '../words/words.svelte';

/** Everybody's name, also of those who have gone since. */
export function namesOf(moments: readonly Moment[], table: TableState | null): Map<number, string> {
  const names = new Map<number, string>();
  for (const moment of moments)
    if (moment.kind === 'talk' && moment.talk.person !== null)
      names.set(moment.talk.person, moment.talk.name);
  const tables = moments.flatMap((moment) =>
    moment.kind === 'table' ? [moment.change.table] : [],
  );
  for (const state of table ? [...tables, table] : tables)
    for (const { person, name } of state.people) names.set(person, name);
  return names;
}

/** What shows by itself, or is asked where people sit down. */
const SILENT = new Set([
  'opened',
  'drawing',
  'started',
  'over',
  'swap_offered',
  'resting',
  'went_on',
]);

/** What happened around the table; empty if it needs no words. */
export function changeWords(change: TableChanged, names: ReadonlyMap<number, string>): string {
  if (SILENT.has(change.what)) return '';
  const { person, seat, table } = change;
  const known = person === null ? undefined : names.get(person);
  const name = known ?? (seat === null ? '' : (table.seats[seat]?.name ?? ''));
  return t(`table-${change.what.replaceAll('_', '-')}`, {
    name,
    chair: seat === null ? 0 : seat + 1,
  });
}

export interface Found {
  word: string;
  what: 'colour' | 'world' | 'number';
}

/** What still stands in a text of all that held it back, each word once. */
export function stillHeld(text: string, found: readonly Found[]): Found[] {
  const words = found.map(({ word }) => word);
  return found.filter(({ word }, at) => text.includes(word) && words.indexOf(word) === at);
}

export interface Piece {
  text: string;
  held: boolean;
}

/** The text in pieces, those that hold it back marked, wherever they stand by now. */
export function marked(text: string, found: readonly Found[]): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  while (rest) {
    const next = found
      .map(({ word }) => ({ word, at: rest.indexOf(word) }))
      .filter(({ word, at }) => word !== '' && at >= 0)
      .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
    if (!next) break;
    if (next.at > 0) pieces.push({ text: rest.slice(0, next.at), held: false });
    pieces.push({ text: next.word, held: true });
    rest = rest.slice(next.at + next.word.length);
  }
  if (rest) pieces.push({ text: rest, held: false });
  return pieces;
}
