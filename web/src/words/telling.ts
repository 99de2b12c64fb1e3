/** What happened, in one sentence: each game tells its own events. */
import { tell as tellIntrigue } from '../intrigue/telling';
import { tell as tellShamans } from '../shamans/telling';
import type { GameEvent, IntrigueEvent, ShamansEvent, GameName } from '../wire/types';
import type { Speech } from './speech';

export function tell(game: GameName, event: GameEvent, speech: Speech): string {
  return game === 'shamans'
    ? tellShamans(event as ShamansEvent, speech)
    : tellIntrigue(event as IntrigueEvent, speech);
}
