import { describe, expect, it } from 'vitest';
import type { GameView, Lesson, LessonStep } from '../wire/types';
import { Course } from './course.svelte';

/** A view is told from others by its round alone. */
const view = (round: number): GameView =>
  ({
    game: 'shamans',
    round,
    legal: ['take left', 'take right', 'take stack'],
  }) as unknown as GameView;

const moves = { advance: (before: GameView) => before, look: () => 0 };

const step = (part: Partial<LessonStep> & { shows?: number }): LessonStep => ({
  shots: part.shows ? [{ seat: 1, action: '', events: [], view: view(part.shows) }] : [],
  text: '',
  point: [],
  choice: null,
  next: null,
  ...part,
});

const lesson: Lesson = {
  game: 'shamans',
  players: 4,
  scenes: [
    {
      id: 'choice',
      title: '',
      view: view(1),
      steps: [
        step({ text: 'hello', next: 1 }),
        step({
          text: 'choose',
          shows: 2,
          choice: {
            quiz: false,
            leads: { 'take left': 2, 'take right': 3 },
            replies: { 'take stack': 'not now' },
          },
        }),
        step({ text: 'good', shows: 3 }),
        step({ text: 'oh', shows: 4, next: 1 }),
      ],
    },
    {
      id: 'quiz',
      title: '',
      view: view(5),
      steps: [
        step({ text: 'ask', choice: { quiz: true, leads: { yes: 1 }, replies: { no: 'why' } } }),
        step({ text: 'right' }),
      ],
    },
  ],
};

async function course(at = 0): Promise<Course> {
  const begun = new Course(lesson, at, () => 'instant', moves);
  await shown();
  return begun;
}

const shown = () => new Promise((done) => setTimeout(done));

async function onto(way: Course, ...answers: (string | null)[]): Promise<void> {
  for (const answer of answers) {
    if (answer === null) way.on();
    else way.choose(answer);
    await shown();
  }
}

describe('the way through a lesson', () => {
  it('shows what a step brings, and offers what may be chosen', async () => {
    const way = await course();
    expect(way.choices).toEqual([]);
    await onto(way, null);
    expect(way.step.text).toBe('choose');
    expect(way.stage.shown?.round).toBe(2);
    expect(way.choices).toHaveLength(3);
  });

  it('does not go on without an answer', async () => {
    const way = await course();
    await onto(way, null, null);
    expect(way.step.text).toBe('choose');
  });

  it('answers kindly to what does not lead on, and changes nothing', async () => {
    const way = await course();
    await onto(way, null, 'take stack');
    expect(way.reply).toBe('not now');
    expect(way.stage.shown?.round).toBe(2);
    await onto(way, 'take left');
    expect(way.reply).toBeNull();
    expect(way.stage.shown?.round).toBe(3);
  });

  it('takes back what was only shown', async () => {
    const way = await course();
    await onto(way, null, 'take right');
    expect(way.stage.shown?.round).toBe(4);
    await onto(way, null);
    expect(way.step.text).toBe('choose');
    expect(way.stage.shown?.round).toBe(2);
  });

  it('goes from scene to scene and comes to its end', async () => {
    const way = await course();
    await onto(way, null, 'take left');
    expect([way.ending, way.last]).toEqual([true, false]);
    await onto(way, null);
    expect([way.at, way.stage.shown?.round]).toEqual([1, 5]);
    expect(way.sentences).toEqual(['no', 'yes']);
    expect(way.choices).toEqual([]);
    await onto(way, 'no', 'yes', null);
    expect(way.done).toBe(true);
  });

  it('goes back step by step, then to the scene before', async () => {
    const way = await course(1);
    await onto(way, 'yes');
    way.back();
    expect(way.step.text).toBe('ask');
    way.back();
    expect([way.at, way.step.text, way.canGoBack]).toEqual([0, 'hello', false]);
  });

  it('begins at the beginning where no such scene is left', async () => {
    expect((await course(7)).at).toBe(0);
  });
});
