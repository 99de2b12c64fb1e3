/**
 * A replay's frames read as a story: which of them can be seen at all, where rounds and tricks begin,
 * which moments one comes back for, and the lines of the log. Pure; the viewer walks along it.
 */
import type { Story } from '../game/game';
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

function depthOf(event: GameEvent, story: Story): Depth | null {
  if (event.event === 'round_began') return 'round';
  if (story.parts.has(event.event)) return 'part';
  return story.moment(event) === null ? null : 'moment';
}

/** Everything one might want to jump to, in order. */
export function marks(frames: readonly Frame[], story: Story): Mark[] {
  return frames.flatMap((frame, number) =>
    frame.events.flatMap((event) => {
      const depth = depthOf(event, story);
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
export function lines(frames: readonly Frame[], story: Story): Line[] {
  return frames.flatMap((frame, number): Line[] => {
    if (frame.events.length === 0) {
      return frame.seat === null ? [] : [{ frame: number, depth: 'line', event: null }];
    }
    return story
      .inOneGo(frame.events)
      .filter((event) => !story.plainToSee(event))
      .map((event) => ({ frame: number, depth: lineOf(event, story), event }));
  });
}

/** Whatever opens a chapter at the table does so here, but for endings: those are lines. */
function lineOf(event: GameEvent, story: Story): Line['depth'] {
  const depth = depthOf(event, story);
  if (depth === 'round' || depth === 'part') return depth;
  return story.begins.includes(event.event) ? 'part' : 'line';
}
