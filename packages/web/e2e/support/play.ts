import type { Page } from 'playwright-core';

export const question = (page: Page) => page.getByRole('region', { name: 'The question' });

/** Starts the duel that "Duel now" promises, and waits until it is our turn. */
export async function duelNow(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Duel now' }).click();
  await question(page).getByRole('button', { name: 'Do it' }).waitFor();
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('button', { name: /rematch/i }).count()) > 0;
}

/** Fires when a shot is offered (the first is the best), else takes the safe way; until the game is over. */
export async function playToTheEnd(page: Page, limit = 900): Promise<number> {
  for (let answers = 0; answers < limit; answers++) {
    if (await isOver(page)) return answers;
    await answerOnce(page);
  }
  throw new Error(`no end after ${limit} answers`);
}

async function answerOnce(page: Page): Promise<void> {
  const confirm = question(page).getByRole('button', { name: 'Do it' });
  const rematch = page.getByRole('button', { name: /rematch/i });
  await confirm.or(rematch).first().waitFor();
  if (await isOver(page)) return;
  const before = await pictureOf(page);
  const shot = question(page)
    .getByRole('button', { name: / at .*hit/ })
    .first();
  if ((await shot.count()) > 0) {
    await shot.click();
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('Space');
  }
  await changed(page, before);
}

/** Waits until anything on the page is different: the log grows with every answer. */
export async function changed(page: Page, before: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await pictureOf(page)) !== before) return;
    await page.waitForTimeout(25);
  }
  throw new Error(`nothing came of an answer to:\n${await question(page).innerText()}`);
}

export function pictureOf(page: Page): Promise<string> {
  return page.locator('body').innerText();
}

/** Waits until it is our turn and the page has come to rest: the other side may still be at work after an answer. */
export async function settled(page: Page): Promise<void> {
  const confirm = question(page).getByRole('button', { name: 'Do it' });
  for (let tries = 0; tries < 60; tries++) {
    await confirm.waitFor();
    const before = await pictureOf(page);
    await page.waitForTimeout(400);
    if ((await confirm.count()) > 0 && (await pictureOf(page)) === before) return;
  }
  throw new Error('the page does not come to rest');
}
