import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { misnamed } from './support/axe.ts';
import { answer, question, startGame, trust } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

/** More questions than these and nobody plays a second duel. */
const MOST = 20;

interface Asked {
  readonly head: string;
  /** What the guide said there. */
  readonly guide: string | null;
  /** The chances of the shots on offer, in percent. */
  readonly shots: readonly number[];
}

async function read(page: Page): Promise<Asked> {
  const [head = ''] = await question(page).getByRole('heading', { level: 2 }).allInnerTexts();
  const [guide = null] = await page.getByRole('note', { name: 'First duel' }).allInnerTexts();
  const answers = await question(page).locator('[data-answer]').allInnerTexts();
  const shots = answers.flatMap((text) => (/hits?$/.test(text) ? [Number(/(\d+)%/.exec(text)?.[1])] : []));
  return { head, guide, shots };
}

it('a first duel by a newcomer’s clicks: three moments explained once, no hopeless shot asked about, and its story at the end', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await startGame(page, () => page.getByRole('button', { name: /A guided duel/ }).click());
  const asked = [await read(page)];
  while (await trust(page)) {
    asked.push(await read(page));
    expect(asked.length).toBeLessThanOrEqual(MOST);
  }
  const guides = asked.flatMap(({ guide }) => /\d of 3/.exec(guide ?? '') ?? []);
  expect(guides.slice(0, 3)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(guides).toHaveLength(3);
  expect(asked.filter(({ shots }) => shots.length > 0 && Math.max(...shots) < 10)).toEqual([]);
  expect(await question(page).innerText()).toMatch(/You fired \d+ shots?.*The hardest blow fell in turn \d+/);
  expect(complaints).toEqual([]);

  await page.goto(address);
  await page.getByRole('button', { name: 'Duel now' }).waitFor();
  expect(await page.getByRole('button', { name: /A guided duel/ }).count()).toBe(0);
});

/** What of the open question is not in sight without scrolling. */
function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('[data-answer], .preview .chip, .preview .bar, .confirm');
    const isOut = (part: Element) => part.getBoundingClientRect().bottom > window.innerHeight;
    return [...parts].filter(isOut).map((part) => part.textContent ?? '');
  });
}

it('at 1280 by 800 every shot, why it is likely and all that may follow are in sight at once', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await startGame(page);
  const shots = question(page).getByRole('button', { name: / at .*hit/ });
  for (let seen = 0; seen < 2; ) {
    if ((await shots.count()) > 0) {
      seen++;
      await shots.first().hover();
      await question(page).getByText('What may follow').waitFor();
      expect(await outOfSight(page)).toEqual([]);
      await page.mouse.move(0, 0);
    }
    expect(await trust(page)).toBe(true);
  }
});

it('a chance to fire that the usual order let go by is told, and opened by the mouse or a key', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await startGame(page);
  const table = page.locator('.table');
  const open = page.getByRole('button', { name: /^Open: Held fire: best shot \d %, by your order/ });
  const isOpened = () => question(page).getByRole('button', { name: 'Hold fire' }).count();
  const ways = [() => open.last().click(), () => page.keyboard.press('o')];
  for (const way of ways) {
    while ((await open.count()) === 0) expect(await trust(page)).toBe(true);
    const ask = await table.getAttribute('data-ask');
    expect((await misnamed(page)).filter((found) => found.includes('.since-open'))).toEqual([]);
    await way();
    await page.locator(`.table[data-at-rest="true"]:not([data-ask="${ask}"])`).waitFor();
    await expect.poll(isOpened).toBe(1);
    // Held once more by hand, and the game is where it was.
    await answer(page, '0', 'Enter');
    expect(await table.getAttribute('data-ask')).toBe(ask);
    await expect.poll(isOpened).toBe(0);
    await trust(page);
  }
  expect(complaints).toEqual([]);
});

it('a word of the book says what it means, and the help lists them all', async () => {
  const { page } = await visit();
  await page.goto(address);
  await startGame(page);
  await question(page).getByRole('button', { name: 'keeps control', exact: true }).click();
  const word = page.getByRole('dialog', { name: 'Word' });
  await expect.poll(() => word.innerText()).toContain('Slower is safer');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: /^Keys/ }).click();
  await page.getByText('Words of the book', { exact: true }).click();
  await expect.poll(() => page.getByRole('dialog').innerText()).toContain('Half-move');
});
