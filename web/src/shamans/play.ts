/** Shamans at a table: everything the frame asks of it, put together. */
import type { Play } from '../game/game';
import { SHAMANS_FORMS } from '../wire/shamans';
import type { ShamansEvent, ShamansView } from '../wire/types';
import { t } from '../words/words.svelte';
import { advance } from './advance';
import Board from './Board.svelte';
import { score } from './score';
import { look, sound } from './staging';
import { story } from './story';
import { tell, tellAction } from './telling';
import { tips } from './tips';

export const play: Play<ShamansView, ShamansEvent> = {
  Board,
  advance,
  look,
  sound,
  tell,
  tellAction,
  where: ({ round, trick }) => (round === 0 ? '' : t('page-round-and-trick', { round, trick })),
  headed: true,
  beside: false,
  points: (view) => view.seats.map(({ points }) => points),
  winners: ({ winner }) => (winner === null ? [] : [winner]),
  // Who has passed in a window could still use a Portal, but nobody waits for that.
  interrupts: (action) => action.startsWith('portal'),
  story,
  score,
  claims: { roles: () => ['shaman', 'shadow'], forms: SHAMANS_FORMS, onBoard: false },
  tips,
  RoundEnd: null,
};
