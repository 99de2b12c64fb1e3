// What a reader of the page's code may rely on: the layers of layers.js, and what the recommended
// rules of typescript-eslint and eslint-plugin-svelte find. How code is laid out is Prettier's
// business, and what the compilers find already is not looked for twice.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layers } from './layers.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'public', 'src/wire/types.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    plugins: { penumbra: { rules: { layers } } },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off',
      'penumbra/layers': 'error',
      // Runes name what is drawn; maps and sets beside them are bookkeeping nobody draws.
      'svelte/prefer-svelte-reactivity': 'off',
      // The compiler itself warns of comments that ignore nothing, and it knows better.
      'svelte/no-unused-svelte-ignore': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
