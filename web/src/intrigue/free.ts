/** Free talk: people speak when they like, and what they say is among the claims everybody has heard. */
import type { IntrigueView } from '../wire/types';

/** Whether talk is free at this table: where it is not, every discussion has a circle. */
export function isFree({ round, talk }: IntrigueView): boolean {
  return round > 0 && talk.length === 0;
}
