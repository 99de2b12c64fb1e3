/**
 * A replay's frames read as a story: which of them can be seen at all, where rounds and tricks begin,
 * which moments one comes back for, and the lines of the log. Pure; the viewer walks along it.
 */
import { inOneGo } from '../table/story';
import type { Frame, GameEvent } from '../wire/types';

/** `part`: a trick, or an interrogation and the verdict. */
export type Depth = 'round' | 'part' | 'moment';

export interface Mark {
  frame: number;
  depth: Depth;
  event: GameEvent;
}

/** A line of the log; without an event it is an act that nobody heard. */
export interface Line {
  frame: number;
  depth: 'round' | 'part' | 'line';
  event: GameEvent | null;
}

const PARTS = new Set<GameEvent['event']>(['trick_began', 'sent', 'judging']);
const MOMENTS = new Set<GameEvent['event']>([
  'ritual',
  'eliminated',
  'eclipse',
  'announced',
  'executed',
]);

function depthOf(event: GameEvent): Depth | null {
  if (event.event === 'round_began') return 'round';
  if (PARTS.has(event.event)) return 'part';
  return MOMENTS.has(event.event) ? 'moment' : null;
}

/** Everything one might want to jump to, in order. */
export function marks(frames: readonly Frame[]): Mark[] {
  return frames.flatMap((frame, number) =>
    frame.events.flatMap((event) => {
      const depth = depthOf(event);
      return depth ? [{ frame: number, depth, event }] : [];
    }),
  );
}

/** Frames at which the viewer could notice something: an event, an own act, a changed view. */
export function noticed(frames: readonly Frame[]): number[] {
  let before = '';
  return frames.flatMap((frame, number) => {
    const view = JSON.stringify(frame.view);
    const seen = frame.events.length > 0 || frame.seat !== null || view !== before;
    before = view;
    return seen ? [number] : [];
  });
}

/** The log: a line for each event that needs words, and for acts that had none. */
export function lines(frames: readonly Frame[]): Line[] {
  return frames.flatMap((frame, number): Line[] => {
    if (frame.events.length === 0) {
      return frame.seat === null ? [] : [{ frame: number, depth: 'line', event: null }];
    }
    return inOneGo(frame.events)
      .filter((event) => !isPlain(event))
      .map((event) => {
        const depth = event.event === 'circle_began' ? 'part' : depthOf(event);
        return { frame: number, depth: depth === 'moment' || !depth ? 'line' : depth, event };
      });
  });
}

/** Others learnt something and the viewer did not, or the picture says it anyway. */
function isPlain(event: GameEvent): boolean {
  switch (event.event) {
    case 'role_dealt':
    case 'role_seen':
      return event.role === null;
    case 'hand_dealt':
      return event.cards === null;
    case 'card_placed':
      return true;
    default:
      return false;
  }
}

/** The picture of a moment worth jumping to. */
export function pictureOf(event: GameEvent): string {
  switch (event.event) {
    case 'ritual':
      return `ritual-${event.ritual}`;
    case 'eclipse':
      return 'eclipse';
    case 'announced':
      return 'icon-eye';
    default:
      return 'icon-fallen';
  }
}
