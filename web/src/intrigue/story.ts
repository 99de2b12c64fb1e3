/**
 * The story of a game of Shadow of Intrigue: which events open a chapter of the log, whom a line is
 * about, and what of it only the player himself may see.
 */
import { seatsIn } from '../game/seats';
import type { Story } from '../game/game';
import type { IntrigueEvent } from '../wire/types';

export const story: Story<IntrigueEvent> = {
  chapters: new Set<IntrigueEvent['event']>([
    'circle_began',
    'talk_began',
    'sent',
    'judging',
    'round_ended',
    'game_ended',
  ]),
  parts: new Set<IntrigueEvent['event']>(['sent', 'judging']),
  begins: ['circle_began', 'talk_began'],
  moment,
  picture,
  seats,
  inOneGo: (events) => [...events],
  plainToSee: (event, viewer) =>
    event.event === 'role_dealt' &&
    (event.role === null || (viewer !== undefined && event.seat !== viewer)),
  discreet,
  cards: null,
};

function moment(event: IntrigueEvent): string | null {
  if (event.event === 'announced') return 'icon-eye';
  return event.event === 'executed' ? 'icon-fallen' : null;
}

function picture(event: IntrigueEvent): string | null {
  switch (event.event) {
    case 'role_dealt':
    case 'executed':
    case 'recognised':
    case 'seen':
    case 'announced':
      return event.role === null ? 'role-back' : `role-${event.role}`;
    case 'points':
      return 'icon-star';
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

function seats(event: IntrigueEvent): number[] {
  const named = seatsIn(event, 'seat', 'target', 'lord', 'interrogator', 'of');
  const about = event.event === 'said' ? Number(event.claim.split(' ')[1] ?? NaN) : NaN;
  return Number.isInteger(about) ? [...new Set([...named, about])] : named;
}

function discreet(event: IntrigueEvent): IntrigueEvent | null {
  switch (event.event) {
    case 'role_dealt':
    case 'seen':
      return { ...event, role: null };
    case 'recognised':
      return null;
    default:
      return event;
  }
}
