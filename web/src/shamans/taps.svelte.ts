/** A finger can't hover: its first tap on a choice tells what would happen, the second chooses. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export class Taps {
  /** What was tapped once. */
  pressed = $state<string | null>(null);

  /** Whether this click chooses; a mouse and a key always do. */
  chooses(event: MouseEvent, what: string): boolean {
    const finger = (event as PointerEvent).pointerType === 'touch';
    const first = finger && this.pressed !== what;
    this.pressed = first ? what : null;
    return !first;
  }

  /** What is no longer offered has not been tapped. */
  keep(offered: readonly string[]): void {
    if (this.pressed !== null && !offered.includes(this.pressed)) this.pressed = null;
  }
}

/**
 * Tells when a mouse or the keyboard looks at a choice. A tap focuses, too, but not to look: the line
 * it would change moves what is under the finger, and the tap is lost.
 */
export function looking(look: (here: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    // By Svelte's own `on`: an element that is taken away loses its focus in the middle of drawing.
    const ends = [
      on(element, 'pointerenter', (event) => event.pointerType === 'mouse' && look(true)),
      on(element, 'pointerleave', (event) => event.pointerType === 'mouse' && look(false)),
      on(element, 'focus', () => element.matches(':focus-visible') && look(true)),
      on(element, 'blur', () => look(false)),
    ];
    return () => ends.forEach((end) => end());
  };
}
