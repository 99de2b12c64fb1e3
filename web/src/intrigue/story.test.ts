import { expect, it } from 'vitest';
import { story } from './story';

it('knows whom a line is about', () => {
  expect(story.seats({ event: 'said', seat: 1, claim: 'accuse 3' })).toEqual([1, 3]);
  expect(story.seats({ event: 'said', seat: 1, claim: 'silence' })).toEqual([1]);
  expect(story.picture({ event: 'seen', interrogator: 0, target: 1, role: null })).toBe(
    'role-back',
  );
});
