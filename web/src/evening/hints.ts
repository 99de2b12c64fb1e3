/** Who may ask what a Sage would do: alone against bots, or with the consent of all who play. */
import type { TableState } from '../wire/types';

const playing = ({ seats }: TableState): number[] =>
  seats.flatMap(({ person }) => (person === null ? [] : [person]));

export const severalPlay = (table: TableState): boolean => playing(table).length > 1;

/** People who play and have not agreed to hints. */
export function undecided(table: TableState): number[] {
  return playing(table).filter((one) => !table.hints_agreed.includes(one));
}

export function hintsAreGiven(table: TableState): boolean {
  const agreed = !severalPlay(table) || undecided(table).length === 0;
  return table.wishes.hints && table.stage === 'playing' && agreed;
}
