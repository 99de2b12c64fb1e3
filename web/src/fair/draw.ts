/**
 * The draw, once more and independent of the server: "Fair deals" of docs/protocol.md in the browser.
 * Everybody promises a share, the roll is fixed, all open; every deal follows from that and the secret.
 */
import type { Attempt, Facts, Finding, NotedAttempt } from '../wire/types';
import { hex, joined, sha256, unhex, utf8, word } from './sha256';

export type Roll = NonNullable<NotedAttempt['roll']>;

const NOTHING = new Uint8Array(32);
export const NO_ROLL = hex(NOTHING);
const KINDS: Record<string, number> = { bot: 0, away: 2, late: 3 };
const SHARE = 1;
const HASH = /^[0-9a-f]{64}$/;
const FINGERPRINT_DIGITS = 8;
export const MOST_ATTEMPTS = 255;

/** Chance is not what was promised. */
export class Unfair extends Error {
  readonly finding: Finding;

  constructor(code: string, data: Record<string, unknown> = {}) {
    super(code);
    this.finding = { code, data };
  }
}

export const isHash = (text: unknown): text is string =>
  typeof text === 'string' && HASH.test(text);

/** Whether a share on a roll is a commitment. */
export const isPromised = (share: string): boolean => !(share in KINDS);

/** JSON that is the same in every language: sorted keys, integers, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** What was promised of the secret before the game. */
export function commitmentOf(secret: string): string {
  return hash('penumbra commitment 1', unhex(secret));
}

/** What is published of a share: for one game, attempt and chair, so that nobody can copy it. */
export function promise(commitment: string, attempt: number, seat: number, share: string): string {
  return hash('penumbra share 2', unhex(commitment), Uint8Array.of(attempt, seat), unhex(share));
}

export function factsHash({ id, game, players, board, first, names }: Facts): string {
  return hash('penumbra facts 2', utf8(canonical([id, game, players, board, first, names])));
}

/** The roll, and all that were before it, in 32 bytes. */
export function rollHash({ before, commitment, facts, attempt, shares }: Roll): string {
  const kinds = shares.map((share) =>
    isPromised(share)
      ? joined(Uint8Array.of(SHARE), unhex(share))
      : joined(Uint8Array.of(KINDS[share] as number), NOTHING),
  );
  return hash(
    'penumbra roll 2',
    unhex(before),
    unhex(commitment),
    unhex(factsHash(facts)),
    Uint8Array.of(attempt, shares.length),
    ...kinds,
  );
}

/** The draw: a roll, and the share of every chair that has one. */
export function drawHash(roll: string, opened: readonly (string | null)[]): string {
  const shares = opened.map((share) => (share === null ? NOTHING : unhex(share)));
  return hash('penumbra draw 2', unhex(roll), ...shares);
}

/** The seed of one round. */
export function seedOf(secret: string, draw: string, round: number): Uint8Array {
  return sha256(joined(utf8('penumbra seed 2'), unhex(secret), unhex(draw), word(round)));
}

/** What people read to each other to see that they are in one draw. */
export function fingerprint(draw: string): string {
  return draw.slice(0, FINGERPRINT_DIGITS);
}

/** A fresh share, from nothing that the table has given out. */
export function newShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Chairs that promised a share and did not open it. */
export function missing({ shares, opened }: Attempt): number[] {
  return shares.flatMap((share, seat) =>
    isPromised(share) && (opened[seat] ?? null) === null ? [seat] : [],
  );
}

/** Unfair if something was opened that was not promised on this roll. */
export function checkOpened(roll: Roll, opened: readonly (string | null)[]): void {
  opened.forEach((share, seat) => {
    if (share === null) return;
    const promised = roll.shares[seat] ?? 'bot';
    if (!isPromised(promised) || !isHash(share))
      throw new Unfair('impossible_share', { chair: seat + 1 });
    if (promise(roll.commitment, roll.attempt, seat, share) !== promised)
      throw new Unfair('broken_share', { chair: seat + 1 });
  });
}

/**
 * Unfair if a roll can't follow an attempt that failed: who did not open is late for good, a bot stays
 * one, and only who opened may promise again.
 */
export function checkRepeated(failed: Attempt, shares: readonly string[]): void {
  const late = missing(failed);
  failed.shares.forEach((before, seat) => {
    const now = shares[seat] ?? '';
    let fits = now === before;
    if (late.includes(seat)) fits = now === 'late';
    else if (isPromised(before)) fits = isHash(now) || now === 'away';
    if (!fits) throw new Unfair('impossible_share', { chair: seat + 1 });
  });
}

/** The hashes of the rolls of these attempts; Unfair if the last is not a draw that could have followed. */
export function rollsOf(commitment: string, facts: Facts, attempts: readonly Attempt[]): string[] {
  const rolls: string[] = [];
  if (attempts.length === 0 || attempts.length > MOST_ATTEMPTS)
    throw new Unfair('incomplete_draw', { attempt: attempts.length });
  attempts.forEach(({ shares, opened }, index) => {
    const attempt = index + 1;
    if (shares.length !== facts.players || opened.length !== facts.players)
      throw new Unfair('incomplete_draw', { attempt });
    const odd = shares.findIndex(
      (share) => !isHash(share) && !['bot', 'away', attempt > 1 ? 'late' : ''].includes(share),
    );
    if (odd >= 0) throw new Unfair('impossible_share', { chair: odd + 1 });
    const roll = { attempt, before: rolls.at(-1) ?? NO_ROLL, commitment, facts, shares };
    checkOpened(roll, opened);
    const last = attempt === attempts.length;
    const lacks = missing({ shares, opened }).length > 0;
    if (last && lacks) throw new Unfair('incomplete_draw', { attempt });
    if (!last && !lacks) throw new Unfair('needless_draw', { attempt });
    if (index > 0) checkRepeated(attempts[index - 1] as Attempt, shares);
    rolls.push(rollHash(roll));
  });
  return rolls;
}

function hash(name: string, ...pieces: Uint8Array[]): string {
  return hex(sha256(joined(utf8(name), ...pieces)));
}
