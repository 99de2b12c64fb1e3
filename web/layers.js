/**
 * The layers of the page, lowest first, and the rule that keeps them: a file imports from its own
 * folder and from lower lines, never from its own line's neighbours or from above. So no two folders
 * need each other, and a game knows neither the frame around it nor another game.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));

/** Folders with a game: they alone have one door, `index.ts`. */
const GAMES = readdirSync(SOURCES).filter((name) => existsSync(join(SOURCES, name, 'index.ts')));

/** Folders and top files of `src`; what stands in one line is of the same height. */
const LAYERS = [
  ['wire', 'styles'],
  ['words', 'art', 'fair', 'sound'],
  ['prefs', 'router', 'parts'],
  ['evening'],
  ['game'],
  GAMES,
  ['games'],
  ['settings'],
  ['talk', 'rules', 'analysis'],
  ['gathering', 'lessons'],
  ['table'],
  ['replay', 'lobby', 'screen'],
  ['App'],
  ['main'],
];

/** The folder or top file of `src` a file belongs to; null for one that is elsewhere. */
function folderOf(file) {
  const inside = relative(SOURCES, file).split(sep);
  if (inside[0] === '..' || !inside[0]) return null;
  return inside.length > 1 ? inside[0] : inside[0].replace(/(\.svelte)?(\.ts)?$/, '');
}

const heightOf = (folder) => LAYERS.findIndex((layer) => layer.includes(folder));

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const here = folderOf(context.filename);
    if (here === null || /\.test\.ts$/.test(context.filename)) return {};
    function look(source) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const there = folderOf(resolve(dirname(context.filename), source.value));
      if (there === null || there === here) return;
      const message = [here, there].some((folder) => heightOf(folder) < 0)
        ? `${here} or ${there} has no place in layers.js: give it one.`
        : `${here} may not import from ${there}, which is not below it (layers.js).`;
      const below = heightOf(there) >= 0 && heightOf(there) < heightOf(here);
      if (!below) context.report({ node: source, message });
    }
    return {
      ImportDeclaration: (node) => look(node.source),
      ImportExpression: (node) => look(node.source),
      ExportAllDeclaration: (node) => look(node.source),
      ExportNamedDeclaration: (node) => look(node.source),
    };
  },
};
