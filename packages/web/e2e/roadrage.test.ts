import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { changed, isOver, pictureOf, playToTheEnd, question, settled } from './support/play.ts';
import { launchBrowser, Table, visit } from './support/table.ts';

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

/** Sets the table for a scenario as the first page offers it, and waits for the first question. */
async function start(page: Page, scenario: string): Promise<void> {
  await page.goto(table.address);
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('roadrage');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario);
  await page.getByRole('button', { name: 'Duel now' }).click();
  await question(page).getByRole('button', { name: 'Do it' }).waitFor();
}

/** Suggested answers turn by turn, until the game is over. */
async function coastToTheEnd(page: Page, turns = 400): Promise<void> {
  const confirm = question(page).getByRole('button', { name: 'Do it' });
  const rematch = page.getByRole('button', { name: /rematch/i });
  for (let turn = 0; turn < turns; turn++) {
    await confirm.or(rematch).first().waitFor({ timeout: 60_000 });
    if (await isOver(page)) return;
    const before = await pictureOf(page);
    await page.keyboard.press('Shift+Space');
    await changed(page, before);
  }
  throw new Error(`no end after ${turns} turns`);
}

describe('Road Rage in the browser', () => {
  it('has a solo highway duel against The Road, played to its end and watched again', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(table.address);
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('roadrage');
    expect(await page.getByRole('combobox', { name: 'Scenario' }).inputValue()).toBe('belt-road');
    expect(await page.getByRole('combobox', { name: 'Which machine' }).inputValue()).toBe('the-road');
    await page.getByRole('button', { name: 'Duel now' }).click();
    await settled(page);
    // The other driver's mind is on the sheet and beside his car.
    await page.getByRole('tab', { name: /Road Reaver/ }).click();
    expect(await page.getByRole('article').innerText()).toMatch(/Strategy [A-L]: /);
    expect(await page.locator('body').innerText()).not.toMatch(/\binch(es)?\b/i);
    expect(await page.getByRole('list', { name: 'Pieces on the board' }).innerText()).toContain('squares east');

    // Keys belong to the tab while it has the focus.
    await page.getByRole('application').focus();
    await playToTheEnd(page, 1500);
    const end = await page.getByRole('list', { name: 'Pieces on the board' }).innerText();
    await page.getByRole('link', { name: 'Watch it again' }).click();
    const scrubber = page.getByRole('slider').first();
    await scrubber.waitFor();
    await scrubber.press('Home');
    const first = await page.getByRole('list', { name: 'Pieces on the board' }).innerText();
    await scrubber.press('End');
    await expect.poll(() => page.getByRole('list', { name: 'Pieces on the board' }).innerText()).toBe(end);
    expect(first).not.toBe(end);
    expect(complaints).toEqual([]);
  }, 300_000);

  it('has a race of four, driven by one and three machines to its end', async () => {
    const { page, complaints } = await visit(browser);
    await start(page, 'dry-lake-ring');
    // Off the line: the fastest speed is the first option.
    await question(page)
      .getByRole('button', { name: /Accelerate/ })
      .first()
      .click();
    const before = await pictureOf(page);
    await page.keyboard.press('Enter');
    await changed(page, before);
    await coastToTheEnd(page);
    expect(await page.getByRole('region', { name: 'The question' }).innerText()).toMatch(/line|lap|wins?|race/i);
    expect(complaints).toEqual([]);
  }, 600_000);

  it('opens its rule summaries', async () => {
    const { page } = await visit(browser);
    await start(page, 'four-pillars');
    await question(page).getByRole('button', { name: 'Speed selection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rule' });
    await dialog.getByText(/^roadrage\//).waitFor();
    expect(await dialog.innerText()).not.toContain('no entry');
  });
});

const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });

describe('the garage of Road Rage', () => {
  it('builds a car from nothing, explains a problem, mends it at a press and takes the car to a duel', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(`${table.address}/garage`);
    await page.getByRole('radio', { name: /Road Rage/ }).check();
    await page.getByRole('button', { name: 'Mid-sized cars' }).click();
    await page.getByLabel('Name of the design').fill('Test Mule');
    await page.getByRole('searchbox', { name: 'Search parts' }).fill('machine gun');
    const parts = page.getByRole('region', { name: 'Parts' });
    await parts
      .getByRole('button', { name: /^Machine gun/ })
      .first()
      .click();
    await parts.getByRole('button', { name: 'Machine gun: Pintle mount, front' }).click();
    await page.getByText('not legal').first().waitFor();
    const problem = problems(page).getByRole('listitem').filter({ hasText: 'Nobody can reach a pintle' });
    await problem.getByRole('button', { name: 'Fit a sun roof for 1 minor' }).click();
    await problems(page).getByText('Passed.').waitFor();
    // A game without dollars shows none.
    expect(await page.getByRole('region', { name: 'Totals' }).innerText()).not.toContain('$');
    await page.getByRole('button', { name: 'Duel with it' }).click();
    await question(page).getByRole('button', { name: 'Do it' }).waitFor();
    expect(await page.getByRole('article').innerText()).toContain('Test Mule');
    expect(complaints).toEqual([]);
  });
});

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;

describe.each(SIZES)('Road Rage on a %s', (_size, viewport) => {
  it.each(['dark', 'light'] as const)('has no axe violations in the %s look', async (colorScheme) => {
    const { page } = await visit(browser, { viewport, colorScheme });
    await page.goto(table.address);
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('roadrage');
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('bank-job');
    expect(await axeFindings(page)).toEqual([]);
    await start(page, 'belt-road');
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${table.address}/garage`);
    await page.getByRole('radio', { name: /Road Rage/ }).check();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Police Special', exact: true }).first().click();
    await page.getByRole('button', { name: 'Duel with it' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
