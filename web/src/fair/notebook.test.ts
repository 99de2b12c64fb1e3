import { describe, expect, test } from 'vitest';
import type { TableState } from '../wire/types';
import { NO_ROLL, promise } from './draw';
import { newNote, Notebook } from './notebook';

const COMMITMENT = 'ab'.repeat(32);
const drawing = {
  commitment: COMMITMENT,
  stage: 'drawing',
  draw: null,
  seats: [],
} as unknown as TableState;

function promisedBy(book: Notebook): [string, string] {
  book.promise(1);
  return book.note.attempts[0]?.own[0] ?? ['', ''];
}

describe('somebody who was moved to another chair while away', () => {
  test('promises for the chair he has now', () => {
    const book = new Notebook(newNote('kamoruti-1', COMMITMENT, 1));
    const [, before] = promisedBy(book);
    book.look(drawing, 2);
    expect(book.note.viewer).toBe(2);
    const [share, now] = promisedBy(book);
    expect(now).not.toBe(before);
    expect(now).toBe(promise(COMMITMENT, 1, 2, share));
  });

  test('but what was seen of the game from a chair stays with it', () => {
    const book = new Notebook(newNote('kamoruti-1', COMMITMENT, 1));
    const facts = { id: 'kamoruti-1', game: 'g', players: 0, board: {}, first: null, names: [] };
    const roll = { attempt: 1, before: NO_ROLL, commitment: COMMITMENT, facts, shares: [] };
    book.roll(roll, { ...drawing, wishes: { game: 'g' }, seats: [] } as unknown as TableState);
    book.events([{ event: 'round_began', round: 1 } as never]);
    book.heardTo(7);
    const seen = structuredClone(book.note);
    book.look(drawing, null);
    book.gap({ round: 1 } as never);
    book.events([{ event: 'points' } as never]);
    book.heardTo(99);
    expect(book.promise(2)).toBeNull();
    expect(book.note).toEqual({ ...seen, torn: true });
    book.look(drawing, 1);
    book.events([{ event: 'points' } as never]);
    expect(book.note.runs).toEqual(seen.runs); // What it tells now could be another game.
    book.gap({ round: 1 } as never);
    expect(book.note.runs).toHaveLength(2);
    expect(book.note.torn).toBe(false);
  });
});
