/** Links of earlier days named a game by its table and number, which anybody could guess. */
import { house, Refused } from '../wire/rest';
import { tickets } from '../wire/tickets';

/** Where such a game is today, if this browser has a seat at its table; otherwise null. */
export async function addressToday(game: string): Promise<string | null> {
  const [, code = '', number] = /^([a-z]{1,32})-([0-9]{1,6})$/.exec(game) ?? [];
  const ticket = tickets.of(code);
  if (!ticket) return null;
  try {
    const games = await house.games(code, ticket.token);
    return games.find((one) => one.number === Number(number))?.record ?? null;
  } catch (why) {
    if (why instanceof Refused) return null;
    throw why;
  }
}
