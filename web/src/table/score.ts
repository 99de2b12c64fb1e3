/** The score sheet, kept from what was told: each round's points by seat and reason, and its roles. */
import type { Moment } from '../evening/evening';
import type { Ending, Play, Score } from '../game/game';
import { shared } from '../game/shared';
import type { GameEvent, GameView } from '../wire/types';

export interface Gain {
  /** `won` where there is but one reason. */
  why: string;
  points: number;
}

/** How a round ended, with the event that tells it. */
export type Ended = Ending & { event: GameEvent };

export interface Round {
  round: number;
  /** Null while it is under way. */
  ended: Ended | null;
  /** As they were turned up at its end. */
  roles: readonly string[] | null;
  /** By seat, in the order they were gained. */
  gains: Gain[][];
  /** All that was told of it. */
  events: GameEvent[];
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
      events: [],
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
    for (const told of moment.events) {
      const event = shared(told);
      if (event?.event === 'round_began') {
        if (!rounds.length && event.round > 1) whole = false;
        const first = rounds[0];
        if (rounds.length === 1 && first && !whole && first.round >= event.round) {
          first.round = event.round - 1;
        }
        present = begin(event.round);
      } else if (event?.event === 'points') {
        current().gains[event.seat]?.push({ why: event.why ?? 'won', points: event.points });
      } else if (event?.event === 'round_ended') {
        current().ended = { winner: event.winner, why: event.why ?? null, event: told };
      } else if (event?.event === 'roles_opened') {
        current().roles = event.roles;
      }
      present?.events.push(told);
    }
  }
  if (!rounds.length && now > 1) whole = false;
  return { rounds, whole };
}

/**
 * The view as a round left it, for whoever looks back at it when the table is at the next one already:
 * nobody watched, or what happens is not shown at all.
 */
export function asLeft(view: GameView, round: Round, moves: Pick<Play, 'advance'>): GameView {
  const whole = round.events[0]?.event === 'round_began';
  if (round.round === view.round || !whole) return view;
  return round.events.reduce((so, event) => moves.advance(so, event), view);
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

/** How a round came out for a seat: its side lost, or won, or won without it (who was eliminated). */
export function outcome(
  round: Round & { ended: Ended },
  seat: number,
  score: Score,
): 'won' | 'lost' | 'out' | null {
  const role = round.roles?.[seat];
  if (role === undefined || score.sideOf(role) === '') return null;
  if (score.sideOf(role) !== round.ended.winner) return 'lost';
  return round.gains[seat]?.some(({ why }) => score.wins(why)) ? 'won' : 'out';
}
