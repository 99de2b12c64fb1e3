/** Codes and links as people type and paste them, and the address in this house they mean. */
import { placeOf } from '../router.svelte';

/** Where a typed code or a pasted link leads; null if nobody could tell. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  const path = text.includes('/') ? pathOf(text) : `/${text.replace(/[\s\-–—._·]/g, '')}`;
  const address = path.replace(/\/+$/, '').toLowerCase();
  const place = placeOf(address);
  return place.at === 'table' || place.at === 'replay' ? address : null;
}

/** The path of a link, with or without its beginning: people copy what they see. */
function pathOf(link: string): string {
  try {
    return new URL(/^[a-z]+:\/\//i.test(link) ? link : `http://${link}`).pathname;
  } catch {
    return '/';
  }
}
