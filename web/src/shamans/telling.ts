/** Shamans in words: its things, events, actions and decisions through the catalogue. */
import { numberOf, worldOf } from './things';
import { people, type Speech } from '../words/speech';
import { t } from '../words/words.svelte';
import type {
  Card,
  Ritual,
  ShamansEvent,
  ShamansRole,
  ShamansView,
  Tile,
  World,
} from '../wire/types';

/** `name` for a label or a list, `object` after a verb. */
type Form = 'name' | 'object';

export const worldWords = (world: World, form: Form = 'name'): string =>
  t(`world-${world}`, { form });
export const cardWords = (card: Card, form: Form = 'name'): string =>
  t(`card-${worldOf(card)}`, { number: numberOf(card), form });
export const tileWords = (tile: Tile, form: Form = 'name'): string => t(`tile-${tile}`, { form });
export const roleWords = (role: ShamansRole): string => t(`role-${role}`, { form: 'name' });
export const ritualWords = (ritual: Ritual, form: Form = 'name'): string =>
  t(`ritual-${ritual}`, { form });

const cardsWords = (cards: readonly Card[]): string =>
  cards.map((card) => cardWords(card)).join(', ');

/** An event in one sentence. */
export function tell(event: ShamansEvent, speech: Speech): string {
  const who = (seats: Record<string, number>) => people(speech, seats);
  switch (event.event) {
    case 'round_began':
      return t('event-round-began-marker', { round: event.round, ...who({ name: event.marker }) });
    case 'role_dealt':
      return event.role
        ? t('event-role-dealt', { role: roleWords(event.role), ...who({ name: event.seat }) })
        : t('event-role-dealt-hidden', who({ name: event.seat }));
    case 'hand_dealt':
      return event.cards
        ? t('event-hand-dealt', { cards: cardsWords(event.cards), ...who({ name: event.seat }) })
        : t('event-hand-dealt-hidden', who({ name: event.seat }));
    case 'left_over':
      return t('event-left-over', { card: cardWords(event.card) });
    case 'tile_shown':
      return t('event-tile-shown', { slot: event.slot, tile: tileWords(event.tile) });
    case 'trick_began':
      return t('event-trick-began', { trick: event.trick, ...who({ name: event.guide }) });
    case 'card_played':
      return t(event.follows ? 'event-card-played' : 'event-card-played-off', {
        card: cardWords(event.card, 'object'),
        ...who({ name: event.seat }),
      });
    case 'pawn_moved': {
      const direction = event.to > event.start ? 'forward' : 'back';
      return t(`event-pawn-moved-${direction}`, { count: Math.abs(event.to - event.start) });
    }
    case 'card_placed':
      return t('event-card-placed', { card: cardWords(event.card) });
    case 'cards_collected': {
      const cards = cardsWords(event.cards);
      return event.seat === null
        ? t('event-cards-collected-nobody', { cards })
        : t('event-cards-collected', { cards, ...who({ name: event.seat }) });
    }
    case 'guide_named':
      return t('event-guide-named', who({ name: event.seat, target: event.guide }));
    case 'tile_taken':
      return event.tile
        ? t(`event-tile-taken-${event.source === 'stack' ? 'stack' : 'row'}`, {
            tile: tileWords(event.tile, 'object'),
            ...who({ name: event.seat }),
          })
        : t('event-tile-taken-hidden', who({ name: event.seat }));
    case 'tile_kept':
      return event.tile
        ? t(`event-tile-kept-${event.open ? 'open' : 'hidden'}`, {
            tile: tileWords(event.tile),
            ...who({ name: event.seat }),
          })
        : t('event-tile-kept-secret', who({ name: event.seat }));
    case 'role_revealed':
      return t('event-role-revealed', {
        role: roleWords(event.role),
        ...who({ name: event.seat }),
      });
    case 'portal_used':
      return t(
        `event-portal-used-${event.direction}${event.hidden ? '-hidden' : ''}`,
        who({ name: event.seat }),
      );
    case 'window':
      return t(`event-window-${event.window}`);
    case 'eclipse':
      return t('event-eclipse', { arrow: event.arrow });
    case 'card_given': {
      const seats = who({ name: event.giver, target: event.receiver });
      return event.card
        ? t('event-card-given', { card: cardWords(event.card, 'object'), ...seats })
        : t('event-card-given-hidden', seats);
    }
    case 'eclipse_over':
      return t('event-eclipse-over');
    case 'world_completed':
      return t(`event-world-completed${event.performer === null ? '-nobody' : ''}`, {
        world: worldWords(event.world),
      });
    case 'ritual':
      return t('event-ritual', {
        ritual: ritualWords(event.ritual, 'object'),
        ...who({ name: event.seat }),
      });
    case 'ritual_idle':
      return t('event-ritual-idle');
    case 'roles_swapped':
      return t('event-roles-swapped', who({ name: event.seat, target: event.target }));
    case 'role_seen':
      return event.role
        ? t('event-role-seen', { role: roleWords(event.role), ...who({ name: event.seat }) })
        : t('event-role-seen-hidden', who({ name: event.seat }));
    case 'dagger_spent':
      return t(
        `event-dagger-spent${event.hidden ? '-hidden' : ''}`,
        who({ name: event.seat, target: event.target }),
      );
    case 'eliminated':
      return t('event-eliminated', {
        role: roleWords(event.role),
        ...who({ name: event.by, target: event.seat }),
      });
    case 'tiles_lost': {
      const tiles = event.open.map((tile) => tileWords(tile));
      if (event.hidden) tiles.push(t('tiles-hidden', { count: event.hidden }));
      return t('event-tiles-lost', { tiles: tiles.join(', '), ...who({ name: event.seat }) });
    }
    case 'hand_set_aside':
      return t('event-hand-set-aside', { count: event.count, ...who({ name: event.seat }) });
    case 'hand_placed':
      return event.cards.length
        ? t('event-hand-placed', { cards: cardsWords(event.cards), ...who({ name: event.seat }) })
        : t('event-hand-placed-empty', who({ name: event.seat }));
    case 'points':
      return t(`event-points-${event.why}`, { points: event.points, ...who({ name: event.seat }) });
    case 'round_ended':
      return t(`event-round-ended-${event.why.replaceAll('_', '-')}`);
    case 'roles_opened': {
      const roles = event.roles.map((role, seat) =>
        t('event-roles-opened-one', { name: speech.names[seat] ?? '', role: roleWords(role) }),
      );
      return t('event-roles-opened', { roles: roles.join(', ') });
    }
    case 'game_ended':
      return t('event-game-ended', {
        names: speech.names[event.winner] ?? '',
        count: 1,
        you: event.winner === speech.viewer ? 'alone' : 'none',
      });
  }
}

