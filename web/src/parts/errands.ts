/** What somebody wants done as soon as he is at his new table: bots in the chairs, and begin. */
const eager = new Set<string>();

export const errands = {
  beginWithBots: (code: string): void => void eager.add(code),
  /** Whether there is such an errand; whoever asks does it. */
  take: (code: string): boolean => eager.delete(code),
};
