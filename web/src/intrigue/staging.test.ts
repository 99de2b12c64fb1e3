import { expect, it } from 'vitest';
import { sound } from './staging';

it('ends with a sound', () => {
  expect(sound({ event: 'game_ended', winners: [1] })?.cue).toBe('end');
});

it('keeps silent about what nobody should hear', () => {
  expect(sound({ event: 'recognised', seat: 0, of: 1, role: 'spy' })).toBeNull();
  expect(sound({ event: 'said', seat: 0, claim: 'silence' })).toBeNull();
});
