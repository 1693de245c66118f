import type { Locator, Page } from 'playwright-core';

export const question = (page: Page) => page.getByRole('region', { name: 'The question' });
const doIt = (page: Page) => question(page).getByRole('button', { name: 'Do it' });

/** The page says of itself when the next word is a person's, and which question is open. */
const TABLE = '.table';
const AT_REST = `${TABLE}[data-at-rest="true"]`;

export async function atRest(page: Page): Promise<void> {
  await page.locator(AT_REST).waitFor();
}

/** The same dice each time: a game that is another one at every run proves something else at every run. */
async function withFixedDice(page: Page): Promise<void> {
  await page.route('**/api/games', (route) => {
    const asked = route.request().postDataJSON() as Readonly<Record<string, unknown>>;
    return route.fallback({ postData: { ...asked, seed: 'in the browser' } });
  });
}

/** Sets the table as the page is set up to, and waits until it is our turn. */
export async function startGame(page: Page, how = (button: Locator) => button.click()): Promise<void> {
  await withFixedDice(page);
  // A key pressed before the rules have come would go nowhere.
  await how(page.getByRole('button', { name: 'Duel now', disabled: false }));
  await atRest(page);
  await doIt(page).waitFor();
}

/** Starts the duel that "Duel now" promises, and waits until it is our turn. */
export async function duelNow(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startGame(page);
}

/** The panel of the end is fetched when it comes: a page that rests and asks nothing is given a while for it. */
export async function isOver(page: Page): Promise<boolean> {
  const rematch = page.getByRole('button', { name: /rematch/i });
  if ((await rematch.count()) > 0) return true;
  if ((await page.locator(`${AT_REST}:not([data-ask])`).count()) === 0) return false;
  return rematch
    .first()
    .waitFor({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Answers the open question by keys, and waits until the page rests at another one, or at the end. */
export async function answer(page: Page, ...keys: readonly string[]): Promise<void> {
  const ask = await page.locator(AT_REST).getAttribute('data-ask');
  for (const key of keys) await page.keyboard.press(key);
  await page.locator(`${AT_REST}:not([data-ask="${ask}"])`).waitFor();
}

/** Marks an option; a press on one that is marked already, since it is suggested, would do it. */
export async function mark(option: Locator): Promise<void> {
  if ((await option.getAttribute('aria-pressed')) !== 'true') await option.click();
}

/** Fires when a shot is offered (the first is the best), else takes the safe way; so many answers long, or to the end. */
export async function shootOn(page: Page, most: number): Promise<void> {
  const shot = question(page)
    .getByRole('button', { name: / at .*hit/ })
    .first();
  for (let answers = 0; answers < most && !(await isOver(page)); answers++) {
    const fires = (await shot.count()) > 0;
    if (fires) await mark(shot);
    await answer(page, fires ? 'Enter' : 'Space');
  }
}

/** Suggested answers turn by turn, until the game is over. */
export async function coastToTheEnd(page: Page, turns = 400): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    if (await isOver(page)) return;
    await answer(page, 'Shift+Space');
  }
  throw new Error(`no end after ${turns} turns`);
}

export const pieces = (page: Page) => page.getByRole('list', { name: 'Pieces on the board' });

/** What the board shows of a finished game at its first and at its last step. */
export async function watchAgain(page: Page): Promise<{ readonly first: string; readonly last: string }> {
  await page.getByRole('link', { name: 'Watch it again' }).click();
  const scrubber = page.getByRole('slider', { name: 'Step of the game' });
  const steps = await scrubber.getAttribute('max');
  const pictureAt = async (key: 'Home' | 'End', step: string): Promise<string> => {
    await scrubber.press(key);
    await page.locator(`[aria-valuetext="Step ${step} of ${steps}"]`).waitFor();
    return pieces(page).innerText();
  };
  return { first: await pictureAt('Home', '0'), last: await pictureAt('End', `${steps}`) };
}

/** Presses "Do it" once the suggestion is marked, and waits for what comes of it; false at the end. */
export async function trust(page: Page): Promise<boolean> {
  const table = page.locator('.table');
  const ask = await table.getAttribute('data-ask');
  await page.locator('.option[aria-pressed="true"] .option-suggested').waitFor();
  await question(page).getByRole('button', { name: 'Do it' }).click();
  await page.locator(`.table[data-at-rest="true"]:not([data-ask="${ask}"])`).waitFor();
  return !(await isOver(page));
}
