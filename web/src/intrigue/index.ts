/** The entry of Shadow of Intrigue: what the page must know of it, and the way to everything else. */
import type { GameEntry, Play } from '../game/game';

export const intrigue: GameEntry = {
  name: 'intrigue',
  faces: ['role-grand-master', 'role-lord'],
  tint: 'var(--dusk)',
  play: async () => (await import('./play')).play as unknown as Play,
  rules: async () => (await import('./rules')).rules,
  lesson: true,
  dealing: async () => (await import('./deal')).dealing,
};
