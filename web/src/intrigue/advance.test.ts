// The page's view follows the table's, event by event, over whole recorded games.
import { describe, expect, it } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { IntrigueEvent, IntrigueView } from '../wire/types';
import { advance } from './advance';

/** What everybody sees, and what this viewer knows; what he may do is told by the table alone. */
function drawn({ legal: _, ...view }: IntrigueView): Omit<IntrigueView, 'legal'> {
  return view;
}

const games = streams().filter((stream) => stream.game === 'intrigue');

describe.each(games)('a game of $players seen by $viewer', ({ steps }) => {
  it('arrives at every view of the table by its events alone', () => {
    let view = steps[0]!.view as IntrigueView;
    for (const step of steps) {
      const after = step.events.reduce((so, event) => advance(so, event as IntrigueEvent), view);
      view = step.view as IntrigueView;
      expect(drawn(after)).toEqual(drawn(view));
    }
  });

  it('leaves the view before an event as it was', () => {
    const before = structuredClone(steps[3]!.view) as IntrigueView;
    const kept = structuredClone(before);
    for (const event of steps[4]!.events) advance(before, event as IntrigueEvent);
    expect(before).toEqual(kept);
  });
});
