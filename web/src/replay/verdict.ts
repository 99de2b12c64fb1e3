/**
 * What a game proves to whoever kept a note of it, made in this browser from the replay with all cards
 * open (V1-V5 and B1-B5 of docs/protocol.md). It knows no rule: the public story is pinned by the note,
 * the deals by the secret and the draw, everybody's cards by both. It never claims more than was seen.
 */
import { Chance, saltedSeedOf } from '../fair/chance';
import {
  canonical,
  commitmentOf,
  drawHash,
  isHash,
  isPromised,
  missing,
  rollHash,
  rollsOf,
  seedOf,
  Unfair,
} from '../fair/draw';
import { beginsRound } from '../fair/notebook';
import { isWhole, seenHash } from '../fair/notes';
import { hex, sha256, utf8 } from '../fair/sha256';
import type { Dealing, Following } from '../game/game';
import type {
  Attempt,
  Facts,
  Fair,
  Finding,
  GameEvent,
  Note,
  NotedChair,
  Replay,
  Run,
} from '../wire/types';

/** `consistent`: the record agrees with itself, and there is nothing to compare it with. */
export type Grade = 'proved' | 'in_part' | 'consistent' | 'not_fair';

export const STEPS = ['noted', 'secret', 'draw', 'deals', 'story', 'record'] as const;
export type Step = (typeof STEPS)[number];
/** `unknown`: there was nothing to compare with, or something before it had failed. */
export type State = 'good' | 'bad' | 'unknown';

export interface Verdict {
  grade: Grade;
  /** Why the grade is no better. */
  findings: Finding[];
  steps: Record<Step, State>;
}

const CHECK_DIGITS = 16;
const SALT = /^(([0-9a-f]{2}){16,32})?$/;

export function judge(replay: Replay, kept: Note | null, dealing: Dealing | null): Verdict {
  const note = kept && numbered(kept, replay);
  const steps: Record<Step, State> = {
    noted: 'unknown',
    secret: 'unknown',
    draw: 'unknown',
    deals: 'unknown',
    story: 'unknown',
    record: 'unknown',
  };
  const { fair } = replay.header;
  let draw: string | null = null;
  const checks: Record<Step, (() => void) | null> = {
    noted: note && (() => checkNoted(replay, note)),
    secret: fair ? () => checkSecret(fair) : null,
    draw: fair ? () => (draw = checkDraw(replay, fair, note)) : null,
    deals: fair && dealing ? () => checkDeals(replay, fair, draw, note, dealing) : null,
    story: note && (() => checkStory(replay, fair ?? null, draw, note, dealing)),
    record: () => checkRecord(replay),
  };
  for (const step of STEPS) {
    try {
      checks[step]?.();
      steps[step] = checks[step] ? 'good' : 'unknown';
    } catch (error) {
      if (!(error instanceof Unfair)) throw error;
      steps[step] = 'bad';
      return { grade: 'not_fair', findings: [error.finding], steps };
    }
  }
  if (!fair) return { grade: 'consistent', findings: [found('no_promise')], steps };
  if (!note) {
    const why = fair.salts ? 'older_rules' : 'no_note';
    return { grade: 'consistent', findings: [found(why)], steps };
  }
  const findings = lacking(replay, fair, note, dealing);
  return { grade: findings.length > 0 ? 'in_part' : 'proved', findings, steps };
}

const found = (code: string, data: Record<string, unknown> = {}): Finding => ({ code, data });

function factsOf({ header }: Replay): Facts {
  const { id, game, players, board, first, names } = header;
  return { id: id ?? '', game, players, board, first, names };
}

