import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { visitors, workOf } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

/** As a screen shows it. */
const A4 = { width: 794, height: 1123 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const journal = (page: Page) => page.getByRole('region', { name: 'Journal' });
const entries = (page: Page) => journal(page).getByRole('region', { name: /^Row \d+$/ });
const latest = (page: Page) => entries(page).first();
const nextPeriod = (page: Page) => page.getByRole('button', { name: /^Next period/ });
const synced = (page: Page) => page.getByText('Kept in this browser, and on the server').waitFor();

/** A new campaign as it is offered, but for what is said. */
async function begin(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`${address}/desk`);
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByLabel('Seed').fill('ten days');
  for (const [label, text] of Object.entries(more)) await page.getByLabel(label, { exact: true }).first().fill(text);
  await page.getByRole('button', { name: 'Begin' }).click();
  await nextPeriod(page).waitFor();
}

/** Presses until something can be told: the row's number must come up. */
async function goOn(page: Page, row: number): Promise<void> {
  await page.keyboard.press('n');
  await entries(page)
    .first()
    .and(page.getByLabel(`Row ${row}`, { exact: true }))
    .waitFor();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function enter(page: Page): Promise<string> {
  await button(page, /^Go into /).click();
  await button(page, /^Leave /).waitFor();
  return latest(page).getByRole('article').first().innerText();
}

const here = (page: Page) => page.getByRole('region', { name: 'Here' });
const onward = (page: Page) => button(page, /^On until something happens/);

/** A road of weeks, and fuel for it. */
async function beginLong(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/desk/new`);
  await page.getByLabel('Campaign', { exact: true }).fill(name);
  await page.getByLabel('Seed').fill('ten days');
  await page.getByLabel('Length (km)').nth(2).fill('2400');
  await page.getByLabel('Diesel in cans (l)').fill('4000');
  await page.getByRole('button', { name: 'Begin' }).click();
  await nextPeriod(page).waitFor();
}

/** On until something happens; why it stops must stand there in words. */
async function goFar(page: Page): Promise<void> {
  const clock = page.locator('.campaign-when');
  const before = await clock.innerText();
  await onward(page).click();
  await expect.poll(() => clock.innerText()).not.toBe(before);
  const why = await here(page).getByRole('status').innerText();
  expect(why).toMatch(/[A-Z].*[.?]$/);
  expect(why).not.toMatch(/undefined|NaN|\w\/\w|\w-\d|\d\.\d\d/);
}

const isOver = (page: Page, day: number) => page.getByText(`day ${day},`).first().isVisible();

describe('a referee’s evening', () => {
  it('ten days of travel in at most 25 presses, each stop explained; amended, printed, shown line by line and shared, and a reload keeps all of it', async () => {
    const { page, context, complaints } = await visit();
    await beginLong(page, 'Ten days');
    await page.getByRole('button', { name: 'Pin an encounter' }).click();
    const pin = page.getByRole('form', { name: 'Pin an encounter' });
    await pin.getByLabel('Name').fill('The deserters');
    await pin.getByLabel('Which').selectOption('marauders');
    await pin.getByLabel('Pinned').selectOption('time');
    await pin.getByLabel('Hour').selectOption('2');
    await pin.getByRole('button', { name: 'Pin an encounter' }).click();
    await entries(page).first().waitFor();

    const work = await workOf(page);
    const steps: number[] = [];
    let presses = 0;
    const press = async () => {
      const before = await work();
      await goFar(page);
      presses += 1;
      steps.push((await work()) - before);
    };
    // To the village at the end of the first leg, and into it.
    while (!(await button(page, /^Go into Warta Mill/).isVisible())) await press();
    expect(await here(page).getByRole('status').innerText()).toMatch(
      /stops before Warta Mill, a village of about \d+ people/,
    );
    const first = await enter(page);
    await here(page).getByText('In Warta Mill').waitFor();
    await button(page, /^Hidden from the players: Armed/).click();
    presses += 2;
    while (!(await isOver(page, 11))) await press();
    expect(presses).toBeLessThanOrEqual(25);
    expect(steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)]).toBeLessThan(1);
    await page.getByText(/^Met on the way \(\d+\)$/).click();
    expect(await page.getByRole('figure').innerText()).toContain('Warta Mill');

    // One part of it rolled again by one press; the rest stays. Then it is set to a row of its table.
    const places = page.getByRole('complementary', { name: 'The situation' });
    await places.locator('summary').filter({ hasText: 'Warta Mill' }).first().click();
    const card = places.getByRole('article', { name: 'Warta Mill', exact: true });
    expect(first).toContain((await card.locator('p').first().innerText()).slice(0, 60));
    await card.getByRole('button', { name: /^Unfold/ }).click();
    const before = await card.getByRole('article', { name: 'People' }).innerText();
    await card.getByLabel('Why, if anybody asks').fill('They remember us');
    await card.getByRole('button', { name: 'Roll Attitude again' }).click();
    await button(page, 'Undo the last amendment').waitFor();
    expect(await card.getByRole('article', { name: 'People' }).innerText()).toBe(before);
    await card.getByRole('button', { name: 'Set Attitude' }).click();
    await card.getByRole('form', { name: 'Set Attitude' }).getByLabel('Attitude').selectOption('Hostile');
    await card.getByRole('button', { name: 'Set it' }).click();
    await card.getByText('They open fire').first().waitFor();

    await card.getByRole('button', { name: 'Settlement Attitude Table' }).click();
    const rule = page.getByRole('dialog', { name: 'Rule' });
    await rule.getByText('in our words').waitFor();
    await rule.getByRole('button', { name: 'Close' }).click();

    // Printed: the party, and whoever was met; nothing else is on the paper.
    await button(page, 'Party sheets to print').click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('dialog', { name: 'Sheets to print' });
    expect(await paper.getByRole('table', { name: 'Ammunition, by magazine' }).isVisible()).toBe(true);
    expect(await paper.getByText('Sgt. Harker').first().isVisible()).toBe(true);
    const screen = page.viewportSize() ?? A4;
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await paper.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000);
    await page.emulateMedia({ media: 'screen' });
    await paper.getByRole('button', { name: 'Close' }).click();
    await button(page, /^Sheets to print/)
      .first()
      .click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    expect(await paper.getByRole('table', { name: /^Arms and wounds/ }).count()).toBeGreaterThan(0);
    for (const table of await paper.getByRole('table').all())
      expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(A4.width);
    await page.setViewportSize(screen);
    await page.emulateMedia({ media: 'screen' });
    await paper.getByRole('button', { name: 'Close' }).click();

    // Shared: what the players have seen.
    await button(page, 'Share with the players').click();
    const link = await page.getByLabel('Link for the players').inputValue();
    const players = await visit(PHONE);
    await players.page.goto(link);
    await players.page.getByRole('heading', { name: 'What has happened' }).waitFor();
    await players.page.getByText('Warta Mill').first().waitFor();
    const seen = await players.page.getByRole('main').innerText();
    expect(seen).toContain('Ten days');
    expect(seen).toContain('Warta Mill');
    expect(seen).toMatch(/Armed \d+/);
    expect(seen).not.toMatch(/deserter|territory|They remember us|ten days|Encounter Table|referee only/);
    expect(await players.page.content()).not.toContain('deserters');
    expect(await axeFindings(players.page)).toEqual([]);

    // A reload, and another browser with the same secret, show the same.
    await synced(page);
    const stands = await page.getByRole('banner').last().innerText();
    const told = await journal(page).innerText();
    await page.reload();
    await nextPeriod(page).waitFor();
    await expect.poll(() => journal(page).innerText()).toBe(told);
    await expect.poll(() => page.getByRole('banner').last().innerText()).toBe(stands);
    const secret: string = await page.evaluate("localStorage.getItem('hardtop.library-token')");
    const other = await visit();
    await other.context.addInitScript(`localStorage.setItem('hardtop.library-token', ${JSON.stringify(secret)})`);
    await other.page.goto(`${address}/desk`);
    await other.page.getByRole('link', { name: 'Go on with Ten days' }).click();
    await nextPeriod(other.page).waitFor();
    await expect.poll(() => journal(other.page).innerText()).toBe(told);

    await button(page, 'Take the link back').click();
    await players.page.reload();
    await players.page.getByText('opens nothing any more').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });
});

describe('the desk', () => {
  it('a party that cannot be is explained at its field, and nothing is lost', async () => {
    const { page } = await visit();
    await page.goto(`${address}/desk/new`);
    await page.getByLabel('Name').nth(1).fill('Sgt. Harker');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('There are two called Sgt. Harker').waitFor();
    expect(await page.getByLabel('Name').nth(1).inputValue()).toBe('Sgt. Harker');
    await page.getByLabel('Name').nth(1).fill('Doc');
    await page.getByRole('button', { name: 'Begin' }).click();
    await nextPeriod(page).waitFor();
  });

  it('goes on while the server is away, and sends what was done when it is back', async () => {
    const { page, context } = await visit();
    await begin(page);
    await synced(page);
    await context.setOffline(true);
    await goOn(page, 1);
    await goOn(page, 2);
    await page.getByText('The server is away').waitFor();
    await context.setOffline(false);
    await synced(page);
  });

  it('is exported as text, Markdown and JSON, and the JSON is read in again', async () => {
    const { page } = await visit();
    await begin(page, { Campaign: 'Paper' });
    await goOn(page, 1);
    const files: Record<string, string> = {};
    for (const form of ['Text', 'Markdown', 'JSON']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: form, exact: true }).click();
      files[form] = readFileSync(await (await download).path(), 'utf8');
    }
    expect(files.Text).toMatch(/^Paper: /);
    expect(files.Markdown).toMatch(/^# Paper/);
    const told = await journal(page).innerText();
    const other = await visit();
    await other.page.goto(`${address}/desk`);
    await other.page
      .getByLabel('Read a campaign file')
      .setInputFiles({ name: 'paper.json', mimeType: 'application/json', buffer: Buffer.from(files.JSON ?? '') });
    await nextPeriod(other.page).waitFor();
    await expect.poll(() => journal(other.page).innerText()).toBe(told);
  });

  it('a campaign is deleted and comes back', async () => {
    const { page } = await visit();
    await begin(page, { Campaign: 'Gone' });
    await page.getByRole('link', { name: 'Desk', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Gone' }).click();
    await page.getByText('Deleted (1)').click();
    await page.getByRole('button', { name: 'Restore Gone' }).click();
    await page.getByRole('link', { name: 'Go on with Gone' }).waitFor();
    await synced(page);
  });

  it.each([
    ['a phone', PHONE],
    ['a desktop', {}],
  ] as const)('has nothing in anybody’s way on %s in either look, and fits', async (_on, options) => {
    const { page } = await visit(options);
    await page.goto(`${address}/desk/new`);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await begin(page);
    for (let row = 1; row <= 4; row++) await goOn(page, row);
    const unfold = journal(page).getByRole('button', { name: /^Unfold/ });
    while ((await unfold.count()) > 0) await unfold.first().click();
    expect([...(await axeFindingsInBothLooks(page)), await overhang(page)]).toEqual([0]);
    await page.goto(`${address}/desk`);
    await page.getByRole('link', { name: /^Go on with/ }).waitFor();
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
  });

  it('one settlement is rolled without a campaign; its link gives the same again, a cut one says so, and it can be kept', async () => {
    const { page } = await visit(PHONE);
    await page.goto(`${address}/desk`);
    await page.getByRole('link', { name: 'Quick roll' }).click();
    await button(page, 'Settlement').click();
    await button(page, 'Roll settlement').click();
    const rolled = page.getByRole('region', { name: 'What came of it' });
    const told = await rolled.getByRole('status').innerText();
    const link = await page.getByLabel('Link to this roll').inputValue();
    expect(told).toMatch(/^The party stops before /);
    await rolled
      .getByRole('button', { name: /^Unfold/ })
      .first()
      .click();
    expect([...(await axeFindingsInBothLooks(page)), await overhang(page)]).toEqual([0]);
    const other = await visit();
    await other.page.goto(link);
    const again = other.page.getByRole('region', { name: 'What came of it' }).getByRole('status');
    await expect.poll(() => again.innerText()).toBe(told);
    await other.page.goto('about:blank');
    await other.page.goto(link.slice(0, -9));
    await other.page.getByText('This link is not whole').waitFor();
    await button(page, 'Keep it as a campaign').click();
    await nextPeriod(page).waitFor();
    await expect.poll(() => here(page).getByRole('status').innerText()).toContain(told);
  });
});
