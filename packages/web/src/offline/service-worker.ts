// Serves the page without a network. Stands alone: it is built into a file of its own, at an address that never changes.

/** Written in by the build: what there is to fetch, and a name that changes with any of it. */
declare const OFFLINE_FILES: { readonly version: string; readonly files: readonly string[] };

/** The part of a service worker's world that is used; the page's own types know nothing of it. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface ServiceWorld {
  addEventListener(type: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'push', hear: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Clicked) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: Location;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    openWindow(path: string): Promise<unknown>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  };
}

declare const self: ServiceWorld;

// Read once: the build puts the list in its place.
const { version, files } = OFFLINE_FILES;
const NAMES = 'hardtop-';
const NAME = `${NAMES}${version}`;
const SHELL = '/index.html';
/** What can be played: the page looks it up where nobody answers. */
const CARDS = '/api/rulesets';
/** At a time, so that somebody who plays meanwhile does not wait. */
const AT_ONCE = 3;
/** A line that is there and brings nothing: after this the page is taken from here. */
const PATIENCE_MILLIS = 4_000;

async function fetchInto(cache: Cache, file: string): Promise<void> {
  // Hashed names never change; the browser may have them already.
  const answer = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

async function fetchAll(): Promise<void> {
  const cache = await caches.open(NAME);
  const left = [SHELL, CARDS, ...files];
  const fetchSome = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await fetchInto(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
}

async function dropOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAMES) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(file: string): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(file);
}

/** The server's page is the newest; ours is there when the server is not. */
async function visit(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MILLIS) });
    if (answer.status < 500) return answer;
    return (await kept(SHELL)) ?? answer;
  } catch (error) {
    const shell = await kept(SHELL);
    if (shell === undefined) throw error;
    return shell;
  }
}

async function file(request: Request, path: string): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
// The reader wants the new version now.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(visit(request));
  else if (files.includes(pathname)) event.respondWith(file(request, pathname));
});

// Somebody is awaited at a table: what comes was written by our server, for this browser alone.
self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, text, path } = event.data.json() as { title: string; text: string; path: string };
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: path, data: path }));
});
/** Whoever has the table open already is led there; a second page of it would only be in the way. */
async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  if (path.startsWith('/game/')) event.waitUntil(show(path));
});

export {};
