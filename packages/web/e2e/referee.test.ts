import { expect, inject, it } from 'vitest';
import { answer, atRest, coastToTheEnd, question, startGame, watchAgain } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

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
  const log = page.getByRole('region', { name: 'Log' });
  for (let i = 0; i < 12 && !(await log.innerText()).includes('it was misread'); i++) await answer(page, 'Space');
  expect(await log.innerText()).toMatch(/The referee: .*it was misread/);
  expect(complaints).toEqual([]);
});

it('with hidden record sheets a rival is unknown, the duel is played to its end, and its report and film are there', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await page.getByRole('checkbox', { name: /Hidden record sheets/ }).check();
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
