import { describe, expect, test, vi } from 'vitest';
import { judged } from '../../fixtures/streams';
import { entryOf } from '../games';
import { judge } from '../replay/verdict';
import type { Note } from '../wire/types';

vi.stubGlobal('localStorage', { getItem: () => null });
const { slim } = await import('./notes');

const honest = judged().find(({ name }) => name === 'an_honest_game_of_shamans')!;
const dealing = await entryOf('shamans').dealing!();
const verdict = (note: Note) => {
  const { grade, findings } = judge(honest.replay, note, dealing);
  return [grade, ...findings.map(({ code }) => code)];
};
const noted = (): Note => structuredClone(honest.note!);

describe('an old note', () => {
  test('still proves what was seen from its deal to its end', () => {
    const old = slim(noted());
    expect(old.runs.flatMap(({ events, looks }) => [...events, ...looks])).toEqual([]);
    expect(old.acts).toEqual([]);
    expect(verdict(old)).toEqual(['proved']);
  });

  test('of other rounds is found out', () => {
    const note = noted();
    note.runs[0]!.events.pop();
    expect(verdict(slim(note))).toEqual(['not_fair', 'other_view']);
  });

  test('of somebody who came after the draw accuses nobody', () => {
    const note = { ...noted(), attempts: [] };
    expect(verdict(slim(note))).toEqual(['in_part', 'share_elsewhere', 'gaps']);
  });

  test('of a draw that was not completed before these eyes accuses nobody', () => {
    const note = noted();
    const last = note.attempts.at(-1)!;
    const failed = [...last.opened!];
    failed[0] = null;
    note.attempts.push({ own: [], roll: last.roll, opened: failed, acked: false });
    expect(slim(note)).toMatchObject({ runs: [], ended: false });
  });
});
