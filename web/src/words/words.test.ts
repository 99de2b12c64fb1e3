/** No string in the code: templates have no text of their own, and every id asked for has words. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const LOCALE = join(SOURCES, '../../src/penumbra/locale');
const SPOKEN = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label', 'aria-description']);
const NOT_ON_THE_PAGE = new Set([
  'cli.ftl',
  'intrigue-lab.ftl',
  'lab.ftl',
  'shamans-lab.ftl',
  'intrigue-terminal.ftl',
  'shamans-terminal.ftl',
  'terminal.ftl',
]);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' });
const templates = files.filter((file) => file.endsWith('.svelte'));
const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));

type Node = { type: string; name?: string; data?: string; value?: unknown; [key: string]: unknown };

function* texts(node: unknown, attribute = ''): Generator<string> {
  if (Array.isArray(node)) {
    for (const child of node) yield* texts(child, attribute);
  } else if (node && typeof node === 'object' && 'type' in node) {
    const one = node as Node;
    if (one.type === 'StyleSheet' || one.type === 'Script') return;
    const within = /^(Attribute|\w+Directive)$/.test(one.type) ? (one.name ?? one.type) : attribute;
    if (one.type === 'Text' && (within === '' || SPOKEN.has(within))) yield String(one.data);
    for (const [key, child] of Object.entries(one))
      if (key !== 'metadata') yield* texts(child, key === 'fragment' ? '' : within);
  }
}

describe.each(templates)('%s', (file) => {
  test('has no text of its own', () => {
    const { fragment } = parse(readFileSync(join(SOURCES, file), 'utf-8'), { modern: true });
    const literal = [...texts(fragment)].filter((text) => /\p{L}{2,}/u.test(text));
    expect(literal).toEqual([]);
  });
});

test('every id that is asked for has words', () => {
  const ids = new Set<string>();
  for (const file of readdirSync(join(LOCALE, 'en')))
    if (file.endsWith('.ftl') && !NOT_ON_THE_PAGE.has(file))
      for (const found of readFileSync(join(LOCALE, 'en', file), 'utf-8').matchAll(
        /^([a-z][\w-]*) =/gm,
      ))
        ids.add(found[1]!);
  const asked = code.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf-8').matchAll(/\b(?:t|ofGame)\(\s*'([^']+)'/g)].map(
      (found) => found[1]!,
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((id) => !ids.has(id))).toEqual([]);
});
