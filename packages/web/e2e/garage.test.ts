import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { comparePrint, printedPages, savedSheet, wordsOverWords } from './support/paper.ts';
import { againstStored } from './support/stored-picture.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

const shelf = (page: Page, part: string) =>
  page
    .getByRole('region', { name: 'Parts' })
    .getByRole('button', { name: new RegExp(`^${part}\\b`) })
    .first();

async function put(page: Page, part: string, place: string): Promise<void> {
  const button = page.getByRole('button', { name: `${part}: ${place}`, exact: true });
  if (!(await button.isVisible())) await shelf(page, part).click();
  await button.click();
}

/** Width and height as the head of the file has them. */
async function pngSize(file: string): Promise<readonly number[]> {
  const head = await readFile(file);
  expect(head.subarray(1, 4).toString()).toBe('PNG');
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });

async function armor(page: Page, side: string, points: number): Promise<void> {
  await page.getByRole('spinbutton', { name: `${side}, points` }).fill(String(points));
}

/** A mid-sized car with a gun, a driver and some armor. */
async function buildCar(page: Page): Promise<void> {
  await page.goto(`${address}/garage`);
  await page.getByRole('button', { name: 'Cars', exact: true }).click();
  await page.getByLabel('Name of the design').fill('Test Mule');
  await page.getByRole('combobox', { name: 'Power plant' }).selectOption('large');
  await page.getByRole('combobox', { name: 'Tires' }).selectOption('hd');
  await shelf(page, 'Driver').click();
  await put(page, 'Machine Gun', 'Front');
  for (const side of ['Front', 'Right', 'Left', 'Back', 'Top', 'Underbody']) await armor(page, side, 10);
  await page.getByText('Nothing in the book against it.').waitFor();
}

