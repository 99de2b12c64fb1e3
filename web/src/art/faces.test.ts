import { describe, expect, it } from 'vitest';
import { FACES, faceOf, pigmentOf, symbols, tintOf } from './faces';

const SUITS = ['#bb8cf0', '#62aeff', '#63d388', '#f2cf4a', '#f4f6ff', '#cd9562', '#ff7676'];

describe('faces at the table', () => {
  it('are ten, one a seat, the same whenever one looks', () => {
    const worn = Array.from({ length: 10 }, (_, seat) => faceOf(seat));
    expect(new Set(worn).size).toBe(10);
    expect(worn).toEqual([...FACES]);
  });

  it('can be told apart by pigment and by frame, and no pigment is a world', () => {
    const seats = [...FACES.keys()];
    expect(new Set(seats.map(pigmentOf)).size).toBe(10);
    expect(new Set(seats.map(tintOf)).size).toBe(10);
    for (const seat of seats) expect(SUITS).not.toContain(pigmentOf(seat));
    const frames = [...symbols().matchAll(/clipPath id="[^"]+"><path d="([^"]+)"/g)];
    expect(new Set(frames.map(([, frame]) => frame)).size).toBe(10);
  });
});
