/** The whole viewer by keyboard: space plays, arrows step, with shift by trick, digits change eyes. */
import type { Viewing } from './viewing.svelte';

/** Do what a key means here, unless it belongs to what has the focus. */
export function keys(event: KeyboardEvent, viewing: Viewing): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !viewing.replay) return;
  const on = event.target instanceof HTMLElement ? event.target : document.body;
  if (on.closest('dialog, select, input:not([type=range])')) return;
  if (event.key === ' ' && on.closest('button, a, summary')) return;
  const done = act(event, viewing);
  if (done) event.preventDefault();
}

function act(event: KeyboardEvent, viewing: Viewing): boolean {
  const way = event.key === 'ArrowRight' || event.key === 'PageDown' ? 1 : -1;
  switch (event.key) {
    case ' ':
      viewing.toggle();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      viewing.playing = false;
      if (event.shiftKey) viewing.leap(way, 'part');
      else viewing.step(way);
      return true;
    case 'PageUp':
    case 'PageDown':
      viewing.playing = false;
      viewing.leap(way, 'round');
      return true;
    case 'Home':
    case 'End':
      viewing.playing = false;
      viewing.jump(event.key === 'Home' ? 0 : viewing.last);
      return true;
  }
  if (!/^\d$/.test(event.key)) return false;
  const seat = Number(event.key) - 1;
  if (seat >= (viewing.replay?.header.players ?? 0)) return false;
  void viewing.look(seat < 0 ? null : seat);
  return true;
}
