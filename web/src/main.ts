/** The way in: the reader's language first, then the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPrefs, prefs } from './prefs.svelte';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/base.css';
import { words } from './words/words.svelte';

// After an upgrade of the server an open page may ask for parts that are gone: once is enough.
// Without a network they are only out of reach, and loading anew would take away what is there.
addEventListener('vite:preloadError', (event) => {
  if (performance.now() < 10_000 || !navigator.onLine) return;
  event.preventDefault();
  location.reload();
});

keepPrefs();
await words.speak(prefs.language);
const target = document.querySelector('#app');
if (target) mount(App, { target });
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
}
