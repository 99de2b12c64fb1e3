/** The replay's own address: `?seat=2#120` is the 120th act through the eyes of seat 2. */
import type { Eyes, Viewing } from './viewing.svelte';

const CALM = 250;

/** What the address of the page asks for. */
export function place(): { eyes: Eyes; at: number } {
  const seat = new URLSearchParams(location.search).get('seat') ?? '';
  const at = location.hash.slice(1);
  return {
    eyes: /^\d$/.test(seat) ? Number(seat) : null,
    at: /^\d{1,6}$/.test(at) ? Number(at) : 0,
  };
}

/** Let the address tell what is seen, once it has been seen for a moment; for an effect. */
export function follow(viewing: Viewing): () => void {
  const seat = viewing.eyes === null ? '' : `?seat=${viewing.eyes}`;
  const told = `${location.pathname}${seat}#${viewing.at}`;
  const timer = setTimeout(() => history.replaceState(null, '', told), CALM);
  const typed = (): void => {
    const { eyes, at } = place();
    viewing.jump(at);
    if (eyes !== viewing.eyes) void viewing.look(eyes);
  };
  addEventListener('hashchange', typed);
  return () => {
    clearTimeout(timer);
    removeEventListener('hashchange', typed);
  };
}
