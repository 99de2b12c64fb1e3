/**
 * Events that mean the same in every game that tells them. The frame keeps the score and finds rounds
 * by these; all other events are the games' own business.
 */
import type { GameEvent } from '../wire/types';

export type SharedEvent =
  | { event: 'round_began'; round: number }
  | { event: 'points'; seat: number; points: number; why?: string }
  | { event: 'round_ended'; winner: string; why?: string }
  | { event: 'roles_opened'; roles: string[] };

const SHARED: ReadonlySet<string> = new Set<SharedEvent['event']>([
  'round_began',
  'points',
  'round_ended',
  'roles_opened',
]);

/** An event as the frame understands it; null if it is the game's own. */
export function shared(event: GameEvent): SharedEvent | null {
  return SHARED.has(event.event) ? (event as SharedEvent) : null;
}
