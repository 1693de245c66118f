import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { question, startGame, trust } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

/** More questions than these are no short lesson. */
const MOST = 30;

/** Takes what is suggested to the end; the steps that were explained on the way. */
async function taken(page: Page): Promise<readonly string[]> {
  const steps: string[] = [];
  for (let questions = 0; ; questions++) {
    expect(questions).toBeLessThan(MOST);
    const [hint = ''] = await page.getByRole('note', { name: 'Lesson' }).allInnerTexts();
    steps.push(...(/\d of \d/.exec(hint) ?? []));
    if (!(await trust(page))) return steps;
  }
}

it('three lessons from the first page, one after the other: each explains its steps where they happen, and is won by advice', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await startGame(page, () => page.getByRole('button', { name: /^Lesson 1/ }).click());
  for (const next of ['Lesson 2: shooting', 'Lesson 3: surviving', null]) {
    const steps = await taken(page);
    expect(steps.slice(0, 2)).toEqual(['1 of 3', '2 of 3']);
    expect(await question(page).innerText()).toContain('You win.');
    if (next === null) break;
    await page.getByRole('button', { name: `Next challenge: ${next}` }).click();
    await page.locator('.table[data-at-rest="true"][data-ask]').waitFor();
    await page.getByRole('note', { name: 'Lesson' }).waitFor();
  }
  expect(complaints).toEqual([]);
});
