/**
 * Where a deal comes from, once more and independent of the server: "Chance" and "Fair deals" of
 * docs/protocol.md in the browser. Whoever doubts a deal can follow it here step by step.
 */
import { joined, sha256, unhex, utf8, word } from './sha256';

/** The seed of a round by the older rules: the secret, the round, every seat's salt with its length. */
export function saltedSeedOf(secret: string, round: number, salts: readonly string[]): Uint8Array {
  const shares = salts.map(unhex).flatMap((salt) => [Uint8Array.of(salt.length), salt]);
  return sha256(joined(utf8('penumbra seed 1'), unhex(secret), word(round), ...shares));
}

/** The random numbers of one round. */
export class Chance {
  readonly #seed: Uint8Array;
  readonly #round: number;
  #words: number[] = [];
  #block = 0;

  constructor(seed: Uint8Array, round: number) {
    this.#seed = seed;
    this.#round = round;
  }

  /** The next 32 bits of the stream. */
  word(): number {
    if (this.#words.length === 0) {
      const place = joined(word(this.#round), word(this.#block));
      const block = new DataView(sha256(joined(utf8('penumbra deal 1'), this.#seed, place)).buffer);
      this.#words = Array.from({ length: 8 }, (_, i) => block.getUint32(4 * i));
      this.#block += 1;
    }
    return this.#words.shift() as number;
  }

  /** A number below `n`, each as likely as the next: words that would favour some are thrown away. */
  below(n: number): number {
    const usable = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const drawn = this.word();
      if (drawn < usable) return drawn % n;
    }
  }

  /** The list in another order. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
    }
    return mixed;
  }
}

/** So many of the same. */
export const repeated = <Item>(item: Item, times: number): Item[] => Array<Item>(times).fill(item);
