/** Names of things that a house may have brought itself: what the catalogue knows, or just the name. */
import { t, words } from './words.svelte';

/** A game's name. */
export function gameName(game: string): string {
  return said(`game-${game}`, game);
}

/** A message in the game's own words, `ID-GAME`, if it has any; else in words that fit every game. */
export function ofGame(id: string, game: string): string {
  return t(words.has(`${id}-${game}`) ? `${id}-${game}` : id);
}

/** A message if there is one, else the word itself, made readable: `blow_out` is “Blow out”. */
export function said(id: string, word: string): string {
  if (words.has(id)) return t(id);
  const plain = word.replaceAll(/[_-]+/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
