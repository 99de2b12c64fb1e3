/** Points, roles and sides of Shadow of Intrigue on the score sheet and at a round's end. */
import type { Score } from '../game/game';
import type { IntrigueRole } from '../wire/types';
import { POINTS_TO_WIN } from '../wire/intrigue';
import { t } from '../words/words.svelte';
import { loyaltyOf } from './roles';

export const score: Score = {
  goal: POINTS_TO_WIN,
  wins: () => true,
  reason: () => ({ words: t('score-page-why-won'), picture: 'icon-crown' }),
  sideOf: (role) => loyaltyOf(role as IntrigueRole),
  hunted: (role) => role === 'spy' || role === 'traitor',
  light: ({ winner }) => winner,
  sign: ({ winner }) => `back-${winner}`,
};
