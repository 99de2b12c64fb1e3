/**
 * What is on stage: the view as it is drawn, which follows the truth event by event. The boards draw
 * `shown` and move things for `beat`; whoever decides something looks at `idle` first.
 */
import { duration, type Beat } from './beats';
import type { Speed } from '../prefs.svelte';
import type { GameEvent, GameView } from '../wire/types';

export interface Step {
  events: readonly GameEvent[];
  /** Null for a step whose view was not told (it was missed): the events alone lead on. */
  view: GameView | null;
}

/** How a game moves: its view one event further, and how long that is worth looking at. */
export interface Moves {
  advance(view: GameView, event: GameEvent): GameView;
  look(event: GameEvent, view: GameView | null): number;
}

/** A game that is still on its way: only what is true is drawn. */
const STILL: Moves = { advance: (view) => view, look: () => 0 };

/** Waiting, so that tests can hold the clock in their hands. */
export type Wait = (ms: number) => Promise<void>;

/** Milliseconds after which nobody is looking at what covers the stage. */
const LONGEST = 20_000;

const realWait: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

export class Stage {
  shown = $state.raw<GameView | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** Nothing is under way: what is drawn is the truth. */
  idle = $state(true);
  /** Something is to be shown as soon as nothing covers the stage. */
  behind = $state(false);
  /** How many things cover the stage. */
  curtains = $state(0);
  readonly #queue: Step[] = [];
  readonly #speed: () => Speed;
  readonly #moves: () => Moves | null;
  readonly #wait: Wait;
  readonly #waitedFor: () => boolean;
  #beats = 0;
  #running = false;
  #scene = 0;
  readonly #curtains = new Set<symbol>();
  #lifted = (): void => {};

  /** `waitedFor`: whether the table waits until one has looked, so that nothing need be cut short. */
  constructor(
    speed: () => Speed,
    moves: () => Moves | null,
    wait: Wait = realWait,
    waitedFor: () => boolean = () => false,
  ) {
    this.#speed = speed;
    this.#moves = moves;
    this.#waitedFor = waitedFor;
    this.#wait = wait;
  }

  /** Something happened: show it when its turn comes. */
  push(step: Step): void {
    this.#queue.push(step);
    this.idle = false;
    if (!this.#running) void this.#run();
  }

  /** Something covers the stage: the next update or round waits for its end, though not for ever. */
  hold(): () => void {
    const curtain = Symbol();
    this.#curtains.add(curtain);
    this.curtains = this.#curtains.size;
    return () => {
      this.#curtains.delete(curtain);
      this.curtains = this.#curtains.size;
      if (!this.#curtains.size) this.#lifted();
    };
  }

  /** Begin anew with this view: after coming back, at another table, at another frame. */
  cut(view: GameView | null): void {
    this.#queue.length = 0;
    this.#scene += 1;
    this.beat = null;
    this.shown = view;
    this.idle = true;
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#queue.length) {
        if (this.#covered()) await this.#uncovered();
        const step = this.#queue.shift();
        if (step) await this.#play(step);
      }
    } finally {
      this.#running = false;
      this.idle = true;
    }
  }

  async #play(step: Step): Promise<void> {
    const scene = this.#scene;
    let view = this.shown ?? step.view;
    for (const event of step.events) {
      if (event.event === 'round_began' && this.#covered()) {
        await this.#uncovered();
        if (scene !== this.#scene) return;
      }
      const { advance, look } = this.#moves() ?? STILL;
      const ms = this.#hidden()
        ? 0
        : duration(look(event, view), this.#speed(), this.#queue.length);
      if (view) view = advance(view, event);
      this.shown = view;
      this.beat = { id: ++this.#beats, event, ms };
      if (ms > 0) await this.#wait(ms);
      if (scene !== this.#scene) return;
    }
    this.beat = null;
    if (step.view) this.shown = step.view;
  }

  #covered(): boolean {
    return this.#curtains.size > 0 && this.#speed() !== 'instant';
  }

  async #uncovered(): Promise<void> {
    const lifted = new Promise<void>((done) => (this.#lifted = done));
    this.behind = true;
    await Promise.race([lifted, this.#tooLong()]);
    this.behind = false;
    this.#curtains.clear();
    this.curtains = 0;
  }

  async #tooLong(): Promise<void> {
    do await this.#wait(LONGEST);
    while (this.#waitedFor());
  }

  /** Nobody looks at a hidden tab: it must not fall behind. */
  #hidden(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }
}
