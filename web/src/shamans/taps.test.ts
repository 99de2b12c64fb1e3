/** Two taps of a finger choose; a mouse and a key need one. */
import { expect, test } from 'vitest';
import { Taps } from './taps.svelte';

const by = (pointerType: string) => ({ pointerType }) as unknown as MouseEvent;

test('a mouse and a key choose at once', () => {
  const taps = new Taps();
  expect(taps.chooses(by('mouse'), 'take left')).toBe(true);
  expect(taps.chooses(by(''), 'take left')).toBe(true);
});

test('a finger chooses with its second tap on the same thing', () => {
  const taps = new Taps();
  expect(taps.chooses(by('touch'), 'take left')).toBe(false);
  expect(taps.chooses(by('touch'), 'take right')).toBe(false);
  expect(taps.pressed).toBe('take right');
  expect(taps.chooses(by('touch'), 'take right')).toBe(true);
  expect(taps.pressed).toBeNull();
});

test('a tap is forgotten when the choice is gone', () => {
  const taps = new Taps();
  taps.chooses(by('touch'), 'neutralize 2');
  taps.keep(['play blue-1']);
  expect(taps.chooses(by('touch'), 'neutralize 2')).toBe(false);
});
