/** One event further: each game knows how its own things move. */
import { advance as intrigue } from '../intrigue/advance';
import { advance as shamans } from '../shamans/advance';
import type { GameEvent, GameView, IntrigueEvent, ShamansEvent } from '../wire/types';

/** The view as it is drawn after an event; the next view told replaces it. */
export function advance(view: GameView, event: GameEvent): GameView {
  return view.game === 'shamans'
    ? shamans(view, event as ShamansEvent)
    : intrigue(view, event as IntrigueEvent);
}
