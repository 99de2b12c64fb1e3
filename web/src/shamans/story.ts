/**
 * The story of a game of Shamans: which events open a chapter of the log, whom and what a line is
 * about, and what of it only the player himself may see.
 */
import { seatsIn } from '../game/seats';
import type { Story } from '../game/game';
import type { Card, ShamansEvent } from '../wire/types';
import CardChip from './CardChip.svelte';

export const story: Story<ShamansEvent> = {
  chapters: new Set<ShamansEvent['event']>(['trick_began', 'round_ended', 'game_ended']),
  parts: new Set<ShamansEvent['event']>(['trick_began']),
  begins: ['trick_began'],
  moment,
  picture,
  seats: (event) =>
    seatsIn(event, 'seat', 'target', 'giver', 'receiver', 'performer', 'guide', 'marker', 'by'),
  inOneGo,
  plainToSee,
  discreet,
  cards: {
    Chip: CardChip,
    of: cardsOf,
    shown: (event) =>
      event.event === 'card_played'
        ? { seat: event.seat, card: event.card, off: !event.follows }
        : null,
  },
};

function moment(event: ShamansEvent): string | null {
  switch (event.event) {
    case 'ritual':
      return `ritual-${event.ritual}`;
    case 'eclipse':
      return 'eclipse';
    case 'eliminated':
      return 'icon-fallen';
    default:
      return null;
  }
}

function picture(event: ShamansEvent): string | null {
  switch (event.event) {
    case 'role_dealt':
    case 'role_revealed':
    case 'role_seen':
    case 'eliminated':
      return event.role === null ? 'role-back' : `role-${event.role}`;
    case 'tile_shown':
    case 'tile_taken':
    case 'tile_kept':
      return event.tile ?? 'tile-back';
    case 'pawn_moved':
      return 'pawn';
    case 'world_completed':
      return `emblem-${event.world}`;
    case 'ritual':
      return `ritual-${event.ritual}`;
    case 'dagger_spent':
      return 'dagger';
    case 'portal_used':
    case 'window':
      return 'portal';
    case 'eclipse':
    case 'eclipse_over':
      return 'eclipse';
    case 'roles_swapped':
      return 'icon-swap';
    case 'points':
      return 'icon-star';
    case 'guide_named':
      return 'guide';
    case 'hand_dealt':
    case 'hand_placed':
    case 'hand_set_aside':
    case 'card_given':
    case 'cards_collected':
      return 'card-back';
    case 'roles_opened':
      return 'role-back';
    default:
      return null;
  }
}

/** Steps of the pawn that follow each other in one direction, as one move. */
function inOneGo(events: readonly ShamansEvent[]): ShamansEvent[] {
  const told: ShamansEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (
      event.event === 'pawn_moved' &&
      before?.event === 'pawn_moved' &&
      before.to > before.start === event.to > event.start
    ) {
      told[told.length - 1] = { ...event, start: before.start };
    } else told.push(event);
  }
  return told;
}

function plainToSee(event: ShamansEvent, viewer?: number | null): boolean {
  const others = 'seat' in event && viewer !== undefined && event.seat !== viewer;
  switch (event.event) {
    case 'role_dealt':
      return others || event.role === null;
    case 'hand_dealt':
      return others || event.cards === null;
    case 'role_seen':
      return event.role === null;
    case 'card_placed':
      return true;
    default:
      return false;
  }
}

function discreet(event: ShamansEvent): ShamansEvent | null {
  switch (event.event) {
    case 'role_dealt':
    case 'role_seen':
      return { ...event, role: null };
    case 'hand_dealt':
      return { ...event, cards: null };
    case 'card_given':
      return { ...event, card: null };
    case 'tile_taken':
      return event.source === 'stack' ? { ...event, tile: null } : event;
    case 'tile_kept':
      return event.open ? event : { ...event, tile: null };
    default:
      return event;
  }
}

function cardsOf(event: ShamansEvent): readonly Card[] {
  if ('cards' in event) return event.cards ?? [];
  return 'card' in event && event.card ? [event.card] : [];
}
