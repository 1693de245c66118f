import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks } from './support/axe.ts';
import { answer, atRest, changeGames, coastToTheEnd, question, startGame, watchAgain } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();
const log = (page: Page) => page.getByRole('region', { name: 'Log' }).innerText();

it('a referee who plays corrects an armor with a reason, and everybody reads of it', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await page.getByRole('checkbox', { name: /You are the referee/ }).check();
  await startGame(page);
  await page.getByText('Referee: correct something').click();
  const what = page.getByLabel('What', { exact: true });
  await expect.poll(() => what.locator('option').count()).toBeGreaterThan(1);
  await what.selectOption({ index: 1 });
  await page.getByLabel('How', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Why', { exact: true }).fill('it was misread');
  await page.getByRole('button', { name: 'Correct it at the next rest point' }).click();
  for (let i = 0; i < 12 && !(await log(page)).includes('it was misread'); i++) await answer(page, 'Space');
  await expect.poll(() => log(page)).toMatch(/The referee: .*it was misread/);
  expect(complaints).toEqual([]);
});

it('a referee who plays sets a die that fell a moment ago, and everybody reads why', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await page.getByRole('checkbox', { name: /You are the referee/ }).check();
  await startGame(page);
  const what = page.getByLabel('What', { exact: true });
  await page.getByText('Referee: correct something').click();
  // Space would shut it again.
  await page.locator(':focus').blur();
  const dice = what.locator('option', { hasText: 'Dice: ' });
  for (let i = 0; i < 30 && (await dice.count()) === 0; i++) await answer(page, 'Space');
  const group = (await dice.last().textContent()) ?? '';
  await what.selectOption(group);
  const how = page.getByLabel('How', { exact: true });
  await how.selectOption({ index: 1 });
  // What shows the lowest face cannot show less.
  await page
    .getByRole('button', { name: /^Shows: /, disabled: false })
    .first()
    .click();
  await page.getByLabel('Why', { exact: true }).fill('it lay against the wall');
  await page.getByRole('button', { name: 'Set the die' }).click();
  await expect
    .poll(() => log(page))
    .toMatch(/The referee: die \d+ of those that fell last is set to face \d\. \(it lay against the wall\)/);
  expect(complaints).toEqual([]);
});

it('with hidden record sheets a rival is unknown, the duel is played to its end, and its report and film are there', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await page.getByRole('checkbox', { name: /Hidden record sheets/ }).check();
  await changeGames(page, (asked) => ({ ...asked, scenario: { ...(asked.scenario as object), turnLimit: 4 } }));
  await startGame(page);
  await page.getByRole('tablist', { name: 'Record sheets' }).getByRole('tab').last().click();
  await expect.poll(() => page.getByRole('article').textContent()).toMatch(/armor unknown/i);
  // Space would press the tab again.
  await page.locator(':focus').blur();
  await coastToTheEnd(page);
  await atRest(page);
  await question(page)
    .getByText(/What is left after/)
    .click();
  expect(await question(page).innerText()).toMatch(/whole|damaged|broken|lost/);
  const { first, last } = await watchAgain(page);
  expect(first).not.toBe(last);
  expect(complaints).toEqual([]);
});

it('at the desk a referee decides for a seat that is nobody’s, takes back an answer, speaks to one seat, pauses and forks', async () => {
  const [{ page: whistle, complaints }, { page: ann }] = [await visit(), await visit()];
  await whistle.goto(`${address}/lobby/new`);
  await whistle.getByRole('checkbox', { name: /You are the referee/ }).check();
  await whistle.getByLabel(/^Bone/).selectOption('link');
  await whistle.getByLabel(/^Cyan/).selectOption('referee');
  await whistle.getByRole('button', { name: 'Open the table' }).click();
  const link = await whistle.getByRole('textbox', { name: /The link for/ }).inputValue();
  await ann.goto(link);
  await atRest(ann);
  await whistle.getByRole('link', { name: 'To the table' }).click();
  // The neutral's question is the referee's.
  await question(whistle).getByRole('button', { name: 'Do it' }).waitFor();
  for (const page of [ann, whistle]) await answer(page, 'Enter');
  // By their orders they may be at the speeds of the next turn already.
  await expect.poll(() => log(ann)).toMatch(/Speeds: /);

  await whistle.getByText('Referee’s desk').click();
  expect((await axeFindingsInBothLooks(whistle)).filter((finding) => /referee|desk/.test(finding))).toEqual([]);
  await whistle.getByLabel('What did last').selectOption({ index: 1 });
  await whistle.getByLabel('Why it is taken back').fill('the wrong speed was read');
  await whistle.getByRole('button', { name: 'Take it back, and roll anew' }).click();
  await expect.poll(() => log(ann)).toMatch(/the wrong speed was read/);

  await whistle.getByLabel('To whom').selectOption({ index: 1 });
  await whistle.getByLabel('What only they read').fill('there is a mine ahead');
  await whistle.getByRole('button', { name: 'Say it' }).first().click();
  await ann.getByText('Talk').click();
  await ann.getByText('there is a mine ahead').first().waitFor();

  await whistle.getByRole('button', { name: 'Pause the game' }).click();
  await ann.getByText('The referee has paused the game.').waitFor();
  await whistle.getByRole('button', { name: 'Go on with the game' }).click();
  await ann.getByText('The referee has paused the game.').waitFor({ state: 'detached' });

  const before = whistle.url();
  await whistle.getByRole('button', { name: 'Fork the game here' }).click();
  await expect.poll(() => whistle.url()).not.toBe(before);
  await question(whistle).getByRole('button', { name: 'Do it' }).waitFor();
  expect(complaints).toEqual([]);
});

