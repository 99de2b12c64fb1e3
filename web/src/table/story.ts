/**
 * The story of a game as the log tells it: which events make a line, which open a chapter, and whom
 * and what a line is about. The sentences themselves are told elsewhere (words/telling.ts).
 */
import type { Moment } from '../evening/evening';
import type { Card, GameEvent } from '../wire/types';
import { discreet } from './discreet';

export interface Line {
  key: string;
  event: GameEvent;
}

export interface Chapter {
  key: string;
  /** The event whose sentence is the heading; null for what comes before the first one. */
  opening: GameEvent | null;
  /** A whole round, or a part of one. */
  depth: 'round' | 'part';
  lines: Line[];
}

const PARTS = new Set<GameEvent['event']>([
  'trick_began',
  'circle_began',
  'sent',
  'judging',
  'round_ended',
  'game_ended',
]);

/** The chapters of one game; `viewer` is the reader's seat, whose cards may be `covered`. */
export function story(
  moments: readonly Moment[],
  game: number,
  viewer: number | null,
  covered = false,
): Chapter[] {
  const chapters: Chapter[] = [];
  for (const moment of moments) {
    if (moment.kind !== 'events' || moment.game !== game) continue;
    for (const line of linesOf(moment.seq, moment.events, viewer, covered)) {
      const { key, event } = line;
      const depth = event.event === 'round_began' ? 'round' : 'part';
      const opens = depth === 'round' || PARTS.has(event.event);
      if (opens) chapters.push({ key, opening: event, depth, lines: [] });
      else {
        if (!chapters.length) chapters.push({ key, opening: null, depth: 'part', lines: [] });
        chapters.at(-1)?.lines.push(line);
      }
    }
  }
  return chapters;
}

/** Lines once told stay the same ones, so that a long log need not be written anew. */
const written = new WeakMap<
  readonly GameEvent[],
  { viewer: number | null; covered: boolean; lines: Line[] }
>();

function linesOf(
  seq: number,
  events: readonly GameEvent[],
  viewer: number | null,
  covered: boolean,
): Line[] {
  const known = written.get(events);
  if (known?.viewer === viewer && known.covered === covered) return known.lines;
  const lines = inOneGo(events)
    .map((event, at) => ({ key: `${seq}-${at}`, event: covered ? discreet(event) : event }))
    .filter((line): line is Line => line.event !== null && !plainToSee(line.event, viewer));
  written.set(events, { viewer, covered, lines });
  return lines;
}

/** Steps of the pawn that follow each other, as one move. */
export function inOneGo(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
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

/** What a player needs no words for: that others learnt a secret, or what lies there anyway. */
export function plainToSee(event: GameEvent, viewer: number | null): boolean {
  switch (event.event) {
    case 'role_dealt':
      return event.seat !== viewer || event.role === null;
    case 'hand_dealt':
      return event.seat !== viewer || event.cards === null;
    case 'role_seen':
      return event.role === null;
    case 'card_placed':
      return true;
    default:
      return false;
  }
}

const SEATED = [
  'seat',
  'target',
  'giver',
  'receiver',
  'performer',
  'guide',
  'marker',
  'lord',
  'interrogator',
  'of',
  'by',
  'winner',
] as const;

/** The seats an event speaks of. */
export function seatsOf(event: GameEvent): number[] {
  const fields = event as unknown as Record<string, unknown>;
  const seats = SEATED.map((field) => fields[field]);
  if (event.event === 'said') seats.push(Number(event.claim.split(' ')[1] ?? NaN));
  return [...new Set(seats.filter((seat): seat is number => Number.isInteger(seat)))];
}

/** The cards an event speaks of, as far as the reader knows them. */
export function cardsOf(event: GameEvent): Card[] {
  if ('cards' in event) return event.cards ?? [];
  return 'card' in event && event.card ? [event.card] : [];
}

/** The picture at the edge of a line; null for a line without one. */
export function pictureOf(event: GameEvent): string | null {
  switch (event.event) {
    case 'role_dealt':
    case 'role_revealed':
    case 'role_seen':
    case 'eliminated':
    case 'executed':
    case 'recognised':
    case 'seen':
    case 'announced':
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
    case 'pointed':
      return 'icon-eye';
    case 'condemned':
      return 'icon-fallen';
    case 'said':
      return said(event.claim);
    default:
      return null;
  }
}

function said(claim: string): string {
  const verb = claim.split(' ')[0];
  if (verb === 'trust') return 'icon-trust';
  if (verb === 'accuse') return 'icon-accuse';
  return verb === 'silence' ? 'icon-silence' : 'icon-speech';
}