describe('the workshop', () => {
  it('builds a legal car from nothing, explains three ways to break it, and mends it', async () => {
    const { page, complaints } = await visit();
    await buildCar(page);
    // Too heavy.
    await armor(page, 'Front', 200);
    await problems(page)
      .getByText(/lb over/)
      .first()
      .waitFor();
    await problems(page)
      .getByRole('button', { name: /points of armor/ })
      .first()
      .click();
    await page.getByText('Nothing in the book against it.').waitFor();
    // Too many weapons to one side, and too much for the room inside.
    for (let i = 0; i < 4; i++) await put(page, 'Rocket Launcher', 'Right');
    await problems(page)
      .getByText(/spaces over/)
      .first()
      .waitFor();
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    for (let i = 0; i < 4; i++) await page.keyboard.press('z');
    await page.getByText('Nothing in the book against it.').waitFor();
    // A dropped weapon in front.
    await put(page, 'Minedropper', 'Front');
    const misplaced = problems(page)
      .getByRole('listitem')
      .filter({ hasText: /cannot be mounted front/ });
    await misplaced.waitFor();
    if ((await misplaced.locator('[aria-expanded="true"]').count()) === 0) await misplaced.getByRole('button').click();
    await misplaced.getByRole('button', { name: /Weapon/i }).waitFor();
    await misplaced.locator('.mend').first().waitFor();
    // Nobody at the wheel.
    await page.getByRole('group', { name: 'Crew' }).getByRole('button', { name: 'Driver' }).focus();
    await page.keyboard.press('Delete');
    await problems(page)
      .getByText(/no driver/)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps it, prints it, hands it on in a link that says when it was cut, and duels with it', async () => {
    const { page } = await visit();
    await buildCar(page);
    await page.getByRole('button', { name: 'Record sheet' }).click();
    await page.getByRole('img', { name: 'Record sheet of Test Mule' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('img', { name: 'Record sheet of Test Mule' }).isVisible()).toBe(true);
    expect(await page.locator('.bench-head').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share Test Mule' });
    const link = await sheet.getByRole('textbox', { name: 'Link to Test Mule' }).inputValue();
    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save the picture' }).click();
    expect(await pngSize(await (await saved).path())).toEqual([1200, 630]);
    expect([...(await axeFindingsInBothLooks(page)), await overhang(page)]).toEqual([0]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate('document.activeElement.innerText')).toBe('Share');
    await page.goto(`${address}/garage`);
    await page.getByRole('link', { name: 'Test Mule' }).waitFor();

    const other = await visit();
    await other.page.goto(link);
    await expect.poll(() => other.page.getByLabel('Name of the design').inputValue()).toBe('Test Mule');
    await other.page.getByText('Nothing in the book against it.').waitFor();
    await other.page.goto(`${address}/garage`);
    await other.page.getByRole('link', { name: 'Killer Kart', exact: true }).first().waitFor();
    expect(await other.page.getByRole('link', { name: 'Test Mule' }).count()).toBe(0);

    // A link cut in the middle says so.
    await other.page.goto(link.slice(0, -4));
    await other.page.getByText(/only \d+ came through/).waitFor();
    await other.page.getByText('cut when it was copied').waitFor();
    expect(await axeFindings(other.page)).toEqual([]);
    await page.getByRole('link', { name: 'Test Mule' }).click();
    await page.getByRole('button', { name: 'Duel with it' }).click();
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await page.waitForURL(/\/game\//);
    await page.getByText('Test Mule').first().waitFor();
  });

  it('shows every problem as a line, mends in sight, parts that follow the hand, and duels from the list', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${address}/garage/stock-deluxe.killer-kart`);
    await page.reload();
    const parts = page.getByRole('region', { name: 'Parts' });
    const drag = async (part: string, slot: string, look = async () => {}) => {
      await shelf(page, part).hover();
      await page.mouse.down();
      await page.getByRole('group', { name: slot, exact: true }).hover();
      await look();
      await page.mouse.up();
    };
    await parts.waitFor();
    for (const slot of ['Left', 'Right']) await drag('Minedropper', slot);
    await drag('Machine Gun', 'Left', async () => {
      const ghost = page.locator('.drag-ghost', { hasText: 'Machine Gun' });
      const slot = page.getByRole('group', { name: 'Left', exact: true });
      const [at, there] = await Promise.all([ghost.boundingBox(), slot.boundingBox()]);
      expect([Math.round(at?.x ?? 0), Math.round(at?.y ?? 0)]).toEqual([
        Math.round((there?.x ?? 0) + (there?.width ?? 0) / 2 + 12),
        Math.round((there?.y ?? 0) + (there?.height ?? 0) / 2 - 14),
      ]);
      await problems(page).getByText('It would bring').first().waitFor();
    });
    await inHand(page, 'Left', /Machine Gun/).waitFor();
    await page.keyboard.press('Control+z');
    await inHand(page, 'Left', /Machine Gun/).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await inHand(page, 'Left', /Machine Gun/).waitFor();
    const lines = problems(page).locator('.problem');
    await expect.poll(() => lines.count()).toBeGreaterThan(2);
    for (const line of await lines.all()) {
      const head = line.locator('.problem-line');
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      await line.locator('.mend').last().waitFor();
      for (const mend of await line.locator('.mend').all())
        expect(((await mend.boundingBox())?.y ?? 900) + 30, await mend.innerText()).toBeLessThan(800);
      await expect.poll(() => problems(page).locator('[aria-expanded="true"]').count()).toBe(1);
    }
    // A cycle has no room for a helicopter, nor for itself.
    await page.goto(`${address}/garage/stock-deluxe.outlander`);
    await page.getByText('Trailers, sidecars, vehicles as cargo').click();
    await page.getByLabel('Hang on or pull with').waitFor();
    const cargo = page.getByLabel('Whole vehicle as cargo').locator('option');
    await expect.poll(() => cargo.allInnerTexts()).toEqual(['Choose…', 'Outlander Sidecar']);
    await page.goto(`${address}/garage/stock-deluxe.micromedic`);
    await page.getByRole('button', { name: /^No duel yet/ }).waitFor();
    await page.goto(`${address}/garage`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Stinger', exact: true }) });
    await row.getByText('playable now').waitFor();
    await row.getByRole('button', { name: 'Duel with Stinger' }).click();
    await page.getByLabel('Rival').selectOption({ label: 'Killer Kart' });
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await page.waitForURL(/\/game\//);
    await page.getByText('Killer Kart').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

async function choose(page: Page, setting: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: setting, exact: true }).selectOption(choice);
}

const inHand = (page: Page, slot: string, part: RegExp) =>
  page.getByRole('group', { name: slot }).getByRole('button', { name: part });

describe('the workshop with a trailer', () => {
  it('builds a tractor with a loaded trailer from nothing, and takes them apart', async () => {
    const { page, complaints } = await visit({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${address}/garage`);
    await page.getByRole('button', { name: 'Tractors', exact: true }).click();
    await page.getByLabel('Name of the design').fill('Road train');
    await choose(page, 'Power plant', 'large');
    await choose(page, 'Tires', 'hd');
    await shelf(page, 'Driver').click();
    await page.getByText('Nothing in the book against it.').waitFor();
    // The trailer is hung on with keys alone.
    await page.getByText('Trailers, sidecars, vehicles as cargo').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Hang on or pull with').selectOption({ label: 'Trailers' });
    await page.getByRole('button', { name: 'Attach' }).focus();
    await page.keyboard.press('Enter');
    await choose(page, 'Tires', 'hd');
    await shelf(page, 'Loose cargo').click();
    await inHand(page, 'Inside', /Cargo/).click();
    await page.getByLabel('What', { exact: true }).fill('Whisky');
    await page.getByRole('spinbutton', { name: 'Spaces' }).fill('20');
    await page.getByRole('spinbutton', { name: 'Pounds' }).fill('6000');
    await shelf(page, 'Crate, Machine Gun').click();
    await page.getByLabel('Whole vehicle as cargo').selectOption({ label: 'Killer Kart' });
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await page.getByText('Nothing in the book against it.').waitFor();
    await inHand(page, 'Inside', /Whisky/).waitFor();
    await page.getByRole('button', { name: 'Planning sheet' }).click();
    for (const row of ['Whisky', 'Killer Kart', 'Crate of Machine Gun ammunition'])
      await page.getByRole('rowheader', { name: new RegExp(row) }).waitFor();
    // What was built from nothing is no refit; each body tells its own load.
    expect(await page.getByRole('region', { name: 'Refit' }).count()).toBe(0);
    await expect
      .poll(() => page.locator('.other-bodies').innerText())
      .toMatch(/cabover\s.* lb of .* lb · \d+ of \d+ spaces/i);
    // On paper: a page for each vehicle, as it is drawn.
    await page.getByRole('button', { name: 'Record sheet' }).click();
    const sheet = await savedSheet(page);
    const { same, next, squares } = await comparePrint(page, sheet);
    expect(await wordsOverWords(page, sheet)).toEqual([]);
    expect(same.length).toBeGreaterThan(1);
    expect(await printedPages(page)).toBe(same.length);
    for (const [i, difference] of same.entries()) expect(difference).toBeLessThan((next[i] ?? 0) / 4);
    // Another face of type is one away at most, another gun four.
    expect(Math.max(...againstStored('rig-with-trailer', squares))).toBeLessThan(1.5);
    await page.getByRole('button', { name: 'Bench' }).click();
    // Apart again: the trailer stands in the garage with all that is in it.
    await page.getByText('Trailers, sidecars, vehicles as cargo').click();
    await page.getByRole('group', { name: "40' van" }).getByRole('button', { name: 'Detach and keep' }).click();
    await page.getByText('stands in the garage now').waitFor();
    await page.goto(`${address}/garage`);
    await page.getByRole('link', { name: "40' van" }).click();
    await inHand(page, 'Inside', /Whisky/).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)('on a %s', (_size, viewport) => {
  it('every view of a design fits, without axe violations in either look', async () => {
    const { page, complaints } = await visit({ viewport });
    await page.goto(`${address}/garage/stock-piranha`);
    await page.getByLabel('Name of the design').waitFor();
    const tabs = page.getByRole('navigation', { name: 'Views of the design' }).getByRole('button');
    for (const tab of await tabs.all()) {
      await tab.click();
      expect([...(await axeFindingsInBothLooks(page)), await overhang(page)]).toEqual([0]);
    }
    expect(complaints).toEqual([]);
  });
});
