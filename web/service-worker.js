/*
 * Keeps the page at hand, so that it opens without a network too and says itself what is missing.
 * A page comes from the house whenever the house answers; what the page is made of has a name that
 * changes with it, and is kept for good. What is said at the tables (/api) never passes here.
 */
const SHELL = __SHELL__; // what the first page needs: the build writes it here
const KEPT = 'penumbra-__BUILD__';

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(SHELL))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const older = async () => (await caches.keys()).filter((name) => name !== KEPT);
  event.waitUntil(
    older()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/') || pathname.startsWith('/icons/')) {
    event.respondWith(keptFirst(request));
  } else if (request.mode === 'navigate' && !pathname.startsWith('/api')) {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  }
});

async function keptFirst(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const kept = await caches.open(KEPT);
    await kept.put(request, answer.clone());
  }
  return answer;
}
