/** What flies where: nothing is left behind, and nothing secret flies face up. */
import { expect, test } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { ShamansEvent, ShamansView } from '../wire/types';
import { advance } from './advance';
import { movements } from './movements';

const games = streams().filter(({ game }) => game === 'shamans');

function* moments() {
  for (const { steps, viewer } of games)
    for (const [at, step] of steps.entries()) {
      let view = (steps[at - 1] ?? step).view as ShamansView;
      for (const event of step.events as ShamansEvent[]) {
        view = advance(view, event);
        yield { event, view, viewer };
      }
    }
}

test('a played card flies from a hand to the table, and from there to its world', () => {
  for (const { event, view, viewer } of moments()) {
    const moved = movements(event, view);
    if (event.event === 'card_played') {
      expect(moved[0]?.from[0]).toBe(
        event.seat === viewer ? `hand-${event.card}` : `fan-${event.seat}`,
      );
      expect(moved[0]?.to).toEqual([`trick-${event.seat}`]);
    }
    if (event.event === 'card_placed') {
      expect(moved[0]?.from[0]).toMatch(/^trick-\d$/);
      expect(moved[0]?.to[0]).toBe(`slot-${event.card}`);
    }
    if (event.event === 'cards_collected') {
      expect(moved.map(({ to }) => to[0])).toEqual(event.cards.map((card) => `slot-${card}`));
      for (const { from } of moved) expect(from[0]).toMatch(/^trick-\d$/);
    }
  }
});

test('what the viewer may not know flies face down', () => {
  for (const { event, view } of moments()) {
    const pieces = movements(event, view).map(({ piece }) => piece.kind);
    if (event.event === 'card_given' && !event.card) expect(pieces).toEqual(['card-back']);
    if (event.event === 'tile_taken' && !event.tile) expect(pieces).toEqual(['tile-back']);
    if (event.event === 'hand_dealt') expect(new Set(pieces)).toEqual(new Set(['card-back']));
  }
});
