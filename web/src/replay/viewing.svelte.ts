/**
 * A finished game being looked at: through whose eyes, at which frame, playing or not. It asks the
 * server for the frames of each viewer once, and lets the table's stage show what happens.
 */
import { Stage } from '../evening/stage.svelte';
import { notices } from '../parts/notices.svelte';
import type { Speed } from '../prefs.svelte';
import { house, Refused } from '../wire/rest';
import type { Frame, Replay } from '../wire/types';
import { bring, isHere, playOf } from '../games';
import { lines, marks, noticed, type Depth } from './frames';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds between one act and the next. */
const PAUSE: Record<Pace, number> = { slow: 1100, normal: 450, fast: 120 };

/** A game played on from one of its moments: where it left the record, in whose seat, and how. */
export interface PlayedOn {
  at: number;
  seat: number;
  actions: readonly string[];
  frames: readonly Frame[];
  over: boolean;
}

/** Null: all cards open. */
export type Eyes = number | null;

export class Viewing {
  readonly game: string;
  eyes = $state<Eyes>(null);
  at = $state(0);
  playing = $state(false);
  pace = $state<Pace>('normal');
  /** As seen by `eyes`; null while it is on its way. */
  replay = $state.raw<Replay | null>(null);
  /** With all cards open, which the proof is made from. */
  open = $state.raw<Replay | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** "What if": set while one plays on against bots instead of looking. */
  other = $state.raw<PlayedOn | null>(null);
  /** The bots are thinking. */
  waiting = $state(false);
  readonly stage = new Stage(
    (): Speed => this.pace,
    () => isHere(this.played),
  );
  readonly #kept = new Map<Eyes, Promise<Replay>>();

  constructor(game: string, eyes: Eyes, at: number) {
    this.game = game;
    this.at = at;
    void this.look(eyes);
  }

  readonly frames = $derived<readonly Frame[]>(
    this.other
      ? [...(this.replay?.frames ?? []).slice(0, this.other.at + 1), ...this.other.frames]
      : (this.replay?.frames ?? []),
  );
  readonly last = $derived(Math.max(this.frames.length - 1, 0));
  readonly marks = $derived(this.replay ? marks(this.frames, playOf(this.played).story) : []);
  readonly lines = $derived(this.replay ? lines(this.frames, playOf(this.played).story) : []);
  readonly #noticed = $derived(noticed(this.frames));
  readonly frame = $derived<Frame | null>(this.frames[this.at] ?? null);

  /** What the game is called in its record and in notes: its address without the key. */
  get id(): string {
    return this.game.replace(/-[0-9a-f]{20}$/, '');
  }

  /** Which game it is; empty until that is known. */
  get played(): string {
    return this.replay?.header.game ?? '';
  }

  /** See it all through the eyes of a seat, or with all cards open; the place stays the same. */
  async look(eyes: Eyes): Promise<void> {
    this.other = null;
    this.eyes = eyes;
    this.refused = null;
    try {
      const [replay, open] = await Promise.all([this.#read(eyes), this.#read(null)]);
      await bring(replay.header.game);
      if (this.eyes !== eyes) return;
      this.replay = replay;
      this.open = open;
      this.at = Math.min(this.at, this.last);
      this.#cut();
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (why.code === 'no_seat' && eyes !== null) return this.look(null);
      this.#kept.delete(eyes);
      if (!this.open) this.#kept.delete(null);
      if (this.eyes !== eyes) return;
      this.playing = false;
      if (this.replay) {
        this.eyes = this.replay.viewer;
        notices.refused(why);
      } else this.refused = why;
    }
  }

  #read(eyes: Eyes): Promise<Replay> {
    let asked = this.#kept.get(eyes);
    if (!asked) {
      const seat = eyes === null ? '' : `?seat=${eyes}`;
      asked = house.read<Replay>(`/api/games/${this.game}/replay${seat}`);
      this.#kept.set(eyes, asked);
    }
    return asked;
  }

  /** What one may do in a game that is played on: at its end, when all has been shown. */
  readonly choices = $derived.by<readonly string[]>(() => {
    const here = this.other && !this.other.over && !this.waiting && this.at === this.last;
    const view = this.frame?.view;
    const asked =
      here && this.stage.idle && view?.decision.waiting.includes(this.other?.seat ?? -1);
    return asked ? (view?.legal ?? []) : [];
  });

  /** Play on from here in a seat, against bots. */
  async playOn(seat: number): Promise<void> {
    this.playing = false;
    const at = this.at;
    await this.look(seat);
    if (this.eyes !== seat) return;
    this.other = { at, seat, actions: [], frames: [], over: false };
    await this.#goOn([]);
  }

  /** Do this in the game that is played on. */
  choose(action: string): Promise<void> {
    return this.#goOn([...(this.other?.actions ?? []), action]);
  }

  async #goOn(actions: string[]): Promise<void> {
    const { other } = this;
    if (!other || this.waiting) return;
    this.waiting = true;
    try {
      const { seat, at } = other;
      const branch = await house.whatIf(this.game, { seat, at, actions });
      if (this.other !== other) return;
      const before = this.last;
      this.other = {
        ...other,
        actions,
        frames: [...other.frames, ...branch.frames],
        over: branch.over,
      };
      this.jump(before);
      this.playing = branch.frames.length > 0;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      notices.refused(why);
    } finally {
      this.waiting = false;
    }
  }

  /** Back to the game as it was. */
  comeBack(): void {
    if (!this.other) return;
    const { at } = this.other;
    this.playing = false;
    this.other = null;
    this.jump(at);
  }

  /** To a frame at once, whatever lies between. */
  jump(frame: number): void {
    this.at = Math.max(0, Math.min(frame, this.last));
    this.#cut();
  }

  /** One act on or back, of those that can be noticed. */
  step(way: 1 | -1): void {
    const next =
      way === 1
        ? this.#noticed.find((frame) => frame > this.at)
        : this.#noticed.findLast((frame) => frame < this.at);
    if (next === undefined) {
      this.playing = false;
      return;
    }
    if (way === -1) return this.jump(next);
    if (!this.stage.idle) this.#cut();
    this.at = next;
    const { events, view } = this.frames[next] as Frame;
    this.stage.push({ events, view });
  }

  /** To where the next, or the last, trick or round begins. */
  leap(way: 1 | -1, depth: Exclude<Depth, 'moment'>): void {
    const deep = this.marks.filter(
      (mark) => mark.depth === 'round' || (mark.depth === 'part' && depth === 'part'),
    );
    const mark =
      way === 1
        ? deep.find((one) => one.frame > this.at)
        : deep.findLast((one) => one.frame < this.at);
    this.jump(mark?.frame ?? (way === 1 ? this.last : 0));
  }

  toggle(): void {
    if (!this.playing && !this.#noticed.some((frame) => frame > this.at)) this.jump(0);
    this.playing = !this.playing;
  }

  /** While it plays: when everything has been shown, the next act after a pause. Undo stops it. */
  go(): (() => void) | undefined {
    if (!this.playing || !this.stage.idle || !this.replay) return undefined;
    const timer = setTimeout(() => this.step(1), PAUSE[this.pace]);
    return () => clearTimeout(timer);
  }

  #cut(): void {
    this.stage.cut(this.frames[this.at]?.view ?? null);
  }
}
