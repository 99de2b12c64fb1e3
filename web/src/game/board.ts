/**
 * What a game's board is given, at a table, in a replay and in a lesson alike. A board draws `view`,
 * moves things for `beat`, and offers `choices`; it knows nothing of sockets.
 */
import type { Beat } from '../evening/beats';
import type { Companion } from '../evening/company';
import type { Heard } from '../wire/types';
import type { Marks } from './marks.svelte';
import type { Said } from './said';

export interface BoardProps<View> {
  /** What is shown now. */
  view: View;
  /** Who sits where; bots, absent people, the host. */
  company: readonly Companion[];
  /** The event that is being shown, or null. */
  beat: Beat | null;
  /** The viewer's actions that can be chosen now, in the words of docs/protocol.md; often none. */
  choices: readonly string[];
  choose: (action: string) => void;
  /** Every claim of the game so far; at a table only, since a record does not keep the talk. */
  heard?: readonly Heard[];
  /** With all cards open (replay): every seat's hand. */
  hands?: readonly (readonly string[])[] | undefined;
  /** One's role and hand are face down until held. */
  covered?: boolean;
  /** A choice is made by two clicks: the first one tells what it does. */
  careful?: boolean;
  /** Something covers the board: let what happens wait until what this returns is called. */
  hold?: () => () => void;
  /** On a screen for a whole room: large, public, and nothing to press. */
  onScreen?: boolean;
  /** Open the rules at a topic: "what is this?" */
  explain: (topic: string) => void;
  /** What was said in this round; none where nobody speaks. */
  said?: readonly Said[];
  /** Say something structured, in the words of docs/protocol.md. Only for who may speak. */
  say?: ((claim: string) => void) | undefined;
  /** Open the talk, where more can be said. Only for who may speak. */
  talk?: (() => void) | undefined;
  /** Say something in one's own words; whether the table took it. Only for who may speak. */
  write?: ((text: string) => Promise<boolean>) | undefined;
  /** The viewer's private marks; none for who only watches. */
  marks?: Marks | undefined;
  /** Where a board may play a scene of its own: as it comes, never, or when it is pointed at. */
  scenes?: 'played' | 'left out' | readonly string[];
}
