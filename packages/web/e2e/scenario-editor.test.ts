import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { coastToTheEnd, question, startGame } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

const board = (page: Page) => page.getByRole('application');
const problems = (page: Page) => page.locator('.ed-problems');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });

/** From one place of the map to another, in shares of its width and height. */
async function drag(
  page: Page,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): Promise<void> {
  const box = await board(page).boundingBox();
  if (box === null) throw new Error('no map');
  await page.mouse.move(box.x + box.width * x1, box.y + box.height * y1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * ((x1 + x2) / 2), box.y + box.height * ((y1 + y2) / 2));
  await page.mouse.move(box.x + box.width * x2, box.y + box.height * y2);
  await page.mouse.up();
}

async function setTurns(page: Page, turns: string): Promise<void> {
  await page.getByRole('tab', { name: 'Scenario' }).click();
  await page.getByRole('spinbutton', { name: 'Turns' }).fill(turns);
}

async function playToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play it' }).click();
  await startGame(page, () => page.getByRole('dialog').getByRole('button', { name: 'Start' }).click());
  await board(page).focus();
  await coastToTheEnd(page);
}

it('a scenario is drawn by hand and by keys, refused with its reasons, shared by a link, and played to its end', async () => {
  const { page, context, complaints } = await visit();
  await page.goto(`${address}/scenarios`);
  await page.getByRole('link', { name: 'Draw your own' }).first().click();
  await problems(page).getByText('Nothing against it').waitFor();

  await tool(page, 'Wall').click();
  await drag(page, [0.4, 0.3], [0.6, 0.3]);
  await page.getByRole('heading', { name: 'Wall 1' }).waitFor();
  await tool(page, 'Road section').click();
  await drag(page, [0.45, 0.6], [0.55, 0.8]);
  // By keys alone: a pillar beside it, and the first car out through the wall, which nobody allows.
  await page.getByRole('tab', { name: 'On the map' }).click();
  await page.keyboard.press('4');
  await page.getByText('Pillar or building in hand.').waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pillar or building 1' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  for (let i = 0; i < 8; i++) await page.keyboard.press('Shift+ArrowUp');
  await problems(page)
    .getByRole('button', { name: /Vehicle 1, killer-kart: Stands off the map/ })
    .click();
  await page.getByRole('button', { name: 'Play it', disabled: true }).waitFor();
  await page.getByRole('heading', { name: 'Vehicle 1, killer-kart' }).waitFor();
  expect(await axeFindingsInBothLooks(page)).toEqual([]);
  await board(page).focus();
  await page.keyboard.press('z');
  await problems(page).getByText('Nothing against it').waitFor();

  await page.getByRole('tab', { name: 'Scenario' }).click();
  await page
    .getByRole('combobox', { name: 'What wins' })
    .selectOption({ label: 'To be through another’s armor first' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Wall Street');
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByRole('textbox', { name: 'Link to Wall Street' });
  const linkOf = () => field.inputValue();
  await expect.poll(linkOf).toContain('#');
  const unsigned = await linkOf();
  await page.getByRole('textbox', { name: 'Who made it' }).fill('Vera');
  await expect.poll(linkOf).not.toBe(unsigned);
  const friend = await context.newPage();
  await friend.setViewportSize({ width: 390, height: 844 });
  await friend.goto(await linkOf());
  await friend.getByText('“Wall Street” came in a link, made by Vera.').waitFor();
  expect(await overhang(friend)).toBe(0);
  await friend.getByRole('button', { name: 'Keep it' }).click();
  await friend.getByText('came in a link').waitFor({ state: 'hidden' });
  await friend.getByRole('link', { name: 'All scenarios' }).click();
  await friend.getByRole('region', { name: 'Yours' }).getByRole('link', { name: 'Wall Street' }).first().waitFor();
  await friend.close();

  await page.getByRole('button', { name: 'Done' }).click();
  await playToTheEnd(page);
  // By what it is played for, long before its turns are over.
  expect(await question(page).innerText()).toContain('First blood to');
  expect(complaints).toEqual([]);
});

it('a copy of a listed scenario of Road Rage is changed and played to its end', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${address}/scenarios/new/roadrage/four-pillars`);
  await tool(page, 'Mud').click();
  await drag(page, [0.45, 0.1], [0.55, 0.2]);
  await page.getByRole('heading', { name: /Patch of ground 1, mud/ }).waitFor();
  await setTurns(page, '2');
  await playToTheEnd(page);
  expect(complaints).toEqual([]);
});

it('a battlefield of Twilight is drawn on two levels, refused with its reasons, and fought to its end', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${address}/scenarios/new/twilight`);
  await problems(page).getByText('Nothing against it').waitFor();
  await tool(page, 'Wall').click();
  await drag(page, [0.4, 0.35], [0.6, 0.35]);
  await page.getByRole('heading', { name: 'Wall 1' }).waitFor();
  await tool(page, 'Building').click();
  await drag(page, [0.45, 0.6], [0.55, 0.75]);
  await page.getByRole('heading', { name: 'Building 1, House' }).waitFor();
  // Somebody is put into a vehicle that is not there yet: the reader says so, at his row.
  await tool(page, 'Crew of a vehicle').click();
  await drag(page, [0.3, 0.3], [0.3, 0.3]);
  await problems(page)
    .getByRole('button', { name: /Person 3, Driver: There is no vehicle “?"?vehicle/ })
    .waitFor();
  await page.getByRole('button', { name: 'Play it', disabled: true }).waitFor();
  await tool(page, 'Vehicle').click();
  await drag(page, [0.3, 0.3], [0.4, 0.3]);
  await problems(page).getByText('Nothing against it').waitFor();
  await page.getByRole('heading', { name: 'Vehicle 1' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Heading' }).inputValue()).toBe('2');
  // A floor above, with stairs that lead up to it.
  await page.getByRole('tab', { name: 'Scenario' }).click();
  await page.getByRole('button', { name: 'Add a level' }).click();
  await page
    .locator('.bd-area-label, text')
    .getByText(/Upper floor/)
    .first()
    .waitFor();
  expect(await axeFindingsInBothLooks(page)).toEqual([]);
  await setTurns(page, '1');
  await playToTheEnd(page);
  expect(await question(page).innerText()).toMatch(/1 turns are over|hold the field/);
  expect(complaints).toEqual([]);
});
