import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duelNow } from './support/play.ts';
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
