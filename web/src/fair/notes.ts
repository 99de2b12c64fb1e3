/**
 * The notes this browser keeps of its games, in `localStorage`, so that they last over reloads and
 * are shared by tabs: any tab can open the share that another one promised. Nothing of a note is sent
 * to anybody. The newest games are kept whole, of older ones only what recognises their rounds.
 */
import type { GameEvent, Note } from '../wire/types';
import { canonical } from './draw';
import { begun, drawNoted, hasHeard, sameRoll } from './notebook';
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
  of(game: string): Note | null {
    const kept = read<Note>(PREFIX + game);
    if (kept === null) return null;
    const runs = kept.runs.map((run) => ({ ...run, looks: run.looks ?? [] })); // Older notes have none.
    return { ...kept, runs, acts: kept.acts ?? [], torn: kept.torn ?? false };
  },

  /** Games of which something is kept, the newest last. */
  all: (): string[] => read<string[]>(INDEX) ?? [],

  /** The newest note of a table's games: where to go on after a reload. */
  latest(code: string): Note | null {
    const games = notes.all().filter((game) => tableOf(game) === code);
    const newest = games.at(-1);
    return newest === undefined ? null : notes.of(newest);
  },

  /**
   * Keep a note. Another tab may have come further, and may have promised or found something of its
   * own: what is ahead stays, and of both whatever is no mere repetition.
   */
  keep(note: Note): void {
    const kept = notes.of(note.id);
    if (kept && kept.viewer !== note.viewer) {
      if (kept.viewer !== null && begun(kept)) return; // this tab only looks on
    } else if (kept) {
      merge(note, kept);
      if (contradicts(kept, note) || contradicts(note, kept))
        note.broken ??= { code: 'two_stories', data: {} };
      const behind = kept.seq > note.seq || note.broken?.code === 'roll_changed';
      if (behind) {
        merge(kept, note);
        write(PREFIX + note.id, kept);
        return;
      }
    }
    if (!write(PREFIX + note.id, note)) return;
    if (!kept) index(note.id);
  },
};

/** The code of the table a game was played at, and which of its games it was. */
const tableOf = (game: string): string => game.slice(0, game.lastIndexOf('-'));
export const numberOf = (game: string): number => Number(game.slice(game.lastIndexOf('-') + 1));

/**
 * What another tab knows of the same game. A share it has promised could be the one on the roll, and the
 * roll it was told is this tab's, too, even if the table keeps it back here: it may have opened there what
 * both have. Where it was told another roll, the table has changed it; and what it has found stays found.
 */
export function merge(note: Note, other: Note): void {
  other.attempts.forEach((theirs, index) => {
    const mine = (note.attempts[index] ??= { own: [], roll: null, opened: null, acked: false });
    if (index === 0 || note.attempts[index - 1]?.roll) mine.roll ??= theirs.roll;
    const known = new Set(mine.own.map(([share]) => share));
    mine.own.push(...theirs.own.filter(([share]) => !known.has(share)));
    mine.acked ||= theirs.acked;
    if (mine.roll && theirs.roll && !sameRoll(mine.roll, theirs.roll))
      note.broken ??= { code: 'roll_changed', data: {} };
  });
  const turns = new Set(note.acts.map(([turn]) => turn));
  note.acts.push(...other.acts.filter(([turn]) => !turns.has(turn)));
  note.broken ??= other.broken;
}

/**
 * Whether of two tabs at one chair the one that has come at least as far, and missed nothing, was not told
 * what the other one was: the player may have looked at either.
 */
function contradicts(ahead: Note, behind: Note): boolean {
  if (ahead.viewer === null || ahead.seq < behind.seq) return false;
  return behind.runs.some(({ events }) => !hasHeard(ahead, events));
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
  const draw = drawNoted(note);
  if (draw === null) return { ...note, runs: [], acts: [], ended: false };
  const runs = note.runs.flatMap((run, at) => {
    if (run.seen !== null) return [run];
    if (run.view !== null || !isWhole(note, at)) return [];
    return [
      { ...run, events: [], looks: [], seen: seenHash(draw, note.viewer, run.round, run.events) },
    ];
  });
  return { ...note, runs, acts: [], ended: note.ended && runs.length === note.runs.length };
}

/** A whole round in 32 bytes: enough to recognise it, too little to tell of it. */
export function seenHash(
  draw: string,
  viewer: number | null,
  round: number,
  told: readonly GameEvent[],
): string {
  const eyes = Uint8Array.of(viewer ?? SPECTATORS_BYTE);
  const events = utf8(canonical(told));
  return hex(sha256(joined(utf8('penumbra seen 2'), unhex(draw), eyes, word(round), events)));
}
