import { describe, expect, it } from 'vitest';
import { marked, stillHeld } from './talk';

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

  it('names each word once, as long as it stands there', () => {
    const red = { word: 'red', what: 'colour' } as const;
    const two = { word: 'two', what: 'number' } as const;
    expect(stillHeld('red two red', [red, two, red])).toEqual([red, two]);
    expect(stillHeld('two', [red, two, red])).toEqual([two]);
  });
});
