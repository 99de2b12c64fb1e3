import { describe, expect, it } from 'vitest';
import { Chance, saltedSeedOf } from './chance';
import { hex } from './sha256';

describe('chance', () => {
  it('begins with the words docs/protocol.md gives to compare', () => {
    const chance = new Chance(new Uint8Array(32), 1);
    const words = [chance.word(), chance.word(), chance.word()];
    expect(words.map((word) => word.toString(16))).toEqual(['be8c2c00', '38f56373', '59e3da84']);
  });

  it('stays below what is asked and goes on after a block', () => {
    const chance = new Chance(new Uint8Array(32), 2);
    const drawn = Array.from({ length: 100 }, () => chance.below(6));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('shuffles without losing anything', () => {
    const chance = new Chance(new Uint8Array(32), 3);
    const items = ['a', 'b', 'c', 'd', 'e'];
    expect([...chance.shuffle(items)].sort()).toEqual(items);
    expect(items).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

it('the older rules give the seed of the example in docs/protocol.md', () => {
  const salts = ['000102030405060708090a0b0c0d0e0f', '', 'ff'.repeat(32)];
  expect(hex(saltedSeedOf('00'.repeat(32), 1, salts))).toBe(
    '89fc55dad2bf8600d135286eba3b72415e067f7eeefff5a426ca59444628273b',
  );
});
