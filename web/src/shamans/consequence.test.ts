/** What an action would do, as the rules settle it, and what happened next in recorded games. */
import { describe, expect, test, vi } from 'vitest';
import { streams } from '../../fixtures/streams';
import { LANGUAGES, words } from '../words/words.svelte';
import type { Card, ShamansEvent, ShamansView, Tile, World } from '../wire/types';
import { consequences, foretell } from './consequence';

vi.stubGlobal('document', { documentElement: {} });

/** Three players, seat 0 to play after the others; `trick` by seat, worlds as `yellow 12345`. */
function position(
  options: {
    trick?: (Card | null)[];
    destination?: World;
    worlds?: string[];
    pawn?: number;
    out?: number[];
    row?: Tile[];
    eclipse?: ShamansView['eclipse'];
  } = {},
): ShamansView {
  const start = streams().find(({ game, players }) => game === 'shamans' && players === 3)!;
  const view = start.steps[0]!.view as ShamansView;
  const lying = new Map(options.worlds?.map((text) => text.split(' ') as [World, string]));
  return {
    ...view,
    viewer: 0,
    moon: 25,
    pawn: options.pawn ?? 16,
    row: options.row ?? view.row,
    eclipse: options.eclipse ?? 'hidden',
    destination: options.destination ?? null,
    tricks: [{ guide: 1, cards: options.trick ?? [null, null, null] }],
    worlds: view.worlds.map((world) => ({
      ...world,
      cards: [...(lying.get(world.world) ?? '')].map(Number),
    })),
    seats: view.seats.map((seat, at) => ({
      ...seat,
      role: null,
      cards: 5,
      alive: !options.out?.includes(at),
    })),
  };
}

describe('a card', () => {
  test('of the Guide makes its world the Destination (3.1)', () => {
    expect(consequences('play purple-3', position())).toEqual([{ kind: 'leads', world: 'purple' }]);
  });

  test('that matches is lowest or highest so far, and for certain when all have played (4.1)', () => {
    const trick: Card[] = ['blue-3', 'blue-5'];
    const last = position({ destination: 'blue', trick: [null, ...trick] });
    expect(consequences('play blue-2', last)).toEqual([
      { kind: 'follows', standing: 'lowest', settled: true },
    ]);
    expect(consequences('play blue-4', last)).toMatchObject([{ standing: 'between' }]);
    const early = position({ destination: 'blue', trick: [null, 'blue-3', null] });
    expect(consequences('play blue-6', early)).toEqual([
      { kind: 'follows', standing: 'highest', settled: false },
    ]);
  });

  test('of an eliminated player counts neither as lowest nor as highest (9.8)', () => {
    const view = position({ destination: 'blue', trick: [null, 'blue-1', null], out: [1] });
    expect(consequences('play blue-2', view)).toMatchObject([{ standing: 'only' }]);
  });

  test('that does not match moves the pawn, then completes its world (3.4, 3.5, 3.6)', () => {
    const view = position({
      destination: 'blue',
      trick: [null, 'blue-3', null],
      worlds: ['yellow 12345'],
    });
    expect(consequences('play yellow-6', view)).toEqual([
      { kind: 'moves', left: 8 },
      { kind: 'completes', world: 'yellow', ritual: 'neutralization' },
    ]);
  });

  test('onto the Moon ends the round before it reaches its world (S-12)', () => {
    const view = position({
      destination: 'blue',
      trick: [null, 'blue-3', null],
      worlds: ['yellow 12345'],
      pawn: 24,
    });
    expect(consequences('play yellow-6', view)).toEqual([{ kind: 'moon' }]);
  });

  test('that fills the Destination gives the ritual to the highest (4.10)', () => {
    const view = position({
      destination: 'purple',
      trick: [null, 'purple-3', 'purple-5'],
      worlds: ['purple 124'],
    });
    expect(consequences('play purple-6', view)).toEqual([
      { kind: 'follows', standing: 'highest', settled: true },
      { kind: 'fills', world: 'purple', ritual: 'illumination' },
    ]);
  });
});

test('a tile is told by what lies there, the stack by nothing (4.4)', () => {
  const view = position({ row: ['dagger', 'mask'] });
  expect(consequences('take right', view)).toEqual([{ kind: 'takes', tile: 'mask' }]);
  expect(consequences('take stack', view)).toEqual([{ kind: 'draws' }]);
});

test('the pawn never goes below the first space (S-49)', () => {
  expect(consequences('back', position({ pawn: 1 }))).toEqual([
    { kind: 'back', count: 1, left: 25 },
  ]);
});

test('a Portal forward beside the Moon wins for the Shadows (6.2)', () => {
  expect(consequences('portal forward', position({ pawn: 24 }))).toEqual([{ kind: 'moon' }]);
});

test('a Shaman’s hand pushes the pawn (9.2), perhaps onto the Moon', () => {
  expect(consequences('neutralize 2', position({ pawn: 21 }))).toMatchObject([
    { kind: 'eliminates', cards: 5, moon: true },
  ]);
});

test('in the Eclipse a card skips who is out (S-34)', () => {
  const view = position({ eclipse: 'left', out: [1] });
  expect(consequences('give blue-1', view)).toMatchObject([{ receiver: 2 }]);
});

describe('in recorded games', () => {
  const games = streams().filter(({ game }) => game === 'shamans');

  test('what is foretold of a card happens', () => {
    for (const { steps, viewer } of games) {
      for (const [at, step] of steps.entries()) {
        const before = steps[at - 1]?.view as ShamansView | undefined;
        if (!before || step.seat !== viewer || !step.action?.startsWith('play ')) continue;
        const events = (step.events as ShamansEvent[]).map(({ event }) => event);
        for (const one of consequences(step.action, before)) {
          if (one.kind === 'leads' || one.kind === 'follows') {
            expect(events).not.toContain('card_placed');
          } else if (one.kind === 'moves') expect(events).toContain('pawn_moved');
          else if (one.kind === 'completes') expect(events).toContain('world_completed');
        }
      }
    }
  });

  test.each(LANGUAGES)('every choice is foretold in %s', async (language) => {
    await words.speak(language);
    vi.spyOn(console, 'error').mockImplementation((why: string) => {
      throw new Error(why);
    });
    for (const { steps, names, viewer } of games)
      for (const { view } of steps)
        for (const action of view.legal)
          expect(foretell(action, view as ShamansView, { names, viewer })).not.toBe('');
  });
});
