/**
 * The words of the page: the shared Fluent catalogue in the reader's language. A change of language
 * changes every sentence at once, because whoever calls `t` in a template reads the present bundle.
 * Long texts (rules, lessons) are parts of their own and come only when somebody opens them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'cs', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Part = 'rules' | 'lessons' | 'replay' | 'analysis';
export type Args = Record<string, FluentVariable>;

type Source = () => Promise<{ default: string }>;

const PAGE: Record<Language, Source> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  cs: () => import('virtual:words/cs'),
  ru: () => import('virtual:words/ru'),
};

const PARTS: Record<Part, Record<Language, Source>> = {
  rules: {
    en: () => import('virtual:words/en/rules'),
    fr: () => import('virtual:words/fr/rules'),
    cs: () => import('virtual:words/cs/rules'),
    ru: () => import('virtual:words/ru/rules'),
  },
  lessons: {
    en: () => import('virtual:words/en/lessons'),
    fr: () => import('virtual:words/fr/lessons'),
    cs: () => import('virtual:words/cs/lessons'),
    ru: () => import('virtual:words/ru/lessons'),
  },
  replay: {
    en: () => import('virtual:words/en/replay'),
    fr: () => import('virtual:words/fr/replay'),
    cs: () => import('virtual:words/cs/replay'),
    ru: () => import('virtual:words/ru/replay'),
  },
  analysis: {
    en: () => import('virtual:words/en/analysis'),
    fr: () => import('virtual:words/fr/analysis'),
    cs: () => import('virtual:words/cs/analysis'),
    ru: () => import('virtual:words/ru/analysis'),
  },
};

/** The language the browser would rather read; English if it asks for none of ours. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const code = wish.split('-')[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts: ReadonlySet<Part> = new Set();
  #last: Promise<void> = Promise.resolve();

  /** Speak this language from now on; resolves when its words are there. */
  speak(language: Language): Promise<void> {
    return this.#next(() => this.#bring(language, this.#parts));
  }

  /** Bring a long text's words; needed before the first `t` that asks for them. */
  load(part: Part): Promise<void> {
    return this.#next(async () => {
      if (!this.#parts.has(part)) await this.#bring(this.language, new Set([...this.#parts, part]));
    });
  }

  /** One after the other: a part must come in the language that is spoken in the end. */
  #next(bring: () => Promise<void>): Promise<void> {
    this.#last = this.#last.catch(() => {}).then(bring);
    return this.#last;
  }

  async #bring(language: Language, parts: ReadonlySet<Part>): Promise<void> {
    this.#bundle = await bundled(language, [...parts]);
    this.#parts = parts;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  text(id: string, args: Args = {}): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) {
      console.error(`no words for “${id}” in ${this.language}`);
      return id;
    }
    const errors: Error[] = [];
    const words = bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(`“${id}” can't be said: ${errors.join('; ')}`);
    return words;
  }
}

async function bundled(language: Language, parts: Part[]): Promise<FluentBundle> {
  const sources = [PAGE[language], ...parts.map((part) => PARTS[part][language])];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const module of await Promise.all(sources.map((source) => source())))
    for (const error of bundle.addResource(new FluentResource(module.default)))
      console.error(String(error));
  return bundle;
}

export const words = new Words();

/** A message in words. */
export function t(id: string, args?: Args): string {
  return words.text(id, args);
}
