import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeFindings, overhang } from './support/axe.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

/** A duel of machines, to its end. */
async function playedOut(page: Page): Promise<string> {
  const seats = [{ kind: 'bot' }, { kind: 'bot' }];
  const opened = await page.request.post(`${address}/api/games`, {
    data: { ruleset: 'roadrage', scenario: 'scrapyard', seats },
  });
  const { game } = (await opened.json()) as { readonly game: string };
  const isOver = async () => {
    const info = (await (await page.request.get(`${address}/api/games/${game}`)).json()) as { readonly over: boolean };
    return info.over;
  };
  await expect.poll(isOver).toBe(true);
  return game;
}

it('a replay is stopped anywhere and played on from there, and its dice are proven', async () => {
  const { page } = await visit();
  const game = await playedOut(page);
  await page.goto(`${address}/replay/${game}`);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText(/^Fair dice: all \d+ follow from the seed/).waitFor();
  const scrub = page.getByRole('slider', { name: 'Step of the game' });
  const last = Number(await scrub.getAttribute('max'));
  await scrub.fill(String(Math.floor(last / 2)));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const form = page.getByRole('form', { name: 'Play on from here' });
  await form.getByLabel('The others').selectOption('people');
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: /^Play on after row \d+$/ }).click();
  await page.waitForURL(/\/game\//);
  const forked = page.url().split('/').at(-1) ?? '';
  const info = await (await page.request.get(`${address}/api/games/${forked}`)).json();
  expect(info).toMatchObject({ forked: { game }, fairness: { kind: 'promised' } });
});

it('on a phone the tools of a replay stay within the screen', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const game = await playedOut(page);
  await page.goto(`${address}/replay/${game}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('form', { name: 'Play on from here' }).waitFor();
  expect(await overhang(page)).toBe(0);
});
