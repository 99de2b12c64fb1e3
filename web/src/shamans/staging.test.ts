import { expect, it } from 'vitest';
import { sound } from './staging';

const track = { moon: 25 };

it('lets the pawn sound higher the nearer it is to the Moon', () => {
  const low = sound({ event: 'pawn_moved', start: 3, to: 4 }, track);
  const high = sound({ event: 'pawn_moved', start: 24, to: 25 }, track);
  expect(low?.cue).toBe('step');
  expect(high?.height).toBe(1);
  expect(low?.height).toBeLessThan(high?.height ?? 0);
});

it('gives each great moment a sound of its own', () => {
  expect(sound({ event: 'eliminated', seat: 0, role: 'shaman', by: 1 }, track)?.cue).toBe('fall');
  expect(sound({ event: 'eclipse', arrow: 'left' }, track)?.cue).toBe('eclipse');
  expect(
    sound({ event: 'portal_used', seat: 0, direction: 'back', hidden: true }, track)?.cue,
  ).toBe('portal');
});

it('keeps silent about what nobody should hear', () => {
  expect(sound({ event: 'role_dealt', seat: 0, role: 'shadow' }, track)).toBeNull();
});
