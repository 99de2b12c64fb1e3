/**
 * The story of a game as the log tells it, chapter by chapter. Which events make a line and which
 * open a chapter is the game's own business (`Story` in game/game.ts).
 */
import type { Moment } from '../evening/evening';
import type { Story } from '../game/game';
import { shared } from '../game/shared';
import type { GameEvent } from '../wire/types';

export interface Line {
  key: string;
  event: GameEvent;
}

export interface Chapter {
  key: string;
  /** The event whose sentence is the heading; null for what comes before the first one. */
  opening: GameEvent | null;
  /** A whole round, or a part of one. */
  depth: 'round' | 'part';
  lines: Line[];
}

/** Whose log it is: the reader's seat, and whether his cards are covered. */
export interface Reader {
  viewer: number | null;
  covered: boolean;
}

/** The chapters of one game. */
export function chapters(
  moments: readonly Moment[],
  game: number,
  story: Story,
  reader: Reader,
): Chapter[] {
  const told: Chapter[] = [];
  for (const moment of moments) {
    if (moment.kind !== 'events' || moment.game !== game) continue;
    for (const line of linesOf(moment.seq, moment.events, story, reader)) {
      const { key, event } = line;
      const depth = event.event === 'round_began' ? 'round' : 'part';
      const opens = depth === 'round' || story.chapters.has(event.event);
      if (opens) told.push({ key, opening: event, depth, lines: [] });
      else {
        if (!told.length) told.push({ key, opening: null, depth: 'part', lines: [] });
        told.at(-1)?.lines.push(line);
      }
    }
  }
  return told;
}

/** Every line, headings too, of what has happened after a number: what is left to be told. */
export function since(
  seq: number,
  moments: readonly Moment[],
  game: number,
  story: Story,
  reader: Reader,
): Line[] {
  const later = moments.filter((moment) => moment.seq > seq);
  return chapters(later, game, story, reader).flatMap(({ key, opening, lines }) =>
    opening ? [{ key, event: opening }, ...lines] : lines,
  );
}

/** Whether one knows a game from its start: one saw it begin, or the first round of those told is 1. */
export function isWhole(moments: readonly Moment[], game: number): boolean {
  const first = moments.find((moment) => beginsGame(moment, game) || isOfGame(moment, game));
  if (first?.kind !== 'events') return first !== undefined;
  return first.events
    .map(shared)
    .some((event) => event?.event === 'round_began' && event.round === 1);
}

const isOfGame = (moment: Moment, game: number) => moment.kind === 'events' && moment.game === game;

function beginsGame(moment: Moment, game: number): boolean {
  if (moment.kind !== 'table' || moment.change.table.number !== game) return false;
  return moment.change.what === 'started' || moment.change.what === 'rematched';
}

/** Lines once told stay the same ones, so that a long log need not be written anew. */
const written = new WeakMap<readonly GameEvent[], Reader & { lines: Line[] }>();

function linesOf(
  seq: number,
  events: readonly GameEvent[],
  story: Story,
  { viewer, covered }: Reader,
): Line[] {
  const known = written.get(events);
  if (known?.viewer === viewer && known.covered === covered) return known.lines;
  const lines = story
    .inOneGo(events)
    .map((event, at) => ({ key: `${seq}-${at}`, event: covered ? story.discreet(event) : event }))
    .filter((line): line is Line => line.event !== null && !story.plainToSee(line.event, viewer));
  written.set(events, { viewer, covered, lines });
  return lines;
}
