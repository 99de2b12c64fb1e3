/**
 * The registry: every game the page has a folder for, a line each. A game the server offers beyond
 * these is played on the plain board. Nothing else in the page names a game.
 */
import type { GameEntry, Play } from './game/game';
import { intrigue } from './intrigue';
import { plain } from './plain';
import { shamans } from './shamans';

export const GAMES: readonly GameEntry[] = [shamans, intrigue];

/** What is known of a game before it is played. */
export function entryOf(name: string): GameEntry {
  return GAMES.find((game) => game.name === name) ?? plain(name);
}

const here = new Map<string, Play>();

/** Bring all that is needed to play a game; resolves when `playOf` has it. */
export async function bring(name: string): Promise<Play> {
  const play = here.get(name) ?? (await entryOf(name).play());
  here.set(name, play);
  return play;
}

/** A game that is here already; null while it is on its way. */
export function isHere(name: string): Play | null {
  return here.get(name) ?? null;
}

/** A game at a table whose frame has waited for it. */
export function playOf(name: string): Play {
  const play = here.get(name);
  if (!play) throw new Error(`“${name}” is asked for before it was brought`);
  return play;
}

/** The other games that have something, such as rules or a lesson, in turn from this one. */
export function nextWith(name: string, has: (game: GameEntry) => boolean): GameEntry | null {
  const at = GAMES.findIndex((game) => game.name === name);
  const turned = [...GAMES.slice(at + 1), ...GAMES.slice(0, Math.max(at, 0))];
  return turned.find(has) ?? null;
}
