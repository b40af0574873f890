/* Keeps the whole table on the device. Nothing is ever fetched from another origin. */
const cacheName = 'impulse-__VERSION__';
const files = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/* A decision waits at a match. Another message about it takes the place of this one. */
self.addEventListener('push', (event) => {
  const { title, text, match, link } = event.data.json();
  const options = { body: text, tag: match, icon: './icon-192.png', data: { link } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Only the table of this very place has the key of the seat, whatever the link says.
  const { hash } = new URL(event.notification.data.link);
  event.waitUntil(self.clients.openWindow(new URL(hash, self.registration.scope).href));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Whether there is a server is asked each time; where nobody answers there is none.
  if (pathname.endsWith('/server.json')) {
    event.respondWith(fetch(request).catch(() => Response.json({ matches: false })));
    return;
  }
  // A page is always the one page; everything else is found by name, or asked of the server.
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});
