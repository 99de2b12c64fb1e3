/** How a table is to be played: what this house offers, and what is wished for the next table. */
import { prefs } from '../prefs.svelte';
import { house, Refused } from '../wire/rest';
import { USUAL_LEVEL } from '../wire/terms';
import type { About, Wishes } from '../wire/types';
import { t, words } from '../words/words.svelte';

export const DELAYS = [0, 10, 30, 60, 180, 600];
export const TAKEOVERS = [0, 30, 60, 120, 300, 900];
export const PACES = [0, 300, 900, 2000, 4000];
export const TALK_RULES = ['strict', 'warn', 'off'] as const;
export const CHATTER = ['off', 'some', 'much'] as const;

/** What the house is and has: asked once, and again only after trouble. */
class Book {
  about = $state.raw<About | null>(null);
  trouble = $state<Refused | null>(null);
  #asked = false;

  async open(): Promise<void> {
    if (this.about || this.#asked) return;
    this.#asked = true;
    try {
      this.about = await house.about();
      this.trouble = null;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.trouble = why;
    } finally {
      this.#asked = false;
    }
  }
}

export const book = new Book();

/** A level of bots that a game has: the one wished for, or the best. */
export function fittingLevel(game: string, wished: string): string {
  const levels = book.about?.games[game]?.levels ?? [wished];
  return levels.includes(wished) ? wished : (levels.at(-1) ?? wished);
}

const usual = (game: string): Wishes => ({
  game,
  players: book.about?.games[game]?.usual ?? 0,
  board: 'standard',
  language: prefs.language,
  level: fittingLevel(game, USUAL_LEVEL),
  clock: 'off',
  public: false,
  spectators: true,
  delay: 0,
  talk: 'strict',
  takeover: 120,
  pace: 900,
  chatter: 'some',
  hints: true,
});

/** Wishes for the next table of each game, as long as the page is open. */
const next = $state<Record<string, Wishes>>({});
let chosenLanguage = false;

/** The wishes for the next table; its language is the reader's until he says otherwise. */
export function wishesFor(game: string): Wishes {
  const wishes = next[game] ?? usual(game);
  return chosenLanguage ? wishes : { ...wishes, language: prefs.language };
}

export function wish(game: string, part: Partial<Wishes>): void {
  if (part.language) chosenLanguage = true;
  next[game] = { ...(next[game] ?? usual(game)), ...part };
}

/** A level of bots in words; bots that a house has brought itself have but a name. */
export function levelInWords(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** The choices that matter most, in a line. */
export function inShort(wishes: Wishes): string {
  const parts = [
    t('wish-now', { wish: t('wish-level'), value: levelInWords(wishes.level) }),
    t('wish-now', { wish: t('wish-clock'), value: t(`clock-${wishes.clock}`) }),
    wishes.public ? t('lobby-public') : t('lobby-private'),
  ];
  return parts.join(' · ');
}
