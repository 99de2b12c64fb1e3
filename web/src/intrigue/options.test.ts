// What may be done, sorted by how it is chosen.
import { expect, it } from 'vitest';
import { doing, options } from './options';

it('sorts what can be said and commanded by the person it is about', () => {
  const can = options(['claim 3 spy', 'trust 3', 'send 3', 'accuse 4', 'silence', 'judge']);
  expect(can.of.get(3)).toEqual(['claim 3 spy', 'trust 3', 'send 3']);
  expect(can.of.get(4)).toEqual(['accuse 4']);
  expect(doing(can.of.get(3), 'send')).toEqual(['send 3']);
  expect([can.silence, can.judge, can.circle]).toEqual([true, true, false]);
});

it('knows announcements, and offers nothing without choices', () => {
  expect(options(['announce paladin', 'announce traitor']).announce).toEqual([
    'paladin',
    'traitor',
  ]);
  const nothing = options([]);
  expect(nothing.of.size).toBe(0);
  expect(doing(nothing.of.get(1), 'claim')).toEqual([]);
});
