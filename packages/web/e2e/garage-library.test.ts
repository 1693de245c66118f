import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { type Visiting, visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

const yours = (page: Page) => page.getByRole('region', { name: 'Yours' });
const mine = (page: Page) => yours(page).getByRole('link');

async function garage(options: Visiting = {}) {
  const visitor = await visit(options);
  await visitor.page.goto(`${address}/garage`);
  await visitor.page.getByRole('heading', { name: 'The garage' }).waitFor();
  return visitor;
}

async function copyOf(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Duplicate ${name}`, exact: true })
    .last()
    .click();
  await mine(page).filter({ hasText: name }).first().waitFor();
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

async function importText(page: Page, text: string): Promise<void> {
  const panel = page.getByText('Import, export, backup');
  if (!(await page.getByLabel('Stat lines, JSON').isVisible())) await panel.click();
  await page
    .getByLabel('From a file')
    .setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

const synced = (page: Page) => page.getByText('Kept in this browser, and on the server').waitFor();

/** It is made when it is first wanted. */
async function secretOf(page: Page): Promise<string> {
  const kept = "JSON.parse(localStorage.getItem('hardtop.library-token'))";
  await page.waitForFunction(`${kept} !== null`);
  return page.evaluate(kept);
}

async function askServer(page: Page, path: string, body?: string) {
  const response = await fetch(`${address}/api/library${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${await secretOf(page)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

describe('a design of the list', () => {
  it('goes out as JSON and as a stat line, and comes in again elsewhere', async () => {
    const { page } = await garage();
    await page.getByRole('button', { name: 'Export Stinger', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Stinger' });
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as JSON' }).click();
    const text = await textOf(saved);
    const words = await dialog.getByLabel('Stat line of Stinger').inputValue();
    const other = await garage();
    const taken: string[] = [];
    for (const each of [text, words]) {
      await importText(other.page, each);
      await other.page.getByRole('button', { name: 'Take in 1' }).click();
      taken.push('Stinger');
      await expect.poll(() => mine(other.page).allInnerTexts()).toEqual(taken);
    }
    expect(other.complaints).toEqual([]);
  });

  it('is printed to scale, with others, a page each', async () => {
    const { page } = await garage();
    await page.evaluate(`window.print = () => {
      const sheets = [...document.querySelectorAll('.print-sheets img')];
      window.printed = sheets.map((sheet) => sheet.naturalWidth > 0);
      window.size = document.querySelector('.print-sheets style').textContent;
    }`);
    for (const name of ['Stinger', 'Killer Kart'])
      await page.getByRole('checkbox', { name: `Pick ${name}`, exact: true }).check();
    await page.getByRole('button', { name: 'Export or print' }).click();
    await page.getByLabel('Paper').selectOption('letter');
    await page.getByRole('button', { name: 'Print 2 sheets' }).click();
    await expect.poll(() => page.evaluate('window.printed')).toEqual([true, true]);
    expect(await page.evaluate('window.size')).toContain('size: letter; margin: 0');
  });

  it('is scrapped and brought back, here and on the server', async () => {
    const { page } = await garage();
    await copyOf(page, 'Stinger');
    await synced(page);
    await yours(page).getByRole('button', { name: 'Delete Stinger' }).click();
    await expect.poll(() => mine(page).count()).toBe(0);
    const living = async () => JSON.parse((await askServer(page, '/backup')).text).designs.length;
    await expect.poll(living).toBe(0);
    await yours(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => mine(page).count()).toBe(1);
    await expect.poll(living).toBe(1);
    await page.reload();
    await expect.poll(() => mine(page).count()).toBe(1);
  });
});

describe('a backup of the whole library', () => {
  it('of the page is taken by another page and by a server, and the other way about', async () => {
    const { page } = await garage();
    for (const name of ['Stinger', 'Piranha']) await copyOf(page, name);
    await page.getByText('Import, export, backup').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a backup of the library' }).click();
    const backup = await textOf(saved);

    const other = await garage();
    await importText(other.page, backup);
    await other.page.getByRole('button', { name: 'Merge a backup of 2' }).click();
    await other.page.getByText('Merged: 2 new.').waitFor();
    await expect.poll(() => mine(other.page).count()).toBe(2);

    const third = await garage();
    expect((await askServer(third.page, '/merge', backup)).status).toBe(200);
    await third.page.reload();
    await expect.poll(async () => (await mine(third.page).allInnerTexts()).sort()).toEqual(['Piranha', 'Stinger']);
    const fromServer = (await askServer(third.page, '/backup')).text;
    await importText(page, fromServer);
    await page.getByRole('button', { name: 'Merge a backup of 2' }).click();
    await page.getByText('Merged: 2 the same already.').waitFor();
  });
});

describe('one library on two devices', () => {
  const armor = (page: Page, side: string) => page.getByRole('spinbutton', { name: `${side}, points` });

  async function twoBrowsers() {
    const first = await garage();
    await copyOf(first.page, 'Killer Kart');
    await synced(first.page);
    await first.page.getByText('On another device').click();
    await first.page.getByRole('button', { name: 'Show the secret' }).click();
    const secret = await first.page.getByLabel('Secret of this library').inputValue();
    const second = await garage();
    await copyOf(second.page, 'Stinger');
    await second.page.getByText('On another device').click();
    await second.page.getByLabel('Secret from another device').fill(secret);
    await second.page.getByRole('button', { name: 'Share its library' }).click();
    await second.page.getByText('This browser shares that library now.').waitFor();
    return { first, second };
  }

  it('adds what each has, and keeps both of two changes made apart', async () => {
    const { first, second } = await twoBrowsers();
    await expect.poll(async () => (await mine(second.page).allInnerTexts()).sort()).toEqual(['Killer Kart', 'Stinger']);
    for (const { page } of [first, second]) {
      await page.getByRole('region', { name: 'Yours' }).getByRole('link', { name: 'Killer Kart' }).click();
      await armor(page, 'Front').waitFor();
    }
    for (const { context } of [first, second]) await context.setOffline(true);
    await armor(first.page, 'Front').fill('17');
    await armor(second.page, 'Back').fill('19');
    for (const { page, context } of [first, second]) {
      await page.getByRole('link', { name: 'Back to the garage' }).click();
      await page.getByText('The server is away').waitFor();
      await context.setOffline(false);
      await synced(page);
    }
    await second.page.getByText('Both are kept').waitFor();
    const names = ['Killer Kart', 'Killer Kart (from the other device, today)', 'Stinger'];
    const namesOn = async (page: Page) =>
      (await mine(page).allInnerTexts()).map((name) => name.replace(/\d{1,2} [A-Z][a-z]{2}(?=\))/, 'today')).sort();
    for (const { page } of [first, second]) {
      await page.reload();
      await expect.poll(() => namesOn(page)).toEqual(names);
    }
    const entries = JSON.parse((await askServer(first.page, '/backup')).text).designs as {
      readonly name: string;
      readonly design: { readonly name: string; readonly armor: { readonly points: Record<string, number> } };
    }[];
    const points = entries.filter(({ name }) => name.startsWith('Killer')).map(({ design }) => design.armor.points);
    expect(points.map(({ front, back }) => [front, back]).sort()).toEqual([
      [17, 3],
      [5, 19],
    ]);
    for (const { name, design } of entries) expect(design.name).toBe(name);
  });
});

describe('an event', () => {
  it('turns away in the list and on the bench what it does not admit', async () => {
    const { page } = await garage();
    await page.getByRole('button', { name: 'New event' }).click();
    await page.getByLabel('Name of the event').fill('Guns only');
    await page.getByLabel('Rockets and missiles').check();
    await page.getByLabel('Division of the event').selectOption('10');
    await page.getByRole('button', { name: 'Save the event' }).click();
    const stock = page.getByRole('region', { name: 'Stock vehicles' });
    await stock.getByRole('link', { name: 'Killer Kart', exact: true }).waitFor();
    expect(await stock.getByRole('link', { name: 'Piranha', exact: true }).count()).toBe(0);
    await stock.getByRole('link', { name: 'Killer Kart', exact: true }).click();
    const desk = page.getByRole('region', { name: 'Event' });
    await desk.getByText('Admitted to Guns only.').waitFor();
    await page.goto(`${address}/garage/stock-piranha`);
    await desk.getByText(/Division 10 is for less than \$10,000/).waitFor();
  });
});

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['wide screen', { width: 1920, height: 1080 }],
] as const)('on a %s', (_size, viewport) => {
  it('everything open fits, without axe violations in either look', async () => {
    const { page, complaints } = await garage({ viewport });
    await copyOf(page, 'Stinger');
    await page.getByRole('button', { name: 'New event' }).click();
    for (const name of ['Import, export, backup', 'On another device']) await page.getByText(name).click();
    for (const name of ['Killer Kart', 'Piranha', 'Hotshot'])
      await page.getByRole('checkbox', { name: `Pick ${name}`, exact: true }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    expect([...(await axeFindingsInBothLooks(page)), await overhang(page)]).toEqual([0]);
    await page.getByRole('button', { name: 'Export or print' }).click();
    expect([...(await axeFindingsInBothLooks(page)), await overhang(page)]).toEqual([0]);
    expect(complaints).toEqual([]);
  });
});
