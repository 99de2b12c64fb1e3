/** Short words that come and go at the edge of the page: why something was refused, what was done. */
import { Refused } from '../wire/rest';
import { t } from '../words/words.svelte';

export interface Notice {
  id: number;
  words: string;
  kind: 'plain' | 'refused';
}

const LOOK = 5000;

class Notices {
  all = $state<Notice[]>([]);
  #count = 0;

  say(words: string, kind: Notice['kind'] = 'plain'): void {
    const id = ++this.#count;
    this.all = [...this.all.filter((notice) => notice.words !== words), { id, words, kind }].slice(
      -3,
    );
    setTimeout(() => this.drop(id), LOOK);
  }

  /** Tell why something did not work; for `promise.catch(notices.refused)`. */
  readonly refused = (why: unknown): void => {
    if (why instanceof Refused) this.say(t(`refused-${why.code.replaceAll('_', '-')}`), 'refused');
    else throw why;
  };

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
