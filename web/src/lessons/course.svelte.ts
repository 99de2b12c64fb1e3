/**
 * A learner's way through a lesson: which step it is, what may be chosen, and the way back. What is
 * drawn is on the stage, as at a table; what the rules say of every choice came with the lesson.
 */
import { Stage, type Moves, type Wait } from '../evening/stage.svelte';
import type { Speed } from '../prefs.svelte';
import type { GameView, Lesson, LessonScene, LessonStep } from '../wire/types';

/** A step one has come by, and the table after what it shows. */
interface Footprint {
  step: number;
  after: GameView;
}

export class Course {
  readonly lesson: Lesson;
  readonly stage: Stage;
  /** The number of the scene, from 0. */
  at = $state(0);
  /** The id of what the coach answers to a choice that does not lead on. */
  reply = $state<string | null>(null);
  /** The last scene is over. */
  done = $state(false);
  #trail = $state.raw<readonly Footprint[]>([]);

  constructor(lesson: Lesson, at: number, speed: () => Speed, moves: Moves, wait?: Wait) {
    this.lesson = lesson;
    this.stage = new Stage(speed, () => moves, wait);
    this.enter(at < lesson.scenes.length ? at : 0);
  }

  get scene(): LessonScene {
    return this.lesson.scenes[this.at]!;
  }

  get step(): LessonStep {
    return this.scene.steps[this.#here.step]!;
  }

  /** What the learner may do on the board now. */
  get choices(): readonly string[] {
    const { choice } = this.step;
    return choice && !choice.quiz && this.stage.idle ? this.#here.after.legal : [];
  }

  /** The sentences to choose from, if this step is a quiz; by id, so their order gives nothing away. */
  get sentences(): readonly string[] {
    const { choice } = this.step;
    if (!choice?.quiz) return [];
    return [...Object.keys(choice.leads), ...Object.keys(choice.replies)].sort();
  }

  get last(): boolean {
    return this.at === this.lesson.scenes.length - 1;
  }

  /** The scene ends with this step. */
  get ending(): boolean {
    return this.step.choice === null && this.step.next === null;
  }

  get canGoBack(): boolean {
    return this.#trail.length > 1 || this.at > 0;
  }

  get #here(): Footprint {
    return this.#trail.at(-1)!;
  }

  /** Begin a scene. */
  enter(at: number): void {
    this.at = at;
    this.done = false;
    this.#trail = [];
    this.stage.cut(this.scene.view);
    this.#take(0, this.scene.view);
  }

  /** Whoever does not want to watch any longer sees how it ends; else the next step. */
  on(): void {
    if (!this.stage.idle) this.stage.cut(this.#here.after);
    else if (this.step.choice) return;
    else if (this.step.next !== null) this.#follow(this.step.next);
    else if (this.last) this.done = true;
    else this.enter(this.at + 1);
  }

  choose(answer: string): void {
    const { choice } = this.step;
    if (!choice || !this.stage.idle) return;
    const lead = choice.leads[answer];
    if (lead !== undefined) this.#follow(lead);
    else this.reply = choice.replies[answer] ?? null;
  }

  /** One step back; from a scene's first step to the scene before it. */
  back(): void {
    if (this.done) this.done = false;
    else if (this.#trail.length > 1) this.#return(this.#trail.length - 2);
    else if (this.at > 0) this.enter(this.at - 1);
  }

  /** To a step; one that lies behind takes back what came after it. */
  #follow(step: number): void {
    const known = this.#trail.findIndex((footprint) => footprint.step === step);
    if (known >= 0) this.#return(known);
    else this.#take(step, this.#here.after);
  }

  #return(to: number): void {
    this.reply = null;
    this.#trail = this.#trail.slice(0, to + 1);
    this.stage.cut(this.#here.after);
  }

  #take(step: number, before: GameView): void {
    this.reply = null;
    const { shots } = this.scene.steps[step]!;
    this.#trail = [...this.#trail, { step, after: shots.at(-1)?.view ?? before }];
    for (const { events, view } of shots) this.stage.push({ events, view });
  }
}
