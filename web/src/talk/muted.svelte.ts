/** Whom one does not want to hear at a table: known to this browser and to nobody else. */

const key = (code: string): string => `penumbra:muted:${code}`;

export class Muted {
  people = $state.raw<readonly number[]>([]);
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
    try {
      this.people = JSON.parse(localStorage.getItem(key(code)) ?? '[]') as number[];
    } catch {
      // Nothing remembered: everybody is heard.
    }
  }

  /** Bots are no persons, and always heard. */
  has(person: number | null): boolean {
    return person !== null && this.people.includes(person);
  }

  /** Mute somebody, or hear him again. */
  turn(person: number): void {
    this.people = this.has(person)
      ? this.people.filter((other) => other !== person)
      : [...this.people, person];
    try {
      localStorage.setItem(key(this.#code), JSON.stringify(this.people));
    } catch {
      // Without a memory it lasts as long as the page.
    }
  }
}

const tables = new Map<string, Muted>();

/** The muted of a table, the same for whoever asks. */
export function mutedAt(code: string): Muted {
  let muted = tables.get(code);
  if (!muted) tables.set(code, (muted = new Muted(code)));
  return muted;
}
