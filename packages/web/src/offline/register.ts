import { create } from '../base/store.ts';

interface NewVersion {
  /** It has been fetched and waits until nobody reads the old one. */
  readonly waiting: ServiceWorker | null;
}

export const useNewVersion = create<NewVersion>(() => ({ waiting: null }));

const WORKER = '/sw.js';

/** A first visit is busy with itself for so long. */
const REST_MILLIS = 5_000;
/** A page may stay open for days. */
const LOOK_AGAIN_MILLIS = 60 * 60_000;

/** Pages come from the server first: this one may be the new one already. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  const page = await fetch('/index.html', { cache: 'no-cache' });
  return page.ok && !(await page.text()).includes(own);
}

/** Tells when a version has been fetched that is not the one this page came with. */
function watch(registration: ServiceWorkerRegistration): void {
  const tell = async () => {
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null && (await isOutdated()))
      useNewVersion.setState({ waiting });
  };
  const look = () => void tell().catch(() => undefined);
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MILLIS);
}

/** Has the page kept for when there is no network; what goes wrong with that is nobody's trouble now. */
function register(): void {
  navigator.serviceWorker
    .register(WORKER)
    .then(watch)
    .catch(() => undefined);
}

/** For who needs the worker now: it is there already, or is fetched at once. */
export async function workerAtOnce(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Everything is fetched once more for later, so it begins when the page has what it needs now. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A page on which nothing moves may never be called idle.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: REST_MILLIS }) : register();
  const rest = () => setTimeout(whenIdle, REST_MILLIS);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** The new version takes over, and the page comes again from it. */
export function takeNewVersion(): void {
  const { waiting } = useNewVersion.getState();
  if (waiting === null) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take over');
}
