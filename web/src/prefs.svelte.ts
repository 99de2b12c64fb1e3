/** What a person has chosen for this browser: kept here, told to nobody. */
import { LANGUAGES, preferred, type Language } from './words/words.svelte';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Chosen {
  name: string;
  language: Language;
  sound: boolean;
  speed: Speed;
  notify: boolean;
  /** One's role and hand are drawn face down until held, for people in one room. */
  covered: boolean;
  /** A click lifts a card, a second one plays it. */
  confirm: boolean;
  /** Whether talk and log stand open beside a game's board, where one has said so. */
  beside: Record<string, boolean>;
  /** Tips at one's first real games. */
  coach: boolean;
}

const KEY = 'penumbra:prefs';

function remembered(): Chosen {
  const fresh: Chosen = {
    name: '',
    language: preferred(),
    sound: true,
    speed: 'normal',
    notify: false,
    covered: false,
    confirm: false,
    beside: {},
    coach: false,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
    const chosen = { ...fresh, ...kept };
    if (!LANGUAGES.includes(chosen.language)) chosen.language = fresh.language;
    if (!SPEEDS.includes(chosen.speed)) chosen.speed = fresh.speed;
    return chosen;
  } catch {
    return fresh;
  }
}

export const prefs = $state(remembered());

/** Keep every change from now on. */
export function keepPrefs(): void {
  $effect.root(() => {
    $effect(() => {
      const chosen = JSON.stringify(prefs);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // A browser that keeps nothing forgets with the page; everything else works.
      }
    });
  });
}
