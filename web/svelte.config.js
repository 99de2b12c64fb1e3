// How Svelte reads the client: runes everywhere, so that no file falls back to the old reactivity.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
