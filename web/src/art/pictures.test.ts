import { describe, expect, it } from 'vitest';

const pictures = Object.keys(import.meta.glob(['./*.svg', '!./landscape*.svg']));
const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = Object.entries(sources)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .map(([, source]) => source)
  .join('\n');

describe('the pictures', () => {
  it('are all drawn somewhere: one that is not is sent to everybody for nothing', () => {
    const idle = pictures
      .map((path) => path.slice('./'.length, -'.svg'.length))
      .filter((name) => {
        const family = name.slice(0, name.indexOf('-') + 1);
        const named = new RegExp(`['"\`]${name}['"\`]`).test(written);
        const composed = family && new RegExp(`['"\`]${family}\\$?\\{`).test(written);
        return !named && !(composed && family !== 'icon-');
      });
    expect(idle).toEqual([]);
  });
});
