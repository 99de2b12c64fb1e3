/** Acts and events of a replay in words: one line of the log, and what is happening now. */
import { playOf } from '../games';
import type { Frame, GameEvent } from '../wire/types';
import type { Speech } from '../words/speech';
import { t } from '../words/words.svelte';
import type { Viewing } from './viewing.svelte';

function speech(viewing: Viewing): Speech {
  return { names: viewing.replay?.header.names ?? [], viewer: viewing.eyes };
}

/** An event in one sentence. */
export function told(viewing: Viewing, event: GameEvent): string {
  return playOf(viewing.played).tell(event, speech(viewing));
}

/** An act that brought no event: a pass in a window, a card chosen for the Eclipse. */
export function acted(viewing: Viewing, number: number): string {
  const { seat, action } = viewing.frames[number] as Frame;
  const before = (viewing.frames[number - 1] as Frame).view;
  const { names } = speech(viewing);
  const by = { names, viewer: seat };
  const words = playOf(viewing.played).tellAction(action ?? '', before, by);
  return t('replay-act', { name: names[seat ?? 0] ?? '', action: words });
}

/** What is being shown at this moment. */
export function sentence(viewing: Viewing): string {
  const { beat } = viewing.stage;
  if (beat) return told(viewing, beat.event);
  const here = viewing.lines.filter((line) => line.frame === viewing.at);
  const line =
    here.find((one) => one.depth === 'round') ??
    here.findLast((one) => one.depth === 'line') ??
    here.at(-1);
  if (!line) return '';
  return line.event ? told(viewing, line.event) : acted(viewing, line.frame);
}
