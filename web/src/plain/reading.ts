/** A view or an event of an unknown game, read by its fields: what is each player's, and the rest. */
import type { GameEvent, GameView } from '../wire/types';
import { said } from '../words/names';
import { t } from '../words/words.svelte';

/** What the frame itself draws. */
const FRAME = new Set([
  'game',
  'viewer',
  'players',
  'decision',
  'legal',
  'round',
  'winner',
  'winners',
]);

export interface Field {
  name: string;
  words: string;
  value: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field's name in words. */
export const label = (name: string): string => said(`field-${name}`, name);

/** A value in words: what is not told is hidden. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return t('plain-hidden');
  if (value === true) return t('yes');
  if (value === false) return t('no');
  if (Array.isArray(value)) return value.length ? value.map(inWords).join(', ') : '–';
  if (isFields(value))
    return Object.entries(value)
      .map(([name, inner]) => `${label(name)} ${inWords(inner)}`)
      .join(', ');
  return typeof value === 'number' ? String(value) : said('', String(value));
}

const own = (view: GameView): [string, unknown][] =>
  Object.entries(view).filter(([name]) => !FRAME.has(name));

/** A list with an entry a player is read as each player's own. */
const isEachOnes = (view: GameView, value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length === view.players;

/** What lies before one player; points are drawn apart. */
export function ofSeat(view: GameView, seat: number): Field[] {
  return own(view).flatMap(([name, value]) => {
    if (!isEachOnes(view, value) || name === 'points') return [];
    const entry = value[seat];
    if (!isFields(entry)) return [{ name, words: label(name), value: inWords(entry) }];
    return Object.entries(entry)
      .filter(([inner]) => inner !== 'points')
      .map(([inner, each]) => ({ name: inner, words: label(inner), value: inWords(each) }));
  });
}

/** What belongs to nobody. */
export function ofTable(view: GameView): Field[] {
  return own(view).flatMap(([name, value]) =>
    isEachOnes(view, value) ? [] : [{ name, words: label(name), value: inWords(value) }],
  );
}

/** Everybody's points, from `points` or from the seats; none if the game has none. */
export function pointsOf(view: GameView): number[] {
  const { points, seats } = view as GameView & { points?: unknown; seats?: unknown };
  if (isEachOnes(view, points)) return points.map(Number);
  if (!isEachOnes(view, seats)) return [];
  return seats.map((seat) => (isFields(seat) ? Number(seat['points'] ?? 0) : 0));
}

/** Who has won: whom the view names, or else, once the game is over, who has the most points. */
export function winnersOf(view: GameView): number[] {
  const { winner, winners } = view as GameView & { winner?: unknown; winners?: unknown };
  if (Array.isArray(winners)) return winners.map(Number);
  if (typeof winner === 'number') return winner < 0 ? [] : [winner];
  if (view.decision.kind !== 'over') return [];
  const points = pointsOf(view);
  const most = Math.max(...points);
  return points.flatMap((each, seat) => (each === most ? [seat] : []));
}

/** What an event tells beside who and what. */
export function detailsOf(event: GameEvent): string[] {
  return Object.entries(event)
    .filter(([name, value]) => name !== 'event' && name !== 'seat' && value !== null)
    .map(([name, value]) => `${label(name).toLowerCase()} ${inWords(value)}`);
}
