/** Which topic of the rules explains a thing of the table. */

const DECISIONS: Record<string, string> = {
  play: 'follow',
  take: 'tiles',
  keep: 'tiles',
  stabilize: 'stabilization',
  swap: 'permutation',
  neutralize: 'neutralization',
  chain: 'elimination',
  give: 'eclipse',
  name: 'resolve',
  moon: 'portal',
  target: 'portal',
  end: 'portal',
};

/** The topic behind a decision. */
export function topicOf(decision: string): string {
  return DECISIONS[decision] ?? decision;
}

export function isExplained(decision: string): boolean {
  return decision in DECISIONS;
}
