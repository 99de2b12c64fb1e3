// How the client is built and served while it is written. The built page lies inside the Python
// package, because the table serves it; while one works on it, Vite serves it and hands every call
// of /api on to a table that is already running (PENUMBRA names it).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { catalogue } from './catalogue.ts';
import { packing } from './packing.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const table = process.env['PENUMBRA'] ?? 'http://127.0.0.1:8420';

export default defineConfig({
  base: '/',
  plugins: [
    svelte(),
    catalogue(here('../src/penumbra/locale')),
    packing(here('service-worker.js')),
  ],
  build: {
    target: 'es2022',
    outDir: '../src/penumbra/web',
    emptyOutDir: true,
    assetsDir: 'assets',
  },
  server: {
    proxy: {
      '/api': { target: table, ws: true },
      '/schema': { target: table },
    },
    // The page reads the catalogue where the whole house keeps it: src/penumbra/locale.
    fs: { allow: ['..'] },
  },
  test: {
    include: ['src/**/*.test.ts'],
    // A busy machine is no reason to fail.
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
