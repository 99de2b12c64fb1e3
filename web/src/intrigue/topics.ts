/** Which topic of the rules explains a thing of the table. */

const DECISIONS: Record<string, string> = {
  speak: 'discussion',
  command: 'interrogation',
  point: 'interrogation',
  announce: 'interrogation',
  condemn: 'verdict',
};

/** The topic behind a decision. */
export function topicOf(decision: string): string {
  return DECISIONS[decision] ?? decision;
}

export function isExplained(decision: string): boolean {
  return decision in DECISIONS;
}
