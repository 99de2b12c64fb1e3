/** The seats an event speaks of, by the fields that name one. */
import type { GameEvent } from '../wire/types';

export function seatsIn(event: GameEvent, ...fields: string[]): number[] {
  const values = fields.map((field) => (event as unknown as Record<string, unknown>)[field]);
  return [...new Set(values.filter((seat): seat is number => Number.isInteger(seat)))];
}
