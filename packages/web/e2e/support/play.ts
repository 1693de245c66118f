import type { Locator, Page } from 'playwright-core';

export const question = (page: Page) => page.getByRole('region', { name: 'The question' });
const doIt = (page: Page) => question(page).getByRole('button', { name: 'Do it' });

/** The page says of itself when the next word is a person's, and which question is open. */
const TABLE = '.table';
const AT_REST = `${TABLE}[data-at-rest="true"]`;

export async function atRest(page: Page): Promise<void> {
  await page.locator(AT_REST).waitFor();
}

type Asked = Readonly<Record<string, unknown>>;

/** What the page asks for when it sets a table is changed on its way to the server. */
export async function changeGames(page: Page, change: (asked: Asked) => Asked | Promise<Asked>): Promise<void> {
  await page.route('**/api/games', async (route) => {
    const asked = route.request().postDataJSON() as Asked;
    await route.fallback({ postData: await change(asked) });
  });
}

/** The file of a scenario that the server lists. */
export async function scenarioFile(address: string, ruleset: string, id: string): Promise<Asked> {
  return (await fetch(`${address}/api/rulesets/${ruleset}/scenarios/${id}`)).json() as Promise<Asked>;
}

/** The same dice each time: a game that is another one at every run proves something else at every run. */
export const withFixedDice = (page: Page): Promise<void> =>
  changeGames(page, (asked) => ({ ...asked, seed: 'in the browser' }));

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

/** The page says so at once; what can be done then is fetched when it comes, and waited for. */
export async function isOver(page: Page): Promise<boolean> {
  if ((await question(page).getByRole('heading', { name: 'The game is over' }).count()) === 0) return false;
  await page
    .getByRole('button', { name: /rematch/i })
    .first()
    .waitFor();
  return true;
}

/** Long enough for a press that the page has taken to show. */
const TAKEN_MILLIS = 5_000;

/**
 * Does something that answers the open question, and waits until the page rests at another one, or at the end. What the page did not take,
 * since it came too soon or met something else, is done again; as long as the page rests at the same question nothing is on its way, so
 * never two are answered.
 */
async function answerBy(page: Page, act: (isStillAsked: () => Promise<boolean>) => Promise<void>): Promise<void> {
  const ask = await page.locator(AT_REST).getAttribute('data-ask');
  if (ask === null) return;
  const asked = page.locator(`${AT_REST}[data-ask="${ask}"]`);
  const next = page.locator(`${AT_REST}:not([data-ask="${ask}"])`);
  const isStillAsked = async () => (await asked.count()) > 0;
  for (let tries = 0; tries < 5; tries++) {
    await act(isStillAsked);
    const isTaken = await next.waitFor({ timeout: TAKEN_MILLIS }).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
    if (!(await isStillAsked())) break;
  }
  await next.waitFor();
}

/** Answers the open question by keys, and waits until the page rests at another one, or at the end. */
export function answer(page: Page, ...keys: readonly string[]): Promise<void> {
  return answerBy(page, async (isStillAsked) => {
    for (const key of keys) if (await isStillAsked()) await page.keyboard.press(key);
  });
}

/** Marks an option; a press on one that is marked already, since it is suggested, would do it. */
export async function mark(option: Locator): Promise<void> {
  if ((await option.getAttribute('aria-pressed')) !== 'true') await option.click();
}

/** Answers by an option: Enter on it does it, wherever the focus was before. */
export function choose(page: Page, name: string | RegExp): Promise<void> {
  const option = question(page).getByRole('button', { name }).first();
  return answerBy(page, () => option.press('Enter'));
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
  await answerBy(page, async () => {
    await page.locator('.option[aria-pressed="true"] .option-suggested').waitFor();
    await doIt(page).click();
  });
  return !(await isOver(page));
}