/** What was promised, listed and opened is what was noted (L1-L6, V3). */
function checkNoted(replay: Replay, note: Note): void {
  const { fair } = replay.header;
  if (note.broken) throw new Unfair(note.broken.code, note.broken.data);
  if (!fair?.draws) throw new Unfair('older_record');
  const facts = factsOf(replay);
  const other = (what: string): Unfair => new Unfair('another_draw', { what });
  if (fair.commitment !== note.commitment) throw other('commitment');
  if (facts.id !== note.id) throw other('game');
  note.attempts.forEach(({ roll, opened }, index) => {
    const attempt = fair.draws?.[index];
    if (roll === null) return;
    if (canonical(facts) !== canonical(roll.facts)) throw other('facts');
    if (canonical(attempt?.shares) !== canonical(roll.shares)) throw other('roll');
    if (opened !== null && canonical(attempt?.opened) !== canonical(opened)) throw other('shares');
  });
  if (note.chairs) checkChairs(facts, fair.draws, note.chairs);
}

/**
 * Who sat where is who is on the record, also for whoever was told of no roll: no bot has a share in
 * what was drawn, and no person's chair was a bot's. Who left before is `away` or `late`.
 */
function checkChairs(
  { names }: Facts,
  draws: readonly Attempt[],
  chairs: readonly NotedChair[],
): void {
  if (canonical(names) !== canonical(chairs.map(({ name }) => name)))
    throw new Unfair('foreign_roll', { what: 'company' });
  draws.at(-1)?.shares.forEach((share, seat) => {
    if (chairs[seat]?.bot ? isPromised(share) : share === 'bot')
      throw new Unfair('foreign_chair', { chair: seat + 1 });
  });
}

function checkSecret({ secret, commitment }: Fair): void {
  if (!isHash(secret) || commitmentOf(secret) !== commitment) throw new Unfair('secret_unfit');
}

/**
 * What was drawn (V2), from the very rolls that were noted; a game of the older rules has salts in its
 * place.
 */
function checkDraw(replay: Replay, fair: Fair, note: Note | null): string | null {
  if (fair.draws) {
    const rolls = rollsOf(fair.commitment, factsOf(replay), fair.draws);
    note?.attempts.forEach(({ roll }, index) => {
      if (roll !== null && rollHash(roll) !== rolls[index])
        throw new Unfair('another_draw', { what: 'roll' });
    });
    return drawHash(rolls.at(-1) as string, fair.draws.at(-1)?.opened ?? []);
  }
  const { players } = replay.header;
  const count = rounds(replay).length;
  fair.salts?.forEach((given, index) => {
    if (given.length !== players || !given.every((salt) => SALT.test(salt)))
      throw new Unfair('bad_salts', { round: index + 1, why: '' });
  });
  if ((fair.salts?.length ?? 0) !== count)
    throw new Unfair('bad_salts', { round: Math.min(fair.salts?.length ?? 0, count) + 1, why: '' });
  return null;
}

/** The events of each round, its deal first. */
function rounds(replay: Replay): GameEvent[][] {
  const told: GameEvent[][] = [];
  for (const event of replay.frames.flatMap((frame) => frame.events)) {
    if (beginsRound(event) || told.length === 0) told.push([]);
    told.at(-1)?.push(event);
  }
  return told;
}

/** The note, its runs numbered as the replay's rounds are: all 1 if the game tells of none. */
function numbered(note: Note, replay: Replay): Note {
  const first = replay.frames[0]?.events[0];
  if (!first || beginsRound(first)) return note;
  return { ...note, runs: note.runs.map((run) => ({ ...run, round: 1 })) };
}

function chanceOf(fair: Fair, draw: string | null, round: number): Chance {
  const seed =
    draw === null
      ? saltedSeedOf(fair.secret, round, fair.salts?.[round - 1] ?? [])
      : seedOf(fair.secret, draw, round);
  return new Chance(seed, round);
}

/**
 * One was dealt what chance gives (B1), so was everybody (B2), and nobody used what he did not hold
 * (B4).
 */
function checkDeals(
  replay: Replay,
  fair: Fair,
  draw: string | null,
  note: Note | null,
  dealing: Dealing,
): void {
  rounds(replay).forEach((events, index) => {
    const round = index + 1;
    const following = dealing.follow(replay.header, round, chanceOf(fair, draw, round));
    const run = note?.runs.find((each) => each.round === round && isDealt(each));
    if (note && run) checkOwnDeal(run, note.viewer, following, dealing);
    for (const event of events) {
      const wrong = following.step(event);
      if (wrong === 'deal') throw new Unfair('not_dealt', { round });
      if (wrong !== null) throw new Unfair('not_held', { round, chair: wrong + 1 });
    }
  });
}

