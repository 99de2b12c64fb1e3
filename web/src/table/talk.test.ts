import { describe, expect, it } from 'vitest';
import { marked } from './talk';

describe('a message that was held back (3.8)', () => {
  it('is marked where its words stand by now', () => {
    const found = [{ word: 'red', what: 'colour' } as const];
    expect(marked('no red, no red', found).filter(({ held }) => held)).toHaveLength(2);
    expect(marked('no re', found)).toEqual([{ text: 'no re', held: false }]);
    expect(marked('🌙 red', found)).toEqual([
      { text: '🌙 ', held: false },
      { text: 'red', held: true },
    ]);
  });
});
