import { type BuildManifest, isShellVisit, keptAt } from './cachePolicy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const __BUILT_FILES__: BuildManifest;

const { version, files } = __BUILT_FILES__;
const PREFIX = 'tessera-site-';
const CACHE = PREFIX + version;

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  // The page sends this message once the user has agreed to reload.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== 'GET') return;
  if (isShellVisit(url.pathname, request.mode)) event.respondWith(kept('/', request));
  else if (keptAt(url.pathname, files)) event.respondWith(kept(url.pathname, request));
});

// The tag of a notification is the address of its table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBackTo(event.notification.tag));
});

async function comeBackTo(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Bypass the HTTP cache: a new version must not contain old files.
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}
