import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed, duelNow, pictureOf } from './support/play.ts';
import { launchBrowser, Table, visit } from './support/table.ts';

const axeSource = readFileSync(
  fileURLToPath(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url)),
  'utf8',
);
const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate('axe.run()')) as { readonly violations: readonly Finding[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
}

const table = new Table();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  await table.start();
});

afterAll(async () => {
  await browser?.close();
  await table.close();
});

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;

describe.each(SIZES)('on a %s', (_size, viewport) => {
  it.each(['dark', 'light'] as const)('no axe violations and no complaints in the %s look', async (colorScheme) => {
    const { page, complaints } = await visit(browser, { viewport, colorScheme });
    await page.goto(table.address);
    await page.getByRole('button', { name: 'Duel now' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await duelNow(page, table.address);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(page.url().replace('/game/', '/replay/'));
    await page.getByRole('slider').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('nothing is wider than the screen', async () => {
    const { page } = await visit(browser, { viewport });
    await duelNow(page, table.address);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
  });
});

describe('the keyboard', () => {
  it('Tab goes round the whole table and sticks nowhere', async () => {
    const { page } = await visit(browser);
    await duelNow(page, table.address);
    const seen = new Set<string>();
    for (let i = 0; i < 45; i++) {
      await page.keyboard.press('Tab');
      seen.add((await page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.innerText')) as string);
    }
    const names = [...seen].join('\n');
    for (const name of ['Skip to the content', 'The board', 'Zoom in', 'Keep 20 mph', 'Do it', 'Killer Kart'])
      expect(names).toContain(name);
  });

  it('plays several turns without a mouse', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(table.address);
    await page.getByRole('button', { name: 'Duel now' }).focus();
    await page.keyboard.press('Enter');
    const doIt = page.getByRole('region', { name: 'The question' }).getByRole('button', { name: 'Do it' });
    await doIt.waitFor();
    for (const keys of [['3', 'Enter'], ['2', 'Enter'], ['ArrowDown', 'Enter'], ['Space'], ['Space']]) {
      const before = await pictureOf(page);
      for (const key of keys) await page.keyboard.press(key);
      await changed(page, before);
      await doIt.waitFor();
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});

describe('the first load', () => {
  it('is under 300 kB of JavaScript, gzipped', async () => {
    const { page } = await visit(browser);
    const loaded = new Set<string>();
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      if (name.endsWith('.js')) loaded.add(name);
    });
    await duelNow(page, table.address);
    const names = readdirSync(assets).filter((name) => loaded.has(name));
    const bytes = names.reduce((sum, name) => sum + gzipSync(readFileSync(`${assets}${name}`)).length, 0);
    expect(names.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(300_000);
  });
});
