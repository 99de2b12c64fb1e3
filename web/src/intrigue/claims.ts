/**
 * What has been said of whom in a round, and where it can't all be true. Only public words and what
 * the viewer knows are compared; nothing is guessed.
 */
import type { Heard, IntrigueRole, IntrigueView } from '../wire/types';
import { known, possible } from './knowledge';

/** When something was said: in a circle of a discussion (0: between turns), or after an interrogation. */
export type When = { discussion: number; circle: number } | { interrogation: number };

export interface Statement {
  speaker: number;
  about: number;
  kind: 'claim' | 'saw' | 'trust' | 'accuse' | 'lies' | 'announce';
  /** The role that was given; null for an opinion. */
  role: IntrigueRole | null;
  /** Every time it was said in these very words, in order. */
  when: When[];
}

export interface Silence {
  speaker: number;
  when: When[];
}

export type Conflict =
  /** Somebody gave the same player another role. */
  | { why: 'disputed'; by: Statement }
  /** The speaker himself said something else of the same player. */
  | { why: 'changed'; by: Statement }
  /** More players were given this role than the deck has copies. */
  | { why: 'too-many'; seats: number[]; copies: number };

/** What the viewer knows of a statement: it is so, it can't be, or he does not know. */
export type Truth = 'true' | 'false' | null;

/** When something was said in talk, as short as the terminal writes it: 2.1 is discussion 2, circle 1. */
export function moments(when: readonly When[]): string {
  return when
    .flatMap((one) =>
      'circle' in one ? [one.circle ? `${one.discussion}.${one.circle}` : `${one.discussion}`] : [],
    )
    .join(' ');
}

/** The same statement in the next view, too. */
export function keyOf({ speaker, kind, about, role }: Statement): string {
  return `${speaker} ${kind} ${about} ${role}`;
}

/**
 * Everything that was said of anybody in this round, in order; words repeated are one statement. What
 * was said by an act of the rules is in the view, all other claims are among those `heard`.
 */
export function statements(view: IntrigueView, heard: readonly Heard[] = []): Statement[] {
  const all: Statement[] = [];
  const note = (said: Omit<Statement, 'when'>, when: When): void => {
    const one = { ...said, when: [when] };
    const same = all.find((other) => keyOf(other) === keyOf(one));
    if (same) same.when.push(when);
    else all.push(one);
  };
  const between = heard.filter(({ act, round }) => !act && round === view.round);
  const discussions = Math.max(
    view.interrogations.length,
    ...between.map(({ step }) => step),
    ...view.talk.map((one) => one.discussion),
  );
  for (let discussion = 1; discussion <= discussions; discussion += 1) {
    for (const { circle, claims } of view.talk.filter((one) => one.discussion === discussion))
      for (const speaker of order(view)) {
        const said = parsed(claims[speaker] ?? null);
        if (said) note({ speaker, ...said }, { discussion, circle });
      }
    for (const { seat: speaker, claim } of between.filter(({ step }) => step === discussion)) {
      const said = parsed(inActs(claim, speaker));
      if (said) note({ speaker, ...said }, { discussion, circle: 0 });
    }
    const look = view.interrogations[discussion - 1];
    if (look?.target != null && look.announced !== null) {
      const { interrogator: speaker, target: about, announced: role } = look;
      note({ speaker, about, kind: 'announce', role }, { interrogation: discussion });
    }
  }
  return all;
}

/** Who kept silent, and when. */
export function silences(view: IntrigueView): Silence[] {
  return view.seats.flatMap((_, speaker) => {
    const when = view.talk
      .filter(({ claims }) => claims[speaker] === 'silence')
      .map(({ discussion, circle }) => ({ discussion, circle }));
    return when.length ? [{ speaker, when }] : [];
  });
}

/** Seats as they speak: clockwise from the Lord's left, the Lord last. */
export function order(view: IntrigueView): number[] {
  return view.seats.map((_, step) => (view.lord + 1 + step) % view.players);
}

/** A claim of the talk as an act would say it: `am spy` of seat 3 is `claim 3 spy`. */
function inActs(claim: string, speaker: number): string {
  const [verb, ...rest] = claim.split(' ');
  if (verb === 'am') return ['claim', speaker, ...rest].join(' ');
  return verb === 'is' ? ['claim', ...rest].join(' ') : claim;
}

/** The words of the statement in the forms of claims. */
export function asClaim({ kind, speaker, about, role }: Statement): string {
  if (kind === 'claim') return about === speaker ? `am ${role}` : `is ${about} ${role}`;
  if (kind === 'announce' || kind === 'saw') return `saw ${about} ${role}`;
  return `${kind} ${about}`;
}

const OF_PEOPLE: ReadonlySet<string> = new Set(['claim', 'saw', 'trust', 'accuse', 'lies']);

function parsed(claim: string | null): Pick<Statement, 'about' | 'kind' | 'role'> | null {
  const [verb, about, role] = (claim ?? 'silence').split(' ');
  if (about === undefined || !OF_PEOPLE.has(verb ?? '')) return null;
  const kind = verb as Statement['kind'];
  return { about: Number(about), kind, role: (role as IntrigueRole | undefined) ?? null };
}

/** Everything that speaks against a statement, as everybody has heard it. */
export function conflicts(
  one: Statement,
  view: IntrigueView,
  everything: readonly Statement[],
): Conflict[] {
  const found: Conflict[] = [];
  for (const other of everything) {
    if (other.about !== one.about || other === one) continue;
    const roles = one.role !== null && other.role !== null && one.role !== other.role;
    const turned =
      one.role === null &&
      other.role === null &&
      (one.kind === 'trust') !== (other.kind === 'trust');
    if (other.speaker === one.speaker && (roles || turned))
      found.push({ why: 'changed', by: other });
    else if (roles) found.push({ why: 'disputed', by: other });
  }
  if (one.role !== null) {
    const given = everything.filter((other) => other.role === one.role);
    const seats = [...new Set(given.map((other) => other.about))].sort((a, b) => a - b);
    const copies = view.deck[one.role];
    if (seats.length > copies) found.push({ why: 'too-many', seats, copies });
  }
  return found;
}

/** Whether the viewer knows better, or knows it, too. Trust and accusation are opinions. */
export function truth(one: Statement, view: IntrigueView): Truth {
  if (one.role === null) return null;
  if (!possible(view, one.about).includes(one.role)) return 'false';
  return known(view, one.about) === one.role ? 'true' : null;
}
