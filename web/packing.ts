/**
 * What is done to the built page before anybody serves it: the service worker is told what to keep,
 * and every text is compressed once and for all, as the server sends it. `index.html.br` is written
 * last; it is the sign that everything is there (see workshop.py).
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PAGE = 'index.html';
const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
const SMALLEST = 256; // bytes; below it, compressing gains nothing

export function packing(worker: string): Plugin {
  let folder = '';
  return {
    name: 'penumbra-packing',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const page = readFileSync(join(folder, PAGE), 'utf-8');
      const needed = [...page.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((found) => found[1]);
      const build = createHash('sha256').update(page).digest('hex').slice(0, 12);
      const written = readFileSync(worker, 'utf-8')
        .replace('__SHELL__', JSON.stringify(['/', ...new Set(needed)]))
        .replace('__BUILD__', build);
      writeFileSync(join(folder, 'sw.js'), written);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' });
      for (const file of [...files.filter((name) => name !== PAGE), PAGE]) {
        if (TEXT.test(file)) compress(join(folder, file));
      }
    },
  };
}

function compress(file: string): void {
  const text = readFileSync(file);
  if (text.length < SMALLEST) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
