/** A game of which the page knows nothing but its views, events and actions. */
import type { Play, Story } from '../game/game';
import { seatsIn } from '../game/seats';
import type { GameEvent, GameView } from '../wire/types';
import { said } from '../words/names';
import type { Speech } from '../words/speech';
import { t } from '../words/words.svelte';
import Board from './Board.svelte';
import { detailsOf, pointsOf, winnersOf } from './reading';

/** Milliseconds anything is looked at. */
const LOOK = 500;

const story: Story = {
  chapters: new Set(['round_ended', 'game_ended']),
  parts: new Set(),
  begins: ['round_began'],
  moment: () => null,
  picture: () => null,
  seats: (event) => seatsIn(event, 'seat', 'target'),
  inOneGo: (events) => [...events],
  plainToSee: () => false,
  // What of an event is secret, nobody has said: so nothing of it is told while cards are covered.
  discreet: (event) => {
    const { seat } = event as { seat?: number };
    return { event: event.event, ...(seat === undefined ? {} : { seat }) };
  },
  cards: null,
};

export const play: Play = {
  Board,
  advance: (view) => view,
  look: () => LOOK,
  sound: ({ event }) => (event === 'game_ended' ? { cue: 'end' } : { cue: 'card' }),
  tell,
  tellAction: (action) => said(`action-${action.replaceAll(' ', '-')}`, action),
  where: ({ round }) => (round ? t('page-round', { round }) : ''),
  headed: false,
  beside: true,
  points: pointsOf,
  winners: (view: GameView) => winnersOf(view),
  interrupts: () => false,
  story,
  score: {
    goal: null,
    wins: () => true,
    reason: (why) => ({ words: said(`score-page-why-${why}`, why), picture: 'icon-star' }),
    sideOf: () => '',
    hunted: () => false,
    light: () => 'moon',
    sign: () => 'moon',
  },
  claims: null,
  tips: null,
  RoundEnd: null,
};

/** “Rick: shown (number 3)”: who, what, and whatever else was told. */
function tell(event: GameEvent, speech: Speech): string {
  const { event: kind, seat } = event as GameEvent & { seat?: number };
  const details = detailsOf(event).join(', ');
  const what = said('', kind) + (details ? ` (${details})` : '');
  if (seat === undefined) return what;
  const name = seat === speech.viewer ? t('you') : (speech.names[seat] ?? '');
  return `${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
}
