import { describe, expect, it } from 'vitest';
import { read } from './blocks';

describe('a text of the rules', () => {
  it('has a paragraph a line, whatever blank lines there are', () => {
    const { blocks } = read('One.\n\nTwo.\nThree.');
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });

  it('gathers items of a list until a paragraph comes', () => {
    const { blocks } = read('Choose:\n– this\n– that\nSo it is.');
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'paragraph']);
    expect(blocks[1]).toMatchObject({ items: [[{ text: 'this' }], [{ text: 'that' }]] });
  });

  it('puts questions with their answers apart', () => {
    const { blocks, asked } = read('A rule.\n? Why?\nBecause.\n? And now?\nGo on.');
    expect(blocks).toHaveLength(1);
    expect(asked.map((each) => each.question)).toEqual(['Why?', 'And now?']);
    expect(asked[1]?.answer).toEqual([{ text: 'Go on.', term: false }]);
  });

  it('marks the words it defines', () => {
    const { blocks } = read('The _Guide_ leads.');
    expect(blocks[0]).toMatchObject({
      pieces: [
        { text: 'The ', term: false },
        { text: 'Guide', term: true },
        { text: ' leads.', term: false },
      ],
    });
  });
});
