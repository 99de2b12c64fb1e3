/**
 * Intrigue in words: its events, actions and decisions through the catalogue, in the very sentences
 * of the terminal.
 */
import type { IntrigueEvent, IntrigueRole, IntrigueView } from '../wire/types';
import { listed, people, type Speech } from '../words/speech';
import { t } from '../words/words.svelte';

/** A role as a label, or after a verb. */
export function roleName(role: IntrigueRole, form: 'name' | 'object' = 'name'): string {
  return t(`role-${role}`, { form });
}

/** An event in one sentence. */
export function tell(event: IntrigueEvent, speech: Speech): string {
  switch (event.event) {
    case 'round_began':
      return t('event-round-began-lord', {
        round: event.round,
        ...people(speech, { name: event.lord }),
      });
    case 'role_dealt':
      return event.role === null
        ? t('event-role-dealt-hidden', people(speech, { name: event.seat }))
        : t('event-role-dealt', {
            role: roleName(event.role),
            ...people(speech, { name: event.seat }),
          });
    case 'recognised':
      return t('event-recognised', {
        role: roleName(event.role),
        ...people(speech, { name: event.seat, target: event.of }),
      });
    case 'circle_began':
      return t('event-circle-began', { discussion: event.discussion, circle: event.circle });
    case 'said':
      return said(event.seat, event.claim, speech);
    case 'sent':
      return t('event-sent', people(speech, { name: event.interrogator }));
    case 'pointed':
      return t('event-pointed', looking(event, speech));
    case 'seen':
      return event.role === null
        ? t('event-seen-hidden', looking(event, speech))
        : t('event-seen', { role: roleName(event.role), ...looking(event, speech) });
    case 'announced':
      return t('event-announced', { role: roleName(event.role), ...looking(event, speech) });
    case 'judging':
      return t('event-judging');
    case 'condemned':
      return t('event-condemned', people(speech, { name: event.seat }));
    case 'executed':
      return t('event-executed', {
        role: roleName(event.role),
        ...people(speech, { name: event.seat }),
      });
    case 'round_ended':
      return t(`event-round-ended-${event.winner}`);
    case 'roles_opened': {
      const opened = event.roles.map((role, seat) =>
        t('event-roles-opened-one', { name: speech.names[seat] ?? '', role: roleName(role) }),
      );
      return t('event-roles-opened', { roles: opened.join(', ') });
    }
    case 'points':
      return t('event-points', {
        points: event.points,
        ...people(speech, { name: event.seat }),
      });
    case 'game_ended': {
      const names = listed(event.winners.map((seat) => speech.names[seat] ?? ''));
      const count = event.winners.length;
      const won = speech.viewer !== null && event.winners.includes(speech.viewer);
      const you = won ? (count === 1 ? 'alone' : 'among') : 'none';
      return t('event-game-ended', { names, count, you });
    }
  }
}

function looking(event: { interrogator: number; target: number }, speech: Speech) {
  return people(speech, { name: event.interrogator, target: event.target });
}

function said(seat: number, claim: string, speech: Speech): string {
  const [verb, about, role] = claim.split(' ');
  if (about === undefined) return t('event-said-silence', people(speech, { name: seat }));
  const target = Number(about);
  if (verb !== 'claim') return t(`event-said-${verb}`, people(speech, { target, name: seat }));
  const words = roleName(role as IntrigueRole, 'object');
  return target === seat
    ? t('event-said-claim-self', { name: speech.names[seat] ?? '', role: words })
    : t('event-said-claim', { role: words, ...people(speech, { target, name: seat }) });
}

/** What somebody says, as short as it can be said: for a bubble beside the speaker. */
export function spoken(seat: number, claim: string, speech: Speech): string {
  const [verb, about, role] = claim.split(' ');
  if (about === undefined) return t('intrigue-says-silence');
  const target = Number(about);
  const words = role === undefined ? '' : roleName(role as IntrigueRole, 'object');
  return verb === 'claim' && target === seat
    ? t('intrigue-says-self', { role: words })
    : t(`intrigue-says-${verb}`, { role: words, ...people(speech, { target }) });
}

/** A legal action as a choice. */
export function option(action: string, speech: Speech): string {
  const [verb, first, role] = action.split(' ');
  if (first === undefined) return t(`action-${verb}`);
  if (verb === 'announce') return t('action-announce', { role: roleName(first as IntrigueRole) });
  const target = speech.names[Number(first)] ?? '';
  if (verb !== 'claim') return t(`action-${verb}`, { target });
  const words = roleName(role as IntrigueRole, 'object');
  return Number(first) === speech.viewer
    ? t('action-claim-self', { role: words })
    : t('action-claim', { target, role: words });
}

/** The message that says what is asked for; with `-help` the one that explains it. */
export function task(view: IntrigueView): string {
  const { kind, waiting } = view.decision;
  const interrupting =
    kind === 'speak' && view.viewer === view.lord && !waiting.includes(view.lord);
  return interrupting ? 'offer-lord' : `decision-${kind}`;
}
