/**
 * Where a deal comes from, once more and independent of the server: "Chance" and "Fair deals" of
 * docs/protocol.md in the browser. Whoever doubts a deal can follow it here step by step.
 */
import type { IntrigueRole, RecordHeader, ShamansRole, Side, Tile, World } from '../wire/types';
import { hex, joined, sha256, unhex, utf8, word } from './sha256';

/** What was promised before the game: the hash of its secret. */
export function commitmentOf(secret: string): string {
  return hex(sha256(joined(utf8('penumbra commitment 1'), unhex(secret))));
}

/** The seed of a round: the secret, the round, and every seat's salt with its length. */
export function seedOf(secret: string, round: number, salts: readonly string[]): Uint8Array {
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

/** How Shamans depends on the number of players (1.2-1.4, S-01). */
const SHAMANS: Record<number, { highest: number; hand: number; shadows: number }> = {
  3: { highest: 6, hand: 9, shadows: 1 },
  4: { highest: 6, hand: 9, shadows: 1 },
  5: { highest: 8, hand: 11, shadows: 2 },
};
const ARTIFACTS: readonly [Tile, number][] = [
  ['dagger', 5],
  ['portal', 2],
  ['shard', 3],
  ['mask', 2],
];
const IN_STACK = 10;

export interface ShamansDeal {
  roles: ShamansRole[];
  hands: string[][];
  leftOver: string[];
  row: Tile[];
  /** From top to bottom. */
  stack: (Tile | 'eclipse')[];
  arrow: Side;
  /** Who holds the marker, where chance decides (S-10). */
  marker: number | null;
}

type ShamansBoard = { world: { colour: World; players: number }[] };

const repeated = <Item>(item: Item, times: number): Item[] => Array<Item>(times).fill(item);

/** A round of Shamans (2.2-2.8). */
export function dealShamans(header: RecordHeader, round: number, chance: Chance): ShamansDeal {
  const { players, first } = header;
  const { highest, hand, shadows } = SHAMANS[players] ?? { highest: 0, hand: 0, shadows: 0 };
  const worlds = (header.board as ShamansBoard).world.filter((world) => world.players <= players);
  const deck = worlds.flatMap((world) =>
    Array.from({ length: highest }, (_, number) => `${world.colour}-${number + 1}`),
  );
  const cards = chance.shuffle(deck);
  const sorted = (from: number, to?: number): string[] => {
    const taken = new Set(cards.slice(from, to));
    return deck.filter((card) => taken.has(card));
  };
  const roles = chance.shuffle<ShamansRole>([
    ...repeated('shaman' as const, players - shadows),
    ...repeated('shadow' as const, shadows),
  ]);
  const tiles = chance.shuffle(ARTIFACTS.flatMap(([tile, copies]) => repeated(tile, copies)));
  const stack: (Tile | 'eclipse')[] = tiles.slice(2);
  stack.splice(1 + chance.below(IN_STACK), 0, 'eclipse');
  const arrow = chance.below(2) === 0 ? 'left' : 'right';
  return {
    roles,
    hands: Array.from({ length: players }, (_, s) => sorted(s * hand, (s + 1) * hand)),
    leftOver: sorted(players * hand),
    row: tiles.slice(0, 2),
    stack,
    arrow,
    marker: round === 1 && first === null ? chance.below(players) : null,
  };
}

type IntrigueBoard = { deck: Record<string, Record<IntrigueRole, number>> };

const INTRIGUE: IntrigueRole[] = ['lord', 'adept', 'spy', 'grand-master', 'paladin', 'traitor'];

/** A round of Shadow of Intrigue: each seat's role (B1). */
export function dealIntrigue(header: RecordHeader, chance: Chance): IntrigueRole[] {
  const deck = (header.board as IntrigueBoard).deck[header.players];
  return chance.shuffle(INTRIGUE.flatMap((role) => repeated(role, deck?.[role] ?? 0)));
}
