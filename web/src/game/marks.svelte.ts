/**
 * What a player thinks of the others, for himself alone: a mark on each seat for one round, since roles are
 * dealt anew, and a page of notes. They are kept in this browser, for one game at one table, and told to
 * nobody.
 */

export const MARKS = ['trust', 'unsure', 'shadow'] as const;
export type Mark = (typeof MARKS)[number];

interface Kept {
  round: number;
  seats: Record<number, string>;
  notes: string;
}

const PREFIX = 'penumbra:marks:';
/** Games whose marks are kept; the oldest is forgotten first. */
const MOST = 12;

export class Marks {
  seats = $state.raw<Readonly<Record<number, string>>>({});
  notes = $state('');
  #round = 0;
  readonly #key: string;

  constructor(table: string, game: number) {
    this.#key = `${PREFIX}${table}:${game}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Kept | null;
      this.#round = kept?.round ?? 0;
      this.seats = kept?.seats ?? {};
      this.notes = kept?.notes ?? '';
    } catch {
      // Nothing can be read here: the page is clean.
    }
  }

  /** A round is played: marks of an earlier one say nothing any more. */
  begin(round: number): void {
    if (round <= this.#round) return;
    this.#round = round;
    if (!Object.keys(this.seats).length) return;
    this.seats = {};
    this.#keep();
  }

  /** Put a mark on a seat; null takes it away. */
  put(seat: number, mark: string | null): void {
    const others = Object.entries(this.seats).filter(([at]) => Number(at) !== seat);
    this.seats = Object.fromEntries(mark === null ? others : [...others, [seat, mark]]);
    this.#keep();
  }

  write(notes: string): void {
    this.notes = notes;
    this.#keep();
  }

  #keep(): void {
    try {
      const kept: Kept = { round: this.#round, seats: this.seats, notes: this.notes };
      localStorage.setItem(this.#key, JSON.stringify(kept));
      const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      const others = all.filter((key) => key !== this.#key);
      for (const old of others.slice(0, Math.max(0, all.length - MOST)))
        localStorage.removeItem(old);
    } catch {
      // A browser that keeps nothing forgets with the page.
    }
  }
}