/** Where a piece of the board is on the screen. */
async function middleOn(piece: Locator): Promise<{ x: number; y: number }> {
  await piece.waitFor();
  const box = await piece.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const onTheMap = (page: Page) => page.getByText('Referee: place and remove on the map');
/** Space would open it again. */
async function close(page: Page): Promise<void> {
  await onTheMap(page).click();
  await page.locator(':focus').blur();
}
const why = (page: Page) => page.getByLabel('Why it is so');
const signs = (page: Page) => page.locator('.bd-svg title');

it('a referee lays a counter where he clicks, sees its ghost, says why, and takes it away again by a click on it', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await page.getByRole('checkbox', { name: /You are the referee/ }).check();
  await startGame(page);
  await onTheMap(page).click();
  const fresh = page.getByLabel('Something new');
  await fresh.selectOption('new mines');
  const ghost = page.locator('.bd-preview .bd-ghost');
  await ghost.waitFor();
  const board = page.getByRole('application', { name: 'The board' });
  const frame = await board.boundingBox();
  if (frame === null) throw new Error('no board');
  const spot = { x: frame.x + frame.width * 0.62, y: frame.y + frame.height * 0.3 };
  await page.mouse.click(spot.x, spot.y);
  await expect.poll(async () => Math.abs((await middleOn(ghost)).x - spot.x)).toBeLessThan(20);
  expect(Math.abs((await middleOn(ghost)).y - spot.y)).toBeLessThan(20);
  // The same by keys, one step at a time.
  const before = await middleOn(ghost);
  await page.getByText('By figures, or by keys').click();
  await page.getByRole('button', { name: 'Move it by keys' }).click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await middleOn(ghost)).x).toBeGreaterThan(before.x);
  await page.keyboard.press('Enter');
  await page.keyboard.type('the mines were forgotten');
  await page.getByRole('button', { name: 'Place it there at the next rest point' }).click();
  await page.getByRole('status').getByText('done at the next rest point').waitFor();
  await close(page);
  const told = page.getByRole('region', { name: 'Log' });
  for (let i = 0; i < 12 && !(await told.innerText()).includes('mines were forgotten'); i++)
    await answer(page, 'Space');
  const mines = signs(page).filter({ hasText: /^mines/i });
  await expect.poll(() => mines.count()).toBe(1);

  await onTheMap(page).click();
  await page.getByLabel('On the map').waitFor();
  // The list of what may be taken away comes a moment after the panel.
  const isTaken = async () => {
    const lying = await middleOn(mines.locator('xpath=..'));
    await page.mouse.click(lying.x, lying.y);
    return page.locator('.bd-hand-mark').count();
  };
  await expect.poll(isTaken).toBe(1);
  await why(page).fill('they were swept');
  await page.getByRole('button', { name: 'Take it away at the next rest point' }).click();
  await page.getByRole('status').getByText('done at the next rest point').waitFor();
  await close(page);
  for (let i = 0; i < 12 && !(await told.innerText()).includes('they were swept'); i++) await answer(page, 'Space');
  await expect.poll(() => mines.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('on a phone a referee taps a car, taps where it goes, and it stands there', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, complaints } = await visit(phone);
  await page.goto(address);
  await page.getByRole('checkbox', { name: /You are the referee/ }).check();
  await startGame(page);
  await onTheMap(page).tap();
  await page.getByLabel('On the map').waitFor();
  const car = page.locator('.bd-svg [data-piece]').first();
  const place = page.getByRole('button', { name: 'Place it', exact: true });
  const isTaken = async () => {
    const at = await middleOn(car);
    await page.touchscreen.tap(at.x, at.y);
    return place.count();
  };
  await expect.poll(isTaken).toBe(1);
  await place.tap();
  const frame = await page.getByRole('application', { name: 'The board' }).boundingBox();
  if (frame === null) throw new Error('no board');
  const spot = { x: frame.x + frame.width * 0.5, y: frame.y + frame.height * 0.35 };
  await page.touchscreen.tap(spot.x, spot.y);
  const ghost = page.locator('.bd-preview .bd-ghost');
  await expect.poll(async () => Math.abs((await middleOn(ghost)).y - spot.y)).toBeLessThan(25);
  await why(page).fill('it was counted wrong');
  await page.getByRole('button', { name: 'Place it there at the next rest point' }).tap();
  await page.getByRole('status').getByText('done at the next rest point').waitFor();
  await close(page);
  for (let i = 0; i < 12 && (await page.getByText(/it was counted wrong/).count()) === 0; i++)
    await answer(page, 'Space');
  await expect.poll(() => page.getByText(/stands at .*it was counted wrong/).count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
