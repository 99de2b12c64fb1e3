/**
 * The analysis of a finished game, which takes the server a while: asked for, waited for, there. It
 * comes together with the game as it lay open, whose events tell what the analysis speaks of.
 */
import { bring } from '../games';
import { house, Refused } from '../wire/rest';
import type { Analysis, AnalysisSoFar, Frame, Replay } from '../wire/types';
import { words } from '../words/words.svelte';

/** Milliseconds between two looks at how far it is. */
const PAUSE = 700;

export class Inquiry {
  readonly game: string;
  /** Whether it was asked for. */
  asked = $state(false);
  soFar = $state.raw<AnalysisSoFar | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  refused = $state.raw<Refused | null>(null);

  constructor(game: string) {
    this.game = game;
  }

  /** Null until it is there, words and all. */
  readonly analysis = $derived<Analysis | null>(
    this.frames.length ? (this.soFar?.analysis ?? null) : null,
  );

  /** Begin, and go on until it is there, somebody refuses or `left` says that nobody waits. */
  async ask(left: () => boolean): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.refused = null;
    try {
      while (!left()) {
        const soFar = await house.read<AnalysisSoFar>(`/api/games/${this.game}/analysis`);
        if (soFar.analysis) {
          const open = await house.read<Replay>(`/api/games/${this.game}/replay`);
          await Promise.all([words.load('analysis'), bring(open.header.game)]);
          this.frames = open.frames;
        }
        this.soFar = soFar;
        if (soFar.analysis) return;
        await new Promise((wake) => setTimeout(wake, PAUSE));
      }
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refused = why;
    }
    this.asked = false;
  }
}
