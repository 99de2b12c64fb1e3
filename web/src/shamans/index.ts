/** The entry of Shamans: what the page must know of it, and the way to everything else. */
import type { GameEntry, Play } from '../game/game';

export const shamans: GameEntry = {
  name: 'shamans',
  faces: ['role-shadow', 'role-shaman'],
  tint: 'var(--shaman)',
  play: async () => (await import('./play')).play as unknown as Play,
  rules: async () => (await import('./rules')).rules,
  lesson: true,
  dealing: async () => (await import('./deal')).dealing,
};
