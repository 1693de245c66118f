import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { filesFrom, filesWith, gzippedBytes, pageEntries, rulesIn, uncompressed } from './support/chunks.ts';
import { startGame } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

describe('what comes at once', () => {
  it.each(pageEntries())('with %s is no rules of any game', (entry) => {
    expect(rulesIn(filesFrom(entry))).toEqual([]);
  });

  it.each(['deluxe', 'roadrage', 'sixth'])('with the garage of %s is no table, no bots, no other game', (ruleset) => {
    const rooms = rulesIn(filesWith(`${ruleset}/src/garage/garage.ts`));
    expect(rooms).toContain(`${ruleset}/garage`);
    for (const room of ['table', 'bot', 'view', 'scenarios']) expect(rooms).not.toContain(`${ruleset}/${room}`);
    expect(rooms.filter((room) => !room.startsWith(`${ruleset}/`))).toEqual([]);
  });

  it.each(['deluxe', 'roadrage', 'sixth'])('with the table of %s is no other game', (ruleset) => {
    const rooms = rulesIn(filesWith(`${ruleset}/src/play/ruleset.ts`));
    expect(rooms).toContain(`${ruleset}/table`);
    expect(rooms.filter((room) => !room.startsWith(`${ruleset}/`))).toEqual([]);
  });

  it.each(pageEntries())('with %s is no code for cameras: it comes with the sheet that shares', (entry) => {
    const [drawn] = filesWith('workshop/src/share/qr.ts');
    expect(filesFrom(entry)).not.toContain(drawn);
  });

  it('with a rule index is nothing but the index', () => {
    for (const ruleset of ['deluxe', 'roadrage', 'sixth', 'twilight'])
      expect(rulesIn(filesWith(`${ruleset}/src/rules.ts`))).toEqual([`${ruleset}/rules.ts`]);
  });
});

/** Bytes of all answers from now on, headers and compression as they come over the wire. */
async function weighed(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Of scripts, compressed; 160,000 is the promise. */
const GARAGE_BYTES = 159_000;

/** The scripts without which a page of a garage is of no use. Ways out, paper, stat lines and the rule index come when somebody wants them, or at rest. */
const garageScripts = (ruleset: string, page: string): readonly string[] => [
  ...filesFrom('index.html'),
  ...filesFrom('src/app/garage-pages.tsx'),
  ...filesFrom(`src/garage/${page}.tsx`),
  ...filesWith(`${ruleset}/src/garage/garage.ts`),
];

describe.each([
  {
    ruleset: 'deluxe',
    car: 'Killer Kart',
    overload: (page: Page) => page.getByRole('spinbutton', { name: 'Front, points' }).fill('200'),
  },
  {
    ruleset: 'roadrage',
    car: 'Police Special',
    overload: (page: Page) => page.getByRole('combobox', { name: 'Body' }).selectOption({ index: 0 }),
  },
])('the garage of $ruleset', ({ ruleset, car, overload }) => {
  it.each(['garage-page', 'workshop-page'])(`needs not too much before %s can be used`, (page) => {
    const files = garageScripts(ruleset, page);
    expect(gzippedBytes(files)).toBeLessThan(GARAGE_BYTES);
    for (const room of ['table', 'bot', 'view', 'scenarios'])
      expect(rulesIn(files)).not.toContain(`${ruleset}/${room}`);
    expect(rulesIn(files).filter((room) => !room.startsWith(`${ruleset}/`))).toEqual([]);
  });

  it('has list and pictures, a bench that edits and checks, and keeps what is built, if no other script ever comes', async () => {
    const needed = ['garage-page', 'workshop-page'].flatMap((page) => garageScripts(ruleset, page));
    const { page } = await visit({ serviceWorkers: 'block' });
    await page.addInitScript((id) => window.localStorage.setItem('hardtop.garage', JSON.stringify(id)), ruleset);
    await page.route('**/*.js', (route) =>
      needed.includes(new URL(route.request().url()).pathname.slice(1)) ? route.continue() : route.abort(),
    );
    await page.goto(`${address}/garage`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: car, exact: true }) });
    await row.locator('.design-picture .body-hull').waitFor();
    await row.getByRole('button', { name: `Duplicate ${car}` }).click();
    await page.getByRole('region', { name: 'Yours' }).getByRole('link', { name: car }).click();
    await page.getByText('Nothing in the book against it.').waitFor();
    await overload(page);
    await page.getByText('Nothing in the book against it.').waitFor({ state: 'hidden' });
    await page.goto(`${address}/garage`);
    await page.getByRole('region', { name: 'Yours' }).locator('.stamp.illegal').waitFor();
  });
});

/** Two thirds of it are the table, the board and the fonts; React would add fifty. */
const DUEL_BYTES = 150_000;

/** Paths of all that a page asks for from now on. */
function asked(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const rulesAsked = (paths: readonly string[]) =>
  rulesIn(paths.filter((path) => path.endsWith('.js')).map((path) => path.slice(1)));

describe('what a visitor loads', () => {
  it('for the first page and a duel is no rules, the list of rulesets once, and not too much; the index when a rule is read', async () => {
    // The server lays the compressed files beside the others while it runs already.
    await expect.poll(uncompressed, { timeout: 100_000, interval: 1_000 }).toEqual([]);
    const { page } = await visit();
    const paths = asked(page);
    const bytes = await weighed(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Duel now' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(rulesAsked(paths)).toEqual([]);
    await startGame(page);
    await page.waitForLoadState('networkidle');
    // The words that a table underlines, two kilobytes of them, and nothing else of the rules.
    expect(rulesAsked(paths)).toEqual(['deluxe/glossary.ts']);
    expect(bytes()).toBeLessThan(DUEL_BYTES);
    expect(paths.filter((path) => path === '/api/rulesets')).toHaveLength(1);
    await page.locator('.rule-link').first().click();
    await page.getByRole('dialog', { name: 'Rule' }).getByText('in our words').waitFor();
    expect(rulesAsked(paths)).toEqual(['deluxe/glossary.ts', 'deluxe/rules.ts']);
    expect(paths.filter((path) => path.endsWith('/rules'))).toEqual([]);
  });

  it('for the desk is the campaign', async () => {
    const { page } = await visit();
    const paths = asked(page);
    await page.goto(`${address}/desk`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(rulesAsked(paths).filter((room) => !room.startsWith('twilight/'))).toEqual([]);
  });
});
