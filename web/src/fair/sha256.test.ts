import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hex, joined, sha256, unhex, utf8, word } from './sha256';

describe('our SHA-256', () => {
  it('gives the published digests', () => {
    expect(hex(sha256(utf8('')))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(hex(sha256(utf8('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('agrees with another implementation at every length around the blocks', () => {
    for (let length = 0; length <= 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('bytes', () => {
  it('go to hexadecimal digits and back', () => {
    expect(hex(unhex('00ff7f10'))).toBe('00ff7f10');
    expect(unhex('')).toHaveLength(0);
  });

  it('stand one behind the other, numbers with the highest byte first', () => {
    expect(hex(joined(utf8('a'), word(258), new Uint8Array()))).toBe('6100000102');
  });
});
