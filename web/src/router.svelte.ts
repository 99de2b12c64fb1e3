/** Where in the house one is: the address, read and changed without loading the page anew. */

export type Place =
  | { at: 'lobby' }
  | { at: 'table'; code: string }
  | { at: 'rules'; game: string; topic: string }
  | { at: 'learn'; game: string }
  | { at: 'replay'; game: string }
  | { at: 'screen'; code: string }
  | { at: 'nowhere' };

/** The place an address means. */
export function placeOf(path: string, hash = ''): Place {
  const [first, second, ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return { at: 'nowhere' };
  if (!first) return { at: 'lobby' };
  if (first === 'rules') return { at: 'rules', game: second ?? '', topic: hash.replace(/^#/, '') };
  if (first === 'learn') return { at: 'learn', game: second ?? '' };
  if (first === 'replay')
    return second ? { at: 'replay', game: second.toLowerCase() } : { at: 'nowhere' };
  if (first === 'screen')
    return /^[a-z]{1,32}$/i.test(second ?? '')
      ? { at: 'screen', code: (second ?? '').toLowerCase() }
      : { at: 'nowhere' };
  if (second || !/^[a-z]{1,32}$/i.test(first)) return { at: 'nowhere' };
  return { at: 'table', code: first.toLowerCase() };
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** For `<a onclick={inside}>`: stay in the page unless a new tab is wanted. */
export function inside(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || link.origin !== location.origin || link.target) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
