/** What may be done now, sorted by how it is chosen: of a person, or of nobody in particular. */
import type { IntrigueRole } from '../wire/types';

export interface Options {
  /** By seat, in the order the table lists them: what can be said of or done with somebody. */
  of: ReadonlyMap<number, readonly string[]>;
  /** Roles that can be announced. */
  announce: readonly IntrigueRole[];
  silence: boolean;
  circle: boolean;
  judge: boolean;
}

const OF_A_PERSON = new Set(['claim', 'trust', 'accuse', 'send', 'point', 'condemn']);

export function options(choices: readonly string[]): Options {
  const of = new Map<number, string[]>();
  const announce: IntrigueRole[] = [];
  for (const action of choices) {
    const [verb = '', first] = action.split(' ');
    if (verb === 'announce') announce.push(first as IntrigueRole);
    if (!OF_A_PERSON.has(verb)) continue;
    const seat = Number(first);
    of.set(seat, [...(of.get(seat) ?? []), action]);
  }
  return {
    of,
    announce,
    silence: choices.includes('silence'),
    circle: choices.includes('circle'),
    judge: choices.includes('judge'),
  };
}

/** Those of a person's actions that begin with one of these verbs. */
export function doing(actions: readonly string[] | undefined, ...verbs: string[]): string[] {
  return (actions ?? []).filter((action) => verbs.includes(action.split(' ')[0] ?? ''));
}
