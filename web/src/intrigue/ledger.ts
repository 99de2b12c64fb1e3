/** Who lied when: every word of a finished round against the roles that were turned over. */
import type { Heard, IntrigueRole, IntrigueView } from '../wire/types';
import { asClaim, statements, type Statement } from './claims';

export interface Word {
  /** In the forms of claims. */
  claim: string;
  about: number;
  role: IntrigueRole | null;
  /** Whether it was so; null for an opinion. */
  true: boolean | null;
}

/** A discussion, or what was announced after an interrogation; words by seat. */
export interface Passage {
  kind: 'talk' | 'look';
  number: number;
  words: ReadonlyMap<number, readonly Word[]>;
}

export interface Ledger {
  passages: readonly Passage[];
  /** By seat. */
  lies: readonly number[];
}

export function ledger(
  view: IntrigueView,
  heard: readonly Heard[],
  roles: readonly string[],
): Ledger {
  const passages: { kind: Passage['kind']; number: number; words: Map<number, Word[]> }[] = [];
  const lies = view.seats.map(() => 0);
  const note = (kind: Passage['kind'], number: number, one: Statement) => {
    let passage = passages.find((each) => each.kind === kind && each.number === number);
    if (!passage) passages.push((passage = { kind, number, words: new Map() }));
    const so = one.role === null ? null : roles[one.about] === one.role;
    const said = passage.words.get(one.speaker) ?? [];
    const word = { claim: asClaim(one), about: one.about, role: one.role, true: so };
    if (said.some(({ claim }) => claim === word.claim)) return;
    passage.words.set(one.speaker, [...said, word]);
    if (so === false) lies[one.speaker] = (lies[one.speaker] ?? 0) + 1;
  };
  for (const one of statements(view, heard))
    for (const when of one.when)
      if ('interrogation' in when) note('look', when.interrogation, one);
      else note('talk', when.discussion, one);
  passages.sort((a, b) => a.number - b.number || (a.kind === 'talk' ? -1 : 1));
  return { passages, lies };
}

/** What became of the two whom the Lord sought: the reason why a side won (B14, B15, T-17). */
export function fate(view: IntrigueView): 'both' | 'master' | 'spy' | 'neither' {
  const fallen = view.seats.filter(({ condemned }) => condemned).map(({ role }) => role);
  const [master, spy] = [fallen.includes('grand-master'), fallen.includes('spy')];
  if (master && spy) return 'both';
  return master ? 'master' : spy ? 'spy' : 'neither';
}
