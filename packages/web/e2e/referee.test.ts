import type { Page } from 'playwright-core';
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
