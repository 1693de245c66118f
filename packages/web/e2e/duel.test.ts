import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed, duelNow, isOver, pictureOf, playToTheEnd, question, settled } from './support/play.ts';
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

describe('a duel in the browser', () => {
  it('is played to its end through the page, reloaded in the middle, and watched again', async () => {
    const { page, complaints } = await visit(browser);
    await duelNow(page, table.address);
    for (let i = 0; i < 4; i++) {
      const before = await pictureOf(page);
      await page.keyboard.press('Space');
      await changed(page, before);
      await settled(page);
    }
    const middle = await question(page).innerText();
    const sheet = await page.getByRole('article').innerText();
    await page.reload();
    await question(page).getByRole('button', { name: 'Do it' }).waitFor();
    await expect.poll(() => question(page).innerText()).toBe(middle);
    expect(await page.getByRole('article').innerText()).toBe(sheet);

    await playToTheEnd(page);
    expect(await isOver(page)).toBe(true);
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
  });

  it('loses nothing when the server is killed: the tab comes back to where it was', async () => {
    const { page } = await visit(browser);
    await duelNow(page, table.address);
    const before = await pictureOf(page);
    await page.keyboard.press('Space');
    await changed(page, before);
    await settled(page);
    const middle = await question(page).innerText();
    const path = new URL(page.url()).pathname;
    const { address } = table;
    await table.kill('SIGKILL');
    await table.start();
    const cookies = await page.context().storageState();
    const again = await visit(browser, {
      storageState: {
        ...cookies,
        origins: cookies.origins.map((origin) => ({
          ...origin,
          origin: origin.origin.replace(address, table.address),
        })),
      },
    });
    await again.page.goto(`${table.address}${path}`);
    await question(again.page).getByRole('button', { name: 'Do it' }).waitFor();
    await expect.poll(() => question(again.page).innerText()).toBe(middle);
  });

  it('takes a typed order, explains a wrong one, and takes back', async () => {
    const { page } = await visit(browser);
    await duelNow(page, table.address);
    await page.keyboard.press('/');
    await page.keyboard.type('fly to the moon');
    await page.keyboard.press('Enter');
    await expect.poll(() => question(page).innerText()).toContain('fits none of the options');
    const box = page.getByRole('textbox', { name: 'Type an order' });
    await box.fill('brake 10');
    await box.press('Enter');
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toContain('10 mph');
  });
});
