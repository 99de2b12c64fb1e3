/** Points, roles and sides of Shamans on the score sheet and in the scene that ends a round. */
import type { Score } from '../game/game';
import { GAME_POINTS } from '../wire/shamans';
import { t } from '../words/words.svelte';

const SIGNS: Record<string, string> = { moon: 'moon', cards: 'guide', last_shadow: 'dagger' };

export const score: Score = {
  goal: GAME_POINTS,
  wins: (why) => why === 'team',
  reason(why) {
    if (why === 'illumination')
      return { words: t('ritual-illumination', { form: 'name' }), picture: 'ritual-illumination' };
    if (why === 'shards') return { words: t('tile-shard', { form: 'name' }), picture: 'shard' };
    return { words: t(`score-page-why-${why}`), picture: 'icon-crown' };
  },
  sideOf: (role) => (role === 'shaman' ? 'shamans' : 'shadows'),
  hunted: (role) => role === 'shadow',
  light: ({ winner }) => (winner === 'shamans' ? 'shaman' : 'shadow'),
  sign: ({ winner, why }) =>
    SIGNS[why ?? ''] ?? (winner === 'shamans' ? 'role-shaman' : 'role-shadow'),
};
