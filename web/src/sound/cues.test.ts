import { expect, it } from 'vitest';
import { soundOf } from './cues';

it('lets the pawn sound higher the nearer it is to the Moon', () => {
  const low = soundOf({ event: 'pawn_moved', start: 3, to: 4 }, 25);
  const high = soundOf({ event: 'pawn_moved', start: 24, to: 25 }, 25);
  expect(low?.cue).toBe('step');
  expect(high?.height).toBe(1);
  expect(low?.height).toBeLessThan(high?.height ?? 0);
});

it('gives each great moment a sound of its own', () => {
  expect(soundOf({ event: 'eliminated', seat: 0, role: 'shaman', by: 1 }, 25)?.cue).toBe('fall');
  expect(soundOf({ event: 'eclipse', arrow: 'left' }, 25)?.cue).toBe('eclipse');
  expect(soundOf({ event: 'portal_used', seat: 0, direction: 'back', hidden: true }, 25)?.cue).toBe(
    'portal',
  );
  expect(soundOf({ event: 'game_ended', winners: [1] }, 0)?.cue).toBe('end');
});

it('keeps silent about what nobody should hear', () => {
  expect(soundOf({ event: 'role_dealt', seat: 0, role: 'shadow' }, 25)).toBeNull();
  expect(soundOf({ event: 'recognised', seat: 0, of: 1, role: 'spy' }, 0)).toBeNull();
  expect(soundOf({ event: 'said', seat: 0, claim: 'silence' }, 0)).toBeNull();
});
