/** Shadow of Intrigue at a table: everything the frame asks of it, put together. */
import type { Play } from '../game/game';
import { INTRIGUE_FORMS } from '../wire/intrigue';
import type { IntrigueEvent, IntrigueView } from '../wire/types';
import { t } from '../words/words.svelte';
import { advance } from './advance';
import Board from './Board.svelte';
import { campOf, ROLES } from './roles';
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
  where: ({ round }) => (round === 0 ? '' : t('page-round', { round })),
  headed: false,
  beside: true,
  points: (view) => view.seats.map(({ points }) => points),
  winners: ({ winners }) => winners,
  interrupts: () => false,
  story,
  score,
  claims: { roles: claimable, forms: INTRIGUE_FORMS },
  tips,
};

/** The roles a card's back leaves open; everybody knows the Lord. */
function claimable(view: IntrigueView, seat: number): readonly string[] {
  const camp = view.seats[seat]?.camp;
  if (seat === view.lord) return [];
  return ROLES.filter((role) => role !== 'lord' && campOf(role) === camp);
}
