/** The score sheet, kept from what was told: each round's points by seat and reason, and its roles. */
import type { Moment } from '../evening/evening';
import type {
  Camp,
  Ending,
  GameView,
  IntrigueRole,
  Reason,
  ShamansRole,
  Team,
} from '../wire/types';
import { t } from '../words/words.svelte';

export interface Gain {
  /** `won` in Shadow of Intrigue, where there is but one reason. */
  why: Reason | 'won';
  points: number;
}

export interface Round {
  round: number;
  /** Null while it is under way. */
  ended: { winner: Team | Camp; why: Ending | null } | null;
  /** As they were turned up at its end. */
  roles: readonly (ShamansRole | IntrigueRole)[] | null;
  /** By seat, in the order they were gained. */
  gains: Gain[][];
}

export interface Sheet {
  rounds: Round[];
  /** Every round from the first is here, from its beginning. */
  whole: boolean;
}

/** The sheet of one game; `now` is the round under way, for whoever came in the middle of it. */
export function sheet(
  moments: readonly Moment[],
  game: number,
  players: number,
  now: number,
): Sheet {
  const rounds: Round[] = [];
  let whole = true;
  const begin = (round: number): Round => {
    const fresh: Round = {
      round,
      ended: null,
      roles: null,
      gains: Array.from({ length: players }, () => []),
    };
    rounds.push(fresh);
    return fresh;
  };
  let present: Round | null = null;
  const current = (): Round => {
    if (!present) {
      whole = false;
      present = begin(now);
    }
    return present;
  };
  for (const moment of moments) {
    if (moment.kind !== 'events' || moment.game !== game) continue;
    for (const event of moment.events) {
      if (event.event === 'round_began') {
        if (!rounds.length && event.round > 1) whole = false;
        const first = rounds[0];
        if (rounds.length === 1 && first && !whole && first.round >= event.round) {
          first.round = event.round - 1;
        }
        present = begin(event.round);
      } else if (event.event === 'points') {
        const why = 'why' in event ? event.why : 'won';
        current().gains[event.seat]?.push({ why, points: event.points });
      } else if (event.event === 'round_ended') {
        current().ended = { winner: event.winner, why: 'why' in event ? event.why : null };
      } else if (event.event === 'roles_opened') {
        current().roles = event.roles;
      }
    }
  }
  if (!rounds.length && now > 1) whole = false;
  return { rounds, whole };
}

/** What a seat gained in a round. */
export function gained(round: Round, seat: number): number {
  return (round.gains[seat] ?? []).reduce((sum, gain) => sum + gain.points, 0);
}

/** Who is ahead: nobody before the first point. */
export function leaders(totals: readonly number[]): number[] {
  const most = Math.max(0, ...totals);
  return most === 0 ? [] : totals.flatMap((points, seat) => (points === most ? [seat] : []));
}

/** Who won a round and why, in words. */
export function outcome({ winner, why }: NonNullable<Round['ended']>): string {
  return t(`event-round-ended-${(why ?? winner).replaceAll('_', '-')}`);
}

/** What a gain is for, in words. */
export function reason(why: Gain['why']): string {
  if (why === 'illumination') return t('ritual-illumination', { form: 'name' });
  return why === 'shards' ? t('tile-shard', { form: 'name' }) : t(`score-page-why-${why}`);
}

/** Who has won the game; nobody while it is played. */
export function winnersOf(view: GameView): readonly number[] {
  if (view.game === 'intrigue') return view.winners;
  return view.winner === null ? [] : [view.winner];
}

/** The side a role wins with. */
export function sideOf(role: ShamansRole | IntrigueRole): Team | Camp {
  if (role === 'shaman') return 'shamans';
  if (role === 'shadow') return 'shadows';
  return role === 'lord' || role === 'adept' || role === 'traitor' ? 'dusk' : 'brotherhood';
}

/** Whether the last round that ended is followed by another one's first trick or circle. */
export function begunAnew(moments: readonly Moment[]): boolean {
  for (const moment of moments.toReversed()) {
    if (moment.kind !== 'events') continue;
    for (const { event } of moment.events.toReversed()) {
      if (event === 'trick_began' || event === 'circle_began') return true;
      if (event === 'round_ended') return false;
    }
  }
  return false;
}
