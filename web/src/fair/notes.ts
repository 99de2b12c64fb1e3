/**
 * The notes this browser keeps of its games, in `localStorage`, so that they last over reloads and
 * are shared by tabs: any tab can open the share that another one promised. Nothing of a note is sent
 * to anybody. The newest games are kept whole, of older ones only what recognises their rounds.
 */
import type { Note, Run } from '../wire/types';
import { drawHash, rollHash, canonical } from './draw';
import { begun } from './notebook';
import { hex, joined, sha256, unhex, utf8, word } from './sha256';

const PREFIX = 'penumbra:note:';
const INDEX = 'penumbra:notes';
const WHOLE = 20;
const MOST = 200;
const SPECTATORS_BYTE = 255;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // Not allowed, or full: the note lasts as long as the page.
  }
}

export const notes = {
  of: (game: string): Note | null => read<Note>(PREFIX + game),

  /** Games of which something is kept, the newest last. */
  all: (): string[] => read<string[]>(INDEX) ?? [],

  /** The newest note of a table's games: where to go on after a reload. */
  latest(code: string): Note | null {
    const games = notes.all().filter((game) => game.slice(0, game.lastIndexOf('-')) === code);
    const newest = games.at(-1);
    return newest === undefined ? null : notes.of(newest);
  },

  /**
   * Keep a note. Another tab may have come further, and may have promised a share of its own: what is
   * ahead stays, and all shares are kept.
   */
  keep(note: Note): void {
    const kept = notes.of(note.id);
    if (kept && kept.viewer !== note.viewer) {
      if (kept.viewer !== null && begun(kept)) return; // this tab only looks on
    } else if (kept) {
      mergeShares(note, kept);
      if (kept.seq > note.seq && note.broken === null) return;
    }
    if (!write(PREFIX + note.id, note)) return;
    if (!kept) index(note.id);
  },
};

/** Shares that another tab has promised could be those on the roll. */
export function mergeShares(note: Note, other: Note): void {
  other.attempts.forEach((theirs, index) => {
    const mine = note.attempts[index];
    if (!mine) {
      note.attempts[index] = { ...theirs, roll: null, opened: null, acked: false };
      return;
    }
    const known = new Set(mine.own.map(([share]) => share));
    mine.own.push(...theirs.own.filter(([share]) => !known.has(share)));
    mine.acked ||= theirs.acked;
  });
}

function index(game: string): void {
  const games = [...notes.all().filter((other) => other !== game), game];
  for (const old of games.slice(0, -MOST)) localStorage.removeItem(PREFIX + old);
  for (const old of games.slice(-MOST, -WHOLE)) {
    const note = notes.of(old);
    if (note) write(PREFIX + old, slim(note));
  }
  write(INDEX, games.slice(-MOST));
}

/** Whether a run goes on to the end of its round: a deal follows it, or the end of all. */
export function isWhole(note: Note, index: number): boolean {
  const next = note.runs[index + 1];
  return next ? next.view === null : note.ended;
}

/** A note that still recognises whole rounds, but tells of nothing any more. */
export function slim(note: Note): Note {
  const last = note.attempts.at(-1);
  if (!last?.roll || !last.opened) return { ...note, runs: [] };
  const draw = drawHash(rollHash(last.roll), last.opened);
  const runs = note.runs.flatMap((run, at) => {
    if (run.seen !== null) return [run];
    if (run.view !== null || !isWhole(note, at)) return [];
    return [{ ...run, events: [], seen: seenHash(draw, note.viewer, run) }];
  });
  return { ...note, runs, ended: note.ended && runs.length === note.runs.length };
}

/** A whole round in 32 bytes: enough to recognise it, too little to tell of it. */
export function seenHash(draw: string, viewer: number | null, run: Run): string {
  const eyes = Uint8Array.of(viewer ?? SPECTATORS_BYTE);
  const events = utf8(canonical(run.events));
  return hex(sha256(joined(utf8('penumbra seen 2'), unhex(draw), eyes, word(run.round), events)));
}
