/** Shadow of Intrigue at a table: everything the frame asks of it, put together. */
import type { Play } from '../game/game';
import { INTRIGUE_FORMS } from '../wire/intrigue';
import type { IntrigueEvent, IntrigueView } from '../wire/types';
import { t } from '../words/words.svelte';
import { advance } from './advance';
import Board from './Board.svelte';
import { claimable } from './roles';
import RoundEnd from './RoundEnd.svelte';
import { score } from './score';
import { look, sound } from './staging';
import { story } from './story';
import { option, tell } from './telling';
import { tips } from './tips';

export const play: Play<IntrigueView, IntrigueEvent> = {
  Board,
  advance,
  look,
  sound,
  tell,
  tellAction: (action, _view, speech) => option(action, speech),
  where: (view) =>
    view.round === 0
      ? ''
      : [t('page-round', { round: view.round }), talked(view)].filter(Boolean).join(' · '),
  headed: false,
  beside: false,
  points: (view) => view.seats.map(({ points }) => points),
  winners: ({ winners }) => winners,
  interrupts: () => false,
  story,
  score,
  claims: { roles: claimable, forms: INTRIGUE_FORMS, onBoard: true },
  tips,
  RoundEnd,
};

/** Which talk of the round it is: nothing before the first word and once the Lord judges. */
function talked({ round, interrogations, decision, talk }: IntrigueView): string {
  if (decision.kind === 'condemn' || round === 0) return '';
  const number = talk.at(-1)?.discussion ?? interrogations.length + 1;
  return t('intrigue-end-talk', { number });
}