/** Whether a run tells of a round from its deal on. */
const isDealt = (run: Run): boolean => run.view === null && run.seen === null;

/** What one was told of the deal is what chance gives, and one was told of all one's own (B1). */
function checkOwnDeal(
  { round, events }: Run,
  viewer: number | null,
  following: Following,
  dealing: Dealing,
): void {
  const other = (seen: string, recorded: string): Unfair =>
    new Unfair('other_deal', { round, seen, recorded });
  const owed = new Set(viewer === null ? [] : dealing.owed);
  for (const seen of events) {
    const given = following.dealt(seen);
    const due = given && dealing.toldTo(given, viewer);
    if (due && canonical(due) !== canonical(seen)) throw other(told(seen), told(due));
    if ('seat' in seen && seen.seat === viewer) owed.delete(seen.event);
  }
  const [lacking] = owed;
  if (lacking !== undefined) throw other(told(undefined), lacking);
}

/** What was noted is what the replay shows, every run of it (V5, B3, B4). */
function checkStory(
  replay: Replay,
  fair: Fair | null,
  draw: string | null,
  note: Note,
  dealing: Dealing | null,
): void {
  const played = rounds(replay);
  let before = 0;
  note.runs.forEach((run, index) => {
    const open = played[run.round - 1];
    if (!open) throw new Unfair('other_rounds', { seen: run.round, recorded: played.length });
    if (!follows(run, before)) throw new Unfair('miscounted', { before, round: String(run.round) });
    before = run.round;
    const whole = isWhole(note, index);
    if (run.seen !== null) checkSeen(run, open, draw, note.viewer, dealing);
    else if (run.view === null) checkEvents(run, open, whole, note.viewer, dealing);
    else checkMoment(run, open, whole, replay, fair, draw, note, dealing);
  });
  const seen = Math.max(0, ...note.runs.map((run) => run.round));
  if (note.ended && seen !== played.length)
    throw new Unfair('other_rounds', { seen, recorded: played.length });
  checkActs(replay, note);
}

/**
 * Whether a run can come after one of that round: a deal begins the next one, a view may show any; an
 * old note may have forgotten what was between.
 */
function follows(run: Run, before: number): boolean {
  if (run.view !== null) return true;
  return run.seen === null ? run.round === before + 1 : run.round > before;
}

/** What a viewer hears of open events. */
function heardOf(
  open: readonly GameEvent[],
  viewer: number | null,
  dealing: Dealing | null,
): readonly GameEvent[] {
  if (!dealing) return open;
  return open.map((event) => dealing.toldTo(event, viewer)).filter((event) => event !== null);
}

function checkSeen(
  { round, seen }: Run,
  open: readonly GameEvent[],
  draw: string | null,
  viewer: number | null,
  dealing: Dealing | null,
): void {
  if (!dealing || draw === null) return; // What was masked only the rules know.
  if (seenHash(draw, viewer, round, heardOf(open, viewer, dealing)) !== seen)
    throw new Unfair('other_view', { round });
}

function checkEvents(
  run: Run,
  open: readonly GameEvent[],
  whole: boolean,
  viewer: number | null,
  dealing: Dealing | null,
): void {
  const heard = heardOf(open, viewer, dealing);
  const most = whole ? Math.max(run.events.length, heard.length) : run.events.length;
  for (let at = 0; at < most; at += 1) {
    const seen = run.events[at];
    const shown = heard[at];
    if (!seen || !shown || !fits(seen, shown, dealing))
      throw new Unfair('other_event', {
        round: run.round,
        event: at + 1,
        seen: told(seen),
        recorded: told(shown),
      });
  }
}

