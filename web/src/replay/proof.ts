/**
 * The proof that a game was dealt fairly, made in this browser from the replay with all cards open:
 * the secret is the one that was promised, everybody's salt went in, every deal follows from them,
 * and nothing in the record was changed afterwards.
 */
import type { Promised } from '../wire/tickets';
import type { Fair, GameEvent, IntrigueEvent, Replay, ShamansEvent } from '../wire/types';
import { Chance, commitmentOf, dealIntrigue, dealShamans, seedOf } from './chance';
import { hex, sha256, utf8 } from './sha256';

export const STEPS = ['secret', 'noted', 'salts', 'deals', 'record'] as const;
export type Step = (typeof STEPS)[number];

/** `unknown`: this browser was not at the table and has nothing of its own to compare with. */
export interface Finding {
  step: Step;
  state: 'good' | 'bad' | 'unknown';
  /** Where it went wrong: a round for salts and deals, a frame for the record. */
  at: number | null;
}

export interface Proof {
  fair: boolean;
  findings: Finding[];
}

const SECRET = /^[0-9a-f]{64}$/;
const SALT = /^(([0-9a-f]{2}){16,32})?$/;
const CHECK_DIGITS = 16;

/** Verify a game. `noted` is what this browser wrote down at the table, if it was there. */
export function prove(replay: Replay, noted: Promised | undefined): Proof {
  const fair = replay.header.fair;
  const findings = fair
    ? [secret(fair), promised(fair, noted), salts(replay, fair, noted), deals(replay, fair)]
    : [bad('secret', null)];
  findings.push(record(replay));
  return { fair: findings.every((finding) => finding.state !== 'bad'), findings };
}

const good = (step: Step): Finding => ({ step, state: 'good', at: null });
const unknown = (step: Step): Finding => ({ step, state: 'unknown', at: null });
const bad = (step: Step, at: number | null): Finding => ({ step, state: 'bad', at });

function secret(fair: Fair): Finding {
  const opens = SECRET.test(fair.secret) && commitmentOf(fair.secret) === fair.commitment;
  return opens ? good('secret') : bad('secret', null);
}

function promised(fair: Fair, noted: Promised | undefined): Finding {
  if (!noted) return unknown('noted');
  return noted.commitment === fair.commitment ? good('noted') : bad('noted', null);
}

/** For every round a salt or an empty text a seat; among them those this browser sent. */
function salts(replay: Replay, fair: Fair, noted: Promised | undefined): Finding {
  const count = rounds(replay).length;
  if (fair.salts.length !== count) return bad('salts', Math.min(fair.salts.length, count) + 1);
  const odd = fair.salts.findIndex(
    (given) => given.length !== replay.header.players || !given.every((salt) => SALT.test(salt)),
  );
  if (odd >= 0) return bad('salts', odd + 1);
  const own = Object.entries(noted?.salts ?? {}).filter(([round]) => Number(round) <= count);
  const lost = own.find(([round, salt]) => !fair.salts[Number(round) - 1]?.includes(salt));
  if (lost) return bad('salts', Number(lost[0]));
  return good('salts');
}

/** Whether one's own salts could be looked for: only who sat at the table has sent any. */
export function sent(noted: Promised | undefined): boolean {
  return Object.keys(noted?.salts ?? {}).length > 0;
}

/** The events of each round, its deal first. */
function rounds(replay: Replay): GameEvent[][] {
  const told: GameEvent[][] = [];
  for (const event of replay.frames.flatMap((frame) => frame.events)) {
    if (event.event === 'round_began') told.push([]);
    told.at(-1)?.push(event);
  }
  return told;
}

function deals(replay: Replay, fair: Fair): Finding {
  const wrong = rounds(replay).findIndex((events, index) => {
    const round = index + 1;
    const chance = new Chance(seedOf(fair.secret, round, fair.salts[index] ?? []), round);
    return replay.header.game === 'shamans'
      ? !isShamansDeal(replay, round, chance, events as ShamansEvent[])
      : !isIntrigueDeal(replay, chance, events as IntrigueEvent[]);
  });
  return wrong < 0 ? good('deals') : bad('deals', wrong + 1);
}

/** What the round's events say was dealt, and all that came off the stack later, in its order. */
function isShamansDeal(
  replay: Replay,
  round: number,
  chance: Chance,
  events: readonly ShamansEvent[],
): boolean {
  const dealt = dealShamans(replay.header, round, chance);
  const roles: unknown[] = [];
  const hands: unknown[] = [];
  const leftOver: unknown[] = [];
  const tiles: unknown[] = [];
  let arrow = dealt.arrow;
  let marker = dealt.marker;
  for (const event of events) {
    if (event.event === 'round_began' && dealt.marker !== null) marker = event.marker;
    else if (event.event === 'role_dealt') roles[event.seat] = event.role;
    else if (event.event === 'hand_dealt') hands[event.seat] = event.cards;
    else if (event.event === 'left_over') leftOver.push(event.card);
    else if (event.event === 'tile_shown') tiles.push(event.tile);
    else if (event.event === 'tile_taken' && event.source === 'stack') tiles.push(event.tile);
    else if (event.event === 'eclipse') {
      tiles.push('eclipse');
      arrow = event.arrow;
    }
  }
  const all = [...dealt.row, ...dealt.stack].slice(0, tiles.length);
  return same(
    [roles, hands, leftOver, tiles, arrow, marker],
    [dealt.roles, dealt.hands, dealt.leftOver, all, dealt.arrow, dealt.marker],
  );
}

function isIntrigueDeal(replay: Replay, chance: Chance, events: readonly IntrigueEvent[]): boolean {
  const roles: unknown[] = [];
  for (const event of events) if (event.event === 'role_dealt') roles[event.seat] = event.role;
  return same(roles, dealIntrigue(replay.header, chance));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The chain of checks over header, acts, events and result ("Records" in docs/protocol.md). */
function record(replay: Replay): Finding {
  const { header, frames, closing } = replay;
  const { penumbra, game, players, fair, seed, board, first, names, position } = header;
  const facts = [penumbra, game, players, fair ?? seed, board, first, names, position];
  if (checkOf('', facts) !== header.check) return bad('record', 0);
  let check = header.check;
  for (const [number, frame] of frames.entries()) {
    const act = frame.seat === null ? [] : [frame.seat, frame.action];
    check = checkOf(check, [...act, ...frame.events]);
    if (number > 0 && check !== frame.check) return bad('record', number);
  }
  const ends = checkOf(check, [closing.scores, closing.winners]) === closing.check;
  return ends ? good('record') : bad('record', frames.length - 1);
}

function checkOf(before: string, things: readonly unknown[]): string {
  return hex(sha256(utf8(before + JSON.stringify(things)))).slice(0, CHECK_DIGITS);
}
