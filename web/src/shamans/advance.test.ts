/** From each view, the events of the next step lead to the next view: recorded games, event by event. */
import { describe, expect, test } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { ShamansEvent, ShamansView } from '../wire/types';
import { advance } from './advance';

/** All but what only a view tells: the next decision, and a card chosen while others still choose. */
function onTheTable(view: ShamansView) {
  const { decision: _decision, legal: _legal, giving: _giving, ...rest } = view;
  return rest;
}

const games = streams().filter((stream) => stream.game === 'shamans');

describe.each(games)('$players players, seen by $viewer', ({ steps }) => {
  test('every recorded step arrives at its view', () => {
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1]?.view as ShamansView | undefined;
      if (!before) continue;
      const after = (step.events as ShamansEvent[]).reduce(advance, before);
      expect(onTheTable(after), `step ${at}: ${step.action}`).toEqual(
        onTheTable(step.view as ShamansView),
      );
    }
  });

  test('nothing that was drawn before is changed', () => {
    const frozen = structuredClone(steps.map(({ view }) => view));
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1]?.view as ShamansView | undefined;
      if (before) (step.events as ShamansEvent[]).reduce(advance, before);
    }
    expect(steps.map(({ view }) => view)).toEqual(frozen);
  });
});

test('nobody is waited for while something is shown', () => {
  const view = games[0]!.steps[0]!.view as ShamansView;
  const after = advance(view, { event: 'pawn_moved', start: view.pawn, to: view.pawn + 1 });
  expect(after.decision.waiting).toEqual([]);
  expect(after.pawn).toBe(view.pawn + 1);
});
