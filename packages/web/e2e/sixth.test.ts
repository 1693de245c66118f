import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks } from './support/axe.ts';
import {
  answer,
  atRest,
  changeGames,
  coastToTheEnd,
  mark,
  question,
  startGame,
  withFixedDice,
} from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

const head = (page: Page) => question(page).getByRole('heading', { level: 2 });

/** The same dice each time, and no more rounds than it takes to see how it ends. */
async function shortAndFair(page: Page): Promise<void> {
  await withFixedDice(page);
  await changeGames(page, (asked) => ({ ...asked, scenario: { ...(asked.scenario as object), roundLimit: 3 } }));
}

/** Suggested answers until a question is put that is called so. */
async function until(page: Page, called: RegExp): Promise<void> {
  for (let answers = 0; answers < 40; answers++) {
    if (called.test(await head(page).innerText())) return;
    await answer(page, 'Space');
  }
  throw new Error(`nobody asked ${called}`);
}

async function putOn(page: Page, part: string, place: string): Promise<void> {
  const parts = page.getByRole('region', { name: 'Parts' });
  await page.getByRole('searchbox', { name: 'Search parts' }).fill(part);
  await parts
    .getByRole('button', { name: new RegExp(`^${part}`) })
    .first()
    .click();
  await parts.getByRole('button', { name: `${part}: ${place}` }).click();
}

describe('the sixth edition in the browser', () => {
  it('builds a car in the garage and duels a bot with it to the end', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${address}/garage`);
    await page.getByRole('radio', { name: /sixth edition/ }).click();
    await page.getByRole('button', { name: /^Small games/ }).click();
    await page.getByLabel('Name of the design').fill('Test Mule');
    await putOn(page, 'Anti-Tank Gun', 'Front');
    await putOn(page, 'Heavy Machine Gun', 'Left');
    await page.getByText('Nothing in the book against it.').waitFor();
    await shortAndFair(page);
    await page.getByRole('button', { name: 'Duel with it' }).click();
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await atRest(page);
    const sheet = page.getByRole('article', { name: /Test Mule/ });
    await sheet.getByText('weapon, front').waitFor();
    // Where a car starts is pressed on the board.
    await expect.poll(() => page.locator('.bd-cell').count()).toBeGreaterThan(10);

    await until(page, /drives/);
    await mark(page.locator('[data-answer="turn-left-D4"]'));
    const preview = page.locator('.question-preview');
    await preview.getByRole('region', { name: /^Skids, \d control in hand/ }).waitFor();
    expect(await preview.getByRole('img').first().getAttribute('aria-label')).toMatch(/\d yellow.* 1 white/);
    await preview
      .getByText(/^Reconstructed\./)
      .first()
      .waitFor();
    await expect.poll(() => page.locator('.bd-laid').count()).toBe(1);
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await answer(page, 'Enter');
    await page
      .locator('.log-line')
      .getByRole('img', { name: /^dice: / })
      .first()
      .waitFor();

    await page.keyboard.press('?');
    const card = page.getByRole('dialog').locator('.sequence');
    await card.getByText('Manage fires.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await coastToTheEnd(page);
    expect(await question(page).innerText()).toMatch(/last one driving|A draw/);
    expect(complaints).toEqual([]);
  });

  it('seats four at one screen of a phone for a round', async () => {
    const { page, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('sixth');
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('small-melee');
    await page.getByRole('radio', { name: 'All at this screen' }).click();
    await startGame(page);
    const asked = new Set<string>();
    for (let answers = 0; answers < 60; answers++) {
      asked.add((await page.locator('.question-head, .panel-head').first().innerText()).split('\n')[0] ?? '');
      if ((await page.locator('.table-clock').innerText()).includes('2')) break;
      await answer(page, 'Space');
    }
    expect(asked.size).toBeGreaterThanOrEqual(4);
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByText('Record sheet').click();
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