/** At some moment of the round one held what the view shows, and then these things happened. */
function checkMoment(
  run: Run,
  open: readonly GameEvent[],
  whole: boolean,
  replay: Replay,
  fair: Fair | null,
  draw: string | null,
  note: Note,
  dealing: Dealing | null,
): void {
  const following =
    fair && dealing?.follow(replay.header, run.round, chanceOf(fair, draw, run.round));
  for (let at = 0; at <= open.length; at += 1) {
    const rest = heardOf(open.slice(at), note.viewer, dealing);
    const goesOn =
      (whole ? rest.length === run.events.length : rest.length >= run.events.length) &&
      run.events.every((seen, k) => fits(seen, rest[k] as GameEvent, dealing));
    const looks =
      note.viewer === null || !following || !run.view || following.looks(run.view, note.viewer);
    if (goesOn && looks) return;
    const next = open[at];
    if (next) following?.step(next);
  }
  throw new Unfair('other_view', { round: run.round });
}

/** What one did is what the record says one did, but for what others did in one's place (B6). */
function checkActs({ frames }: Replay, note: Note): void {
  const own = frames.filter(({ seat }) => seat !== null && seat === note.viewer);
  let at = 0;
  for (const [, action] of note.acts.toSorted(([one], [other]) => one - other)) {
    at = own.findIndex((frame, index) => index >= at && frame.action === action) + 1;
    if (at === 0) throw new Unfair('other_act', { action });
  }
}

/** Whether this was told. Where the page can't deal the game, any null could be something hidden. */
function fits(seen: GameEvent, heard: GameEvent, dealing: Dealing | null): boolean {
  if (dealing) return canonical(seen) === canonical(heard);
  const [one, other] = [seen, heard] as unknown as Record<string, unknown>[];
  const keys = Object.keys(heard);
  if (!one || !other || keys.length !== Object.keys(seen).length) return false;
  return keys.every((key) => one[key] === null || canonical(one[key]) === canonical(other[key]));
}

function told(event: GameEvent | undefined): string {
  return event ? JSON.stringify(event) : '–';
}

/** The chain of checks over header, acts, events and result (B5; "Records" in docs/protocol.md). */
function checkRecord(replay: Replay): void {
  const { header, frames, closing } = replay;
  const { check: sealed, ...facts } = header;
  const broken = (move: number): Unfair => new Unfair('changed_move', { move });
  if (checkOf('', Object.values(facts)) !== sealed) throw broken(0);
  let check = sealed;
  for (const [number, frame] of frames.entries()) {
    const act = frame.seat === null ? [] : [frame.seat, frame.action];
    check = checkOf(check, [...act, ...frame.events]);
    if (number > 0 && check !== frame.check) throw broken(number);
  }
  if (checkOf(check, [closing.scores, closing.winners]) !== closing.check)
    throw broken(frames.length - 1);
}

function checkOf(before: string, things: readonly unknown[]): string {
  return hex(sha256(utf8(before + JSON.stringify(things)))).slice(0, CHECK_DIGITS);
}

/** What keeps a game that passed every check from being proved to this browser. */
function lacking(replay: Replay, fair: Fair, note: Note, dealing: Dealing | null): Finding[] {
  const findings: Finding[] = [];
  const draws = fair.draws ?? [];
  const last = draws.at(-1);
  if (note.viewer === null) findings.push(found('watched'));
  else {
    const share = last?.shares[note.viewer] ?? 'bot';
    const own = note.attempts.flatMap((attempt) => attempt.own);
    if (!isPromised(share)) findings.push(found('without_share'));
    else if (!own.some(([, kept]) => kept === share)) findings.push(found('share_elsewhere'));
  }
  const whole = new Set(
    note.runs
      .filter((run, at) => (run.seen === null ? isDealt(run) && isWhole(note, at) : dealing))
      .map((run) => run.round),
  );
  const gaps = rounds(replay).flatMap((_, index) => (whole.has(index + 1) ? [] : [index + 1]));
  if (gaps.length > 0) findings.push(found('gaps', { rounds: gaps.join(', ') }));
  const late = draws.flatMap(missing).map((seat) => replay.header.names[seat] ?? '');
  if (late.length > 0) findings.push(found('redrawn', { names: late.join(', ') }));
  if (!dealing) findings.push(found('undealt'));
  return findings;
}
