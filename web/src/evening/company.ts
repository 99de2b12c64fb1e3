/** Who sits around the table, as everybody may know it. */
import { LETTERS_A_STEP, TEMPERAMENTS } from '../wire/terms';
import type { TableState } from '../wire/types';

export interface Companion {
  seat: number;
  /** Empty for an empty chair. */
  name: string;
  person: number | null;
  /** A bot sits here or plays for somebody absent. */
  bot: boolean;
  level: string | null;
  /** What sort of character a bot is, if one sits here for itself. */
  temperament: (typeof TEMPERAMENTS)[number] | null;
  /** A person who is not connected at the moment. */
  away: boolean;
  host: boolean;
  you: boolean;
}

/** A bot's temperament goes with its name: the sum of its letters, as the server counts it. */
function temperamentOf(name: string): (typeof TEMPERAMENTS)[number] {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TEMPERAMENTS[Math.floor(sum / LETTERS_A_STEP) % TEMPERAMENTS.length] ?? TEMPERAMENTS[0];
}

export function company(
  table: TableState,
  present: readonly number[],
  you: number | null,
): Companion[] {
  return table.seats.map((chair, seat) => ({
    seat,
    name: chair.name ?? '',
    person: chair.person,
    bot: chair.level !== null,
    level: chair.level,
    temperament: chair.name !== null && chair.person === null ? temperamentOf(chair.name) : null,
    away: chair.person !== null && !present.includes(chair.person),
    host: chair.person !== null && chair.person === table.host,
    you: seat === you,
  }));
}

/** People of whom only the names are known: nobody is host, bot or away in a replay or a lesson. */
export function byName(names: readonly string[], you: number | null): Companion[] {
  return names.map((name, seat) => ({
    seat,
    name,
    person: null,
    bot: false,
    level: null,
    temperament: null,
    away: false,
    host: false,
    you: seat === you,
  }));
}
