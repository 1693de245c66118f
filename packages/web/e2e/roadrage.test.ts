import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks } from './support/axe.ts';
import {
  changeGames,
  choose,
  coastToTheEnd,
  pieces,
  question,
  scenarioFile,
  shootOn,
  startGame,
  watchAgain,
} from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

/** The rest of the road shows nothing that its beginning has not. */
async function shorten(page: Page, scenario: string, short: (file: Readonly<Record<string, unknown>>) => object) {
  const file = await scenarioFile(address, 'roadrage', scenario);
  await changeGames(page, (asked) => ({ ...asked, scenario: { ...file, ...short(file) } }));
}

/** Sets the table for a scenario as the first page offers it, and waits for the first question. */
async function start(page: Page, scenario: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('roadrage');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario);
  await startGame(page);
}

describe('Road Rage in the browser', () => {
  it('has a solo highway duel against The Road, played to its end and watched again', async () => {
    const { page, complaints } = await visit();
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('roadrage');
    await expect.poll(() => page.getByRole('combobox', { name: 'Scenario' }).inputValue()).toBe('belt-road');
    await expect.poll(() => page.getByRole('combobox', { name: 'Which machine' }).inputValue()).toBe('the-road');
    await shorten(page, 'belt-road', () => ({ turnLimit: 6 }));
    await startGame(page);
    // The other driver's mind is on the sheet and beside his car.
    await page.getByRole('tab', { name: /Road Reaver/ }).click();
    await expect.poll(() => page.getByRole('article').innerText()).toMatch(/Strategy [A-L]: /);
    expect(await page.locator('body').innerText()).not.toMatch(/\binch(es)?\b/i);
    await expect.poll(() => pieces(page).innerText()).toContain('squares east');

    // Keys belong to the tab while it has the focus.
    await page.getByRole('application').focus();
    await shootOn(page, 12);
    await coastToTheEnd(page);
    // Whoever watches is nobody at the table.
    const end = (await pieces(page).innerText()).replaceAll(' (you)', '');
    const { first, last } = await watchAgain(page);
    expect(last).toBe(end);
    expect(first).not.toBe(end);
    expect(complaints).toEqual([]);
  });

  it('has a race of four, driven by one and three machines to its end', async () => {
    const { page, complaints } = await visit();
    await shorten(page, 'dry-lake-ring', ({ objective }) => ({ objective: { ...(objective as object), laps: 1 } }));
    await start(page, 'dry-lake-ring');
    // Off the line: the fastest speed is the first option.
    await choose(page, /Accelerate/);
    await coastToTheEnd(page);
    expect(await page.getByRole('region', { name: 'The question' }).innerText()).toMatch(/line|lap|wins?|race/i);
    expect(complaints).toEqual([]);
  });

  it('opens its rule summaries', async () => {
    const { page } = await visit();
    await start(page, 'four-pillars');
    // The index comes with the first press; until then a link has the last word of the rule's id.
    await question(page).locator('.rule-link').first().click();
    const dialog = page.getByRole('dialog', { name: 'Rule' });
    await dialog.getByText(/^roadrage\//).waitFor();
    await dialog.getByText('Speed selection').waitFor();
  });
});

/** The garage of these rules is loaded when it is asked for, and the switch turns when it is there. */
async function enterGarage(page: Page): Promise<void> {
  await page.goto(`${address}/garage`);
  await page.getByRole('radio', { name: /Road Rage/ }).click();
  await page.getByRole('radio', { name: /Road Rage/, checked: true }).waitFor();
}

const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });

describe('the garage of Road Rage', () => {
  it('builds a car from nothing, explains a problem, mends it at a press and takes the car to a duel', async () => {
    const { page, complaints } = await visit();
    await enterGarage(page);
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
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await question(page).getByRole('button', { name: 'Do it' }).waitFor();
    await page.getByRole('article').getByText('Test Mule').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;

describe.each(SIZES)('Road Rage on a %s', (_size, viewport) => {
  it('has no axe violations in either look', async () => {
    const { page } = await visit({ viewport });
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('roadrage');
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('bank-job');
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await start(page, 'belt-road');
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await enterGarage(page);
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await page.getByRole('link', { name: 'Police Special', exact: true }).first().click();
    await page.getByRole('button', { name: 'Duel with it' }).waitFor();
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
  });
});
