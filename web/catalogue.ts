/**
 * The shared Fluent catalogue as modules of the page: `virtual:words/fr` is everything a table needs
 * in French in one chunk, `virtual:words/fr/rules` a long text of its own. Words of the command line,
 * the terminal and assistants stay at home, and comments are not sent to anybody.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const ELSEWHERE = ['arena', 'assistants', 'cli', 'lab', 'prose', 'terminal'];
const PARTS = ['rules', 'lessons', 'replay', 'analysis'];

/** A file of the house, `rules`, or a game's own of the same kind, `GAME-rules`. */
const isOne = (name: string, kind: string) => name === kind || name.endsWith(`-${kind}`);

export function catalogue(folder: string): Plugin {
  return {
    name: 'penumbra-catalogue',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      const home = join(folder, language);
      const names = readdirSync(home)
        .filter((file) => file.endsWith('.ftl'))
        .map((file) => file.slice(0, -4))
        .filter((name) =>
          part ? isOne(name, part) : ![...ELSEWHERE, ...PARTS].some((kind) => isOne(name, kind)),
        )
        .sort();
      const texts = names.map((name) => {
        const file = join(home, `${name}.ftl`);
        this.addWatchFile(file);
        return readFileSync(file, 'utf-8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))}`;
    },
  };
}
