/** Who sits around the table, as everybody may know it. */
import type { TableState } from '../wire/types';

export interface Companion {
  seat: number;
  /** Empty for an empty chair. */
  name: string;
  person: number | null;
  /** A bot sits here or plays for somebody absent. */
  bot: boolean;
  level: string | null;
  /** A person who is not connected at the moment. */
  away: boolean;
  host: boolean;
  you: boolean;
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
    away: false,
    host: false,
    you: seat === you,
  }));
}