/** A legal action as a choice. */
export function tellAction(action: string, view: ShamansView, speech: Speech): string {
  const [verb = '', rest = ''] = action.split(' ');
  switch (verb) {
    case 'play':
    case 'give':
      return t(`action-${verb}`, { card: cardWords(rest as Card, 'object') });
    case 'take': {
      const tile = rest === 'stack' ? null : view.row[rest === 'left' ? 0 : 1];
      return t(`action-take-${rest}`, tile ? { tile: tileWords(tile) } : {});
    }
    case 'swap':
    case 'neutralize':
    case 'name':
      return t(`action-${verb}`, { target: speech.names[Number(rest)] ?? '' });
    case 'perform': {
      const world = view.worlds.find((one) => one.world === rest);
      return t('action-perform', {
        world: worldWords(rest as World),
        ritual: world ? ritualWords(world.ritual) : '',
      });
    }
    default:
      return t(`action-${action.replace(' ', '-')}`);
  }
}

/** What the decision asks for, a phrase without subject; `help` explains it. */
export function tellDecision(view: ShamansView): { task: string; help: string } {
  const leads = view.decision.kind === 'play' && view.destination === null;
  const id = `decision-${view.decision.kind}${leads ? '-lead' : ''}`;
  return { task: t(id), help: t(`${id}-help`) };
}
