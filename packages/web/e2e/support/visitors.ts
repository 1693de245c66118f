import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach } from 'vitest';

/** The shell is the same browser without its own window, which costs more than our page does. */
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Chromium refuses its sandbox to root, and has nobody to call home to here. */
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Only something that never comes takes this long, on the busiest machine. */
const NEVER_MILLIS = 120_000;

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about. */
  readonly complaints: string[];
}

export type Visiting = Parameters<Browser['newContext']>[0] & {
  /** Presses count at once; false for who presses like a person. */
  readonly hasty?: boolean;
};

function launchBrowser(): Promise<Browser> {
  const executablePath = CHROMIUM.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('Chromium is missing. Mend it with: node scripts/setup.mjs test');
  return chromium.launch({ executablePath, args: FLAGS });
}

let launched: Promise<Browser> | undefined;

/** Files that follow each other in a worker share its browser, which goes with the worker; one that has fallen is replaced. */
async function theBrowser(): Promise<Browser> {
  const browser = await launched?.catch(() => undefined);
  if (browser?.isConnected() === true) return browser;
  launched = launchBrowser();
  return launched;
}

/** Runs in the page, before anything else of it. */
function beHasty(): void {
  // An empty page keeps nothing.
  if (window.location.protocol === 'about:') return;
  const key = 'hardtop.settings';
  const kept = JSON.parse(window.localStorage.getItem(key) ?? '{}') as object;
  window.localStorage.setItem(key, JSON.stringify({ ...kept, hasty: true }));
}

/** What is said of what is blocked below is no complaint of the page. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

async function arrive(browser: Browser, { hasty = true, ...options }: Visiting): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Each is somebody new, and would fetch all pages for later beside the test.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(NEVER_MILLIS);
  // A program reads faster than a person does.
  if (hasty) await context.addInitScript(beHasty);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== BLOCKED) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

/** What a page that failed its test looked like. */
async function lastSeen({ page, complaints }: Visit): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 1_000 }).catch(String);
  return [page.url(), text, ...complaints].join('\n');
}

/** Every visitor is somebody new, and is gone when the test is over. */
export function visitors(): (options?: Visiting) => Promise<Visit> {
  let visits: Visit[] = [];
  afterEach(async ({ task }) => {
    const gone = visits;
    visits = [];
    if (task.result?.state === 'fail') for (const visit of gone) console.error(await lastSeen(visit));
    await Promise.all(gone.map(({ context }) => context.close()));
  });
  return async (options = {}) => {
    const visit = await arrive(await theBrowser(), options);
    visits.push(visit);
    return visit;
  };
}

/** How many seconds of work the page has done so far; what others do on the machine is not in it. */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const work = metrics.find(({ name }) => name === 'TaskDuration');
    if (work === undefined) throw new Error('the browser does not say how long its tasks took');
    return work.value;
  };
}
