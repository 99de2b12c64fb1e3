/** What was said at the table, as a board may show it: in a bubble, a thread, a badge. */

export interface Said {
  seq: number;
  seat: number;
  /** The sentence, in the reader's language. */
  words: string;
  /** In the words of docs/protocol.md; null for free talk. */
  claim: string | null;
  /** Only just said: it hangs in the air. */
  fresh: boolean;
}
