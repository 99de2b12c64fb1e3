/**
 * The entry of a game that has no folder of its own: the server offers it, and it is played on a plain
 * board that shows what the view says and offers what is legal.
 */
import type { GameEntry } from '../game/game';

export function plain(name: string): GameEntry {
  return {
    name,
    faces: ['back-dusk', 'card-back'],
    tint: 'var(--moon)',
    play: async () => (await import('./play')).play,
    rules: null,
    lesson: false,
    dealing: null,
  };
}
