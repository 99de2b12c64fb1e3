import { beforeEach, describe, expect, test } from 'vitest';
import { duration } from './beats';
import { Stage, type Moves } from './stage.svelte';
import type { Speed } from '../prefs.svelte';
import type { GameEvent, GameView } from '../wire/types';

type Track = GameView & { pawn: number };
type Moved = GameEvent & { start: number; to: number };

/** A game in which a pawn moves, and nothing else. */
const moves: Moves = {
  advance: (view, event) =>
    event.event === 'pawn_moved' ? ({ ...view, pawn: (event as Moved).to } as Track) : view,
  look: ({ event }) => (event === 'pawn_moved' ? 550 : 900),
};

const view = (pawn: number): Track => ({ pawn }) as Track;
const step = (start: number, to: number): Moved => ({ event: 'pawn_moved', start, to });

/** A clock in the test's hand: every wait ends when it is told to. */
class Hand {
  readonly waits: { ms: number; go: () => void }[] = [];
  readonly wait = (ms: number): Promise<void> =>
    new Promise((go) => {
      this.waits.push({ ms, go });
    });
  async go(): Promise<void> {
    this.waits.shift()?.go();
    await new Promise((later) => setTimeout(later));
  }
}

let hand: Hand;
let speed: Speed;
let stage: Stage;

beforeEach(() => {
  hand = new Hand();
  speed = 'normal';
  stage = new Stage(
    () => speed,
    () => moves,
    hand.wait,
  );
});

describe('the stage', () => {
  test('shows the events of an update one after the other and then the truth', async () => {
    stage.cut(view(0));
    stage.push({ events: [step(0, 1), step(1, 2)], view: view(7) });
    expect(stage.idle).toBe(false);
    expect(stage.shown).toEqual(view(1));
    expect(stage.beat?.event).toEqual(step(0, 1));
    await hand.go();
    expect(stage.shown).toEqual(view(2));
    await hand.go();
    expect(stage.shown).toEqual(view(7));
    expect(stage.beat).toBeNull();
    expect(stage.idle).toBe(true);
  });

  test('what comes meanwhile waits for its turn', async () => {
    stage.cut(view(0));
    stage.push({ events: [step(0, 1)], view: view(1) });
    stage.push({ events: [step(1, 2)], view: view(2) });
    expect(stage.shown).toEqual(view(1));
    await hand.go();
    expect(stage.shown).toEqual(view(2));
    expect(stage.idle).toBe(false);
    await hand.go();
    expect(stage.idle).toBe(true);
  });

  test('every beat has a number of its own, also for equal events', async () => {
    stage.cut(view(0));
    stage.push({ events: [step(0, 1), step(0, 1)], view: view(1) });
    const first = stage.beat?.id;
    await hand.go();
    expect(stage.beat?.id).not.toBe(first);
  });

  test('a cut ends whatever was under way', async () => {
    stage.cut(view(0));
    stage.push({ events: [step(0, 1), step(1, 2)], view: view(2) });
    stage.cut(view(9));
    await hand.go();
    expect(stage.shown).toEqual(view(9));
    expect(stage.idle).toBe(true);
  });

  test('what is pushed after a cut is shown, even while the old scene still ends', async () => {
    stage.cut(view(0));
    stage.push({ events: [step(0, 1)], view: view(1) });
    stage.cut(view(5));
    stage.push({ events: [step(5, 6)], view: view(6) });
    await hand.go();
    await hand.go();
    expect(stage.shown).toEqual(view(6));
    expect(stage.idle).toBe(true);
  });

  test('behind a curtain the next update waits until it is lifted', async () => {
    stage.cut(view(0));
    const lift = stage.hold();
    stage.push({ events: [step(0, 1)], view: view(1) });
    expect(stage.shown).toEqual(view(0));
    expect(stage.idle).toBe(false);
    lift();
    await new Promise((later) => setTimeout(later));
    expect(stage.shown).toEqual(view(1));
  });

  test('behind a curtain an update is shown up to the next round', async () => {
    const began = { event: 'round_began', round: 2 } as GameEvent;
    stage.cut(view(0));
    stage.push({ events: [step(0, 1), began, step(1, 2)], view: view(2) });
    const lift = stage.hold();
    await hand.go();
    expect(stage.shown).toEqual(view(1));
    expect(stage.behind).toBe(true);
    lift();
    await new Promise((later) => setTimeout(later));
    expect(stage.beat?.event).toEqual(began);
    expect(stage.behind).toBe(false);
  });

  test('a curtain that nobody lifts is gone through in the end', async () => {
    stage.cut(view(0));
    stage.hold();
    stage.push({ events: [step(0, 1)], view: view(1) });
    stage.push({ events: [step(1, 2)], view: view(2) });
    await hand.go();
    expect(stage.shown).toEqual(view(1));
    await hand.go();
    expect(stage.shown).toEqual(view(2));
  });

  test('a step without a view is led on by its events alone', async () => {
    stage.cut(view(0));
    stage.push({ events: [step(0, 3)], view: null });
    await hand.go();
    expect(stage.shown).toEqual(view(3));
  });

  test('without animations everything is true at once', async () => {
    speed = 'instant';
    stage.cut(view(0));
    stage.push({ events: [step(0, 1), step(1, 2)], view: view(2) });
    await new Promise((later) => setTimeout(later));
    expect(hand.waits).toHaveLength(0);
    expect(stage.shown).toEqual(view(2));
    expect(stage.idle).toBe(true);
  });
});

describe('how long an event is looked at', () => {
  const LOOK = 650;

  test('slow takes longer than normal, fast shorter, instant nothing', () => {
    const [slow, normal, fast, instant] = (['slow', 'normal', 'fast', 'instant'] as const).map(
      (one) => duration(LOOK, one, 0),
    );
    expect(slow).toBeGreaterThan(normal!);
    expect(fast).toBeLessThan(normal!);
    expect(instant).toBe(0);
  });

  test('the further the table has run ahead, the less is looked at', () => {
    const looks = [0, 3, 8].map((waiting) => duration(LOOK, 'normal', waiting));
    expect(looks).toEqual([...looks].sort((a, b) => b - a));
    expect(looks.at(-1)).toBe(0);
  });

  test('what is more than routine is never hurried', () => {
    expect([0, 3, 8].map((waiting) => duration(1100, 'normal', waiting))).toEqual([
      1100, 1100, 1100,
    ]);
    expect(duration(1100, 'instant', 0)).toBe(0);
  });
});
