import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { answer, atRest, coastToTheEnd, duelNow, pieces, question, watchAgain } from './support/play.ts';
import { Table } from './support/table.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

describe('a duel in the browser', () => {
  it('is finished by what is suggested, reloaded in the middle, and watched again; w says what Space would do, and why', async () => {
    const { page, complaints } = await visit();
    await duelNow(page, address);
    await page.keyboard.press('w');
    await expect.poll(() => question(page).innerText()).toMatch(/your fire is worth \d+ % of a kill/);
    await page.keyboard.press('w');
    await expect.poll(() => question(page).innerText()).not.toContain('of a kill');
    for (let i = 0; i < 4; i++) await answer(page, 'Space');
    const middle = await question(page).innerText();
    const sheet = await page.getByRole('article').innerText();
    await page.reload();
    await atRest(page);
    await expect.poll(() => question(page).innerText()).toBe(middle);
    await expect.poll(() => page.getByRole('article').innerText()).toBe(sheet);

    await coastToTheEnd(page);
    // Whoever watches is nobody at the table.
    const end = (await pieces(page).innerText()).replaceAll(' (you)', '');
    const { first, last } = await watchAgain(page);
    expect(last).toBe(end);
    expect(first).not.toBe(end);
    expect(complaints).toEqual([]);
  });

  it('loses nothing when the server is killed: the tab comes back to where it was', async () => {
    const table = new Table();
    onTestFinished(() => table.close());
    await table.start();
    const { page } = await visit();
    await duelNow(page, table.address);
    await answer(page, 'Space');
    const middle = await question(page).innerText();
    await table.kill('SIGKILL');
    await page.locator('.table[data-at-rest="false"]').waitFor();
    await table.start();
    await atRest(page);
    await expect.poll(() => question(page).innerText()).toBe(middle);
  });

  it('takes a typed order, explains a wrong one, and takes back', async () => {
    const { page } = await visit();
    await duelNow(page, address);
    await page.keyboard.press('/');
    await page.keyboard.type('fly to the moon');
    await page.keyboard.press('Enter');
    await expect.poll(() => question(page).innerText()).toContain('fits none of the options');
    const box = page.getByRole('textbox', { name: 'Type an order' });
    await box.fill('brake 10');
    await box.press('Enter');
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).innerText()).toContain('10 mph');
  });

  it('a double press answers one question', async () => {
    const { page } = await visit({ hasty: false });
    await duelNow(page, address);
    const table = page.locator('.table');
    const first = await table.getAttribute('data-ask');
    // Long enough for somebody to have read the first one; the second press comes the moment the next one is there.
    await page.waitForTimeout(400);
    await table.evaluate((element) => {
      const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      const next = new MutationObserver(() => {
        const ask = element.getAttribute('data-ask') ?? '';
        if (ask === '') return;
        next.disconnect();
        element.setAttribute('data-pressed-at', ask);
        press();
      });
      next.observe(element, { attributeFilter: ['data-ask'] });
      press();
    });
    await page.locator(`.table[data-at-rest="true"]:not([data-ask="${first}"])`).waitFor();
    const second = await table.getAttribute('data-pressed-at');
    await page.waitForTimeout(600);
    expect(await table.getAttribute('data-ask')).toBe(second);
    await answer(page, 'Enter');
  });
});
