/**
 * A deal of Shadow of Intrigue once more, from the same chance: whoever doubts one can follow it here
 * step by step ("Chance" in docs/protocol.md).
 */
import { repeated, type Chance } from '../fair/chance';
import { same } from '../fair/same';
import type { Dealing, Following } from '../game/game';
import type {
  GameEvent,
  GameView,
  IntrigueEvent,
  IntrigueRole,
  IntrigueView,
  RecordHeader,
} from '../wire/types';
import { ROLES } from './roles';

type Board = { deck: Record<string, Record<IntrigueRole, number>> };

/** A round of Shadow of Intrigue: each seat's role (B1). */
function deal(header: RecordHeader, chance: Chance): IntrigueRole[] {
  const deck = (header.board as Board).deck[header.players];
  return chance.shuffle(ROLES.flatMap((role) => repeated(role, deck?.[role] ?? 0)));
}

/** Who is who in one round. */
class Round implements Following {
  readonly #roles: IntrigueRole[];

  constructor(roles: IntrigueRole[]) {
    this.#roles = roles;
  }

  dealt(told: GameEvent): IntrigueEvent | null {
    const event = told as IntrigueEvent;
    switch (event.event) {
      case 'round_began':
        return { ...event, lord: this.#roles.indexOf('lord') };
      case 'role_dealt':
        return { ...event, role: this.#roles[event.seat] ?? null };
      default:
        return null;
    }
  }

  step(told: GameEvent): 'deal' | number | null {
    const expected = this.dealt(told);
    if (expected !== null) return same(expected, told) ? null : 'deal';
    const event = told as IntrigueEvent;
    switch (event.event) {
      case 'recognised':
        return event.role === this.#roles[event.of] ? null : event.of;
      case 'seen':
        return event.role === this.#roles[event.target] ? null : event.target;
      case 'executed':
        return event.role === this.#roles[event.seat] ? null : event.seat;
      case 'roles_opened': {
        const other = event.roles.findIndex((role, seat) => role !== this.#roles[seat]);
        return other < 0 ? null : other;
      }
      default:
        return null;
    }
  }

  looks(told: GameView, seat: number): boolean {
    return (told as IntrigueView).seats[seat]?.role === this.#roles[seat];
  }
}

/** Who sees what (docs/protocol.md, "Events"): roles; what one recognises, nobody else hears of. */
function toldTo(told: GameEvent, viewer: number | null): IntrigueEvent | null {
  const event = told as IntrigueEvent;
  switch (event.event) {
    case 'role_dealt':
      return event.seat === viewer || event.role === 'lord' ? event : { ...event, role: null };
    case 'recognised':
      return event.seat === viewer ? event : null;
    case 'seen':
      return event.interrogator === viewer ? event : { ...event, role: null };
    default:
      return event;
  }
}

export const dealing: Dealing = {
  follow: (header, _round, chance) => new Round(deal(header, chance)),
  toldTo,
  owed: ['role_dealt'],
};
