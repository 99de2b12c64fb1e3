import { expect, test } from 'vitest';
import type { Moment } from '../evening/evening';
import type { TableChanged } from '../wire/types';
import { offers } from './swaps';

function happened(
  ...changes: [what: string, person: number | null, seat: number | null][]
): Moment[] {
  return changes.map(([what, person, seat], at) => ({
    seq: at + 1,
    kind: 'table',
    change: { type: 'table', seq: at + 1, what, person, seat } as TableChanged,
  }));
}

test('everybody may offer one swap at a time', () => {
  const told = happened(['swap_offered', 1, 2], ['swap_offered', 3, 0], ['swap_offered', 1, 3]);
  expect([...offers(told)]).toEqual([
    [1, 3],
    [3, 0],
  ]);
});

test.each([
  'sat',
  'stood',
  'swapped',
  'joined',
  'left',
  'kicked',
  'bots_sat',
  'bot_left',
  'changed',
])('an offer ends when somebody moves: %s', (what) => {
  expect(offers(happened(['swap_offered', 1, 2], [what, 4, 3])).size).toBe(0);
});

test('a new name or another host leaves an offer standing', () => {
  const told = happened(['swap_offered', 1, 2], ['renamed', 4, null], ['host_passed', 4, null]);
  expect(offers(told).get(1)).toBe(2);
});
