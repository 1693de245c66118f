import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { overhang } from './support/axe.ts';
import { answer, atRest, changeGames, isOver, withFixedDice } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

const PICTURES = fileURLToPath(new URL('../../../test-results/fight/', import.meta.url));
const PHONE = { width: 390, height: 844 } as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const latest = (page: Page) => page.getByRole('region', { name: /^Row \d+$/ }).first();

/** A campaign as it is offered. */
async function setOut(page: Page): Promise<void> {
  await page.goto(`${address}/desk/new`);
  await page.getByLabel('Seed').fill('ten days');
  await button(page, 'Begin').click();
  await button(page, /^Next period/).waitFor();
}

/** Somebody is met in its third period. */
async function meet(page: Page, whom: string): Promise<void> {
  await setOut(page);
  await button(page, 'Pin an encounter').click();
  const pin = page.getByRole('form', { name: 'Pin an encounter' });
  await pin.getByLabel('Name').fill('Trouble');
  await pin.getByLabel('Which').selectOption(whom);
  await pin.getByLabel('Pinned').selectOption('time');
  await pin.getByLabel('Hour').selectOption('2');
  await button(page, 'Pin an encounter').last().click();
  await latest(page).waitFor();
  const fight = button(page, 'Fight it out').first();
  for (let presses = 0; presses < 4 && !(await fight.isVisible()); presses++) {
    const row = await latest(page).getAttribute('aria-label');
    await page.keyboard.press('n');
    await page.locator(`section.entry.is-latest:not([aria-label="${row}"])`).waitFor();
  }
}

/** Everybody by one order; what it leaves to the player is answered as it suggests itself. */
async function fightByOrders(page: Page): Promise<number> {
  await atRest(page);
  const everybody = page.locator('li.order').first().getByRole('checkbox');
  // Whatever is done at the table meanwhile shuts the drawer.
  await expect
    .poll(async () => {
      if (!(await everybody.isVisible())) await page.getByText('Orders and more').first().click();
      return everybody.isVisible();
    })
    .toBe(true);
  await everybody.click();
  await page.getByText('Orders (1) and more').first().waitFor();
  let prompts = 0;
  for (; prompts < 60; prompts++) {
    await atRest(page);
    if (await isOver(page)) break;
    await answer(page, 'Space');
  }
  return prompts;
}

const riflemen = (name: string, seat: number, x: number) =>
  Array.from({ length: 10 }, (_, i) => ({
    ...{ name: `${name} ${i + 1}`, seat, squad: i < 5 ? 'A' : 'B', at: { x, y: 2 + i }, leader: i === 0 },
    items: [{ kind: 'small-arm', what: seat === 0 ? 'm16' : 'ak-74', magazines: 4 }],
  }));

/** Ten against ten across a field with a few trunks. */
const TEN_A_SIDE = {
  ...{ ruleset: 'twilight', id: 'ten', title: 'Ten a side', turnLimit: 30 },
  levels: [
    {
      ...{ id: 'field', width: 28, height: 14 },
      obstacles: [8, 11, 14, 17, 20].map((x, i) => ({ kind: 'trunk', x, y: 2 + 2 * i, cover: 'tree-trunk' })),
    },
  ],
  seats: [{ name: 'Blue' }, { name: 'Red' }],
  people: [...riflemen('Blue', 0, 4), ...riflemen('Red', 1, 23)],
};

describe('from an encounter to a fire fight', () => {
  it('what was met is fought out by one press, and what came of it stands in the campaign as the referee lets it', async () => {
    const { page, complaints } = await visit();
    await withFixedDice(page);
    await meet(page, 'patrol');
    await button(page, 'Fight it out').first().click();
    await page.waitForURL(/\/game\//);
    expect(await fightByOrders(page)).toBeLessThan(60);
    await page
      .getByText(/hold the field|turns are over|Nobody is left/)
      .first()
      .waitFor();

    await page.getByRole('link', { name: 'Back to the campaign' }).click();
    await button(page, 'Take in what came of it').click();
    const form = page.getByRole('form', { name: 'After the fight' });
    await form.getByLabel('Name').first().waitFor();
    expect(await form.getByLabel('Name').first().inputValue()).toBe('Sgt. Harker');
    expect(await form.getByLabel('Arms').first().inputValue()).toMatch(/^m16 \(\d+\)/);
    // The referee has the last word.
    await form.getByLabel('Dead of').first().fill('');
    await form.getByLabel('Wounds').first().fill('body 7');
    await form.getByRole('button', { name: 'After the fight' }).click();
    await latest(page).getByText('Sgt. Harker: a slight wound, body 7.').waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Fights' }).getByText('The fight:').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('ten against ten takes fewer than sixty prompts of somebody who uses orders', async () => {
    const { page, complaints } = await visit();
    await meet(page, 'marauders');
    // Another field than the one that was met.
    await changeGames(page, (asked) => ({ ...asked, scenario: TEN_A_SIDE, seed: 'ten a side' }));
    await button(page, 'Fight it out').first().click();
    await page.waitForURL(/\/game\//);
    await atRest(page);
    await expect.poll(() => page.locator('.bd-piece[data-piece]').count()).toBe(20);
    const prompts = await fightByOrders(page);
    expect(prompts).toBeGreaterThan(0);
    expect(prompts).toBeLessThan(60);
    await page
      .getByText(/hold the field|turns are over/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('an adventure is begun at the desk, played to its end by one order, and its end goes back there: the swap in the factory', async () => {
    const { page, complaints } = await visit();
    await changeGames(page, (asked) => ({ ...asked, seed: 'the swap' }));
    await setOut(page);
    await button(page, 'Begin an adventure').click();
    const choice = page.getByRole('form', { name: 'Begin an adventure' });
    await choice.getByLabel('Adventure').selectOption('urban-renewal');
    await choice.getByRole('button', { name: 'Begin an adventure' }).click();
    await button(page, 'Fight it out').first().click();
    await page.waitForURL(/\/game\//);
    await atRest(page);
    // Whom nobody has seen is not on the field, and how many they are is told nowhere.
    await page.locator('.bd-piece[data-piece]').first().waitFor();
    expect(await page.locator('.bd-piece[data-piece]').count()).toBeLessThan(15);
    expect(await page.locator('body').innerText()).not.toMatch(/\d+ (people|more)\b(?! for)/);
    expect(await fightByOrders(page)).toBeLessThan(60);
    await page
      .getByText(/hold the field|turns are over|points|out of the fight/)
      .first()
      .waitFor();
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}adventure.png` });

    await page.getByRole('link', { name: 'Back to the campaign' }).click();
    await button(page, 'Take in what came of it').click();
    await page.getByRole('form', { name: 'After the fight' }).getByRole('button', { name: 'After the fight' }).click();
    await expect.poll(() => page.getByText('The fight: Urban Renewal').count()).toBe(0);
    await latest(page)
      .getByText(/points\./)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('on a phone the field and the question have room, and nothing hangs over', async () => {
    const { page, complaints } = await visit();
    await withFixedDice(page);
    await meet(page, 'hunters');
    await page.setViewportSize(PHONE);
    expect(await overhang(page)).toBe(0);
    await button(page, 'Fight it out').first().click();
    await page.waitForURL(/\/game\//);
    await atRest(page);
    await expect.poll(() => page.locator('.bd-piece[data-piece]').count()).toBeGreaterThan(4);
    expect(await overhang(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
