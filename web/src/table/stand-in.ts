/** What a bot did for a seat while its person was away, read off the game so far. */
import type { Moment } from '../evening/evening';
import type { Story } from '../game/game';
import { seatsIn } from '../game/seats';
import type { GameEvent } from '../wire/types';

/** The last absence that has ended: the number of one's return, and what was done meanwhile; no secret
 * of it while one's cards are `covered`. */
export function standIn(
  moments: readonly Moment[],
  seat: number | null,
  story: Pick<Story, 'discreet' | 'plainToSee'>,
  covered: boolean,
): { seq: number; events: GameEvent[] } | null {
  if (seat === null) return null;
  const at = (what: string) =>
    moments.findLastIndex(
      (moment) =>
        moment.kind === 'table' && moment.change.what === what && moment.change.seat === seat,
    );
  const left = at('substituted');
  const back = at('returned');
  if (left < 0 || back < left) return null;
  const events = moments
    .slice(left, back)
    .flatMap((moment) => (moment.kind === 'events' ? moment.events : []))
    .filter((event) => seatsIn(event, 'seat')[0] === seat)
    .map((event) => (covered ? story.discreet(event) : event))
    .filter((event) => event !== null)
    .filter((event) => !story.plainToSee(event, seat));
  return { seq: moments[back]?.seq ?? 0, events };
}
