import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeFindings, overhang } from './support/axe.ts';
import { answer, atRest, duelNow, startGame } from './support/play.ts';
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
  // The fork's own dice are proven when it is over, and what had fallen before is found in the game it comes from.
  await atRest(page);
  const kept = await page.evaluate(() => window.localStorage.getItem('hardtop.games'));
  const mine = JSON.parse(kept ?? '[]') as readonly {
    readonly id: string;
    readonly keys: readonly { key: string }[];
  }[];
  const key = mine.find(({ id }) => id === forked)?.keys[0]?.key ?? '';
  await giveUp(page, forked, key);
  await page.goto(`${address}/replay/${forked}`);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText(/^Fair dice: all \d+ since the fork follow from the seed/).waitFor();
  await page.getByText(/dice had fallen\. They are the ones that fell there/).waitFor();
});

/** Over the wire, as a program of one's own would. */
async function giveUp(page: Page, game: string, key: string): Promise<void> {
  await page.evaluate(
    async ([id, held]) => {
      const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/api/games/${id}/socket`);
      const heard = (word: string) =>
        new Promise<void>((done) => {
          socket.addEventListener('message', ({ data }) => {
            if ((JSON.parse(String(data)) as { t: string }).t === word) done();
          });
        });
      const welcome = heard('welcome');
      await new Promise((done) => socket.addEventListener('open', done));
      socket.send(JSON.stringify({ t: 'join', keys: [held] }));
      await welcome;
      const ack = heard('ack');
      socket.send(JSON.stringify({ t: 'resign', seat: 0, ref: 2 }));
      await ack;
      socket.close();
    },
    [game, key],
  );
}

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Step of the game' });

it('who may watch is settled on the replay, and a stranger’s page follows: shut, by link, by a new link, and open again', async () => {
  const [{ page: ann }, { page: stranger }] = [await visit(), await visit()];
  await duelNow(ann, address);
  const game = new URL(ann.url()).pathname.split('/').at(-1) ?? '';
  await answer(ann, 'Space');
  await stranger.goto(`${address}/game/${game}`);
  await stranger.getByRole('application', { name: 'The board' }).waitFor();

  await ann.goto(`${address}/replay/${game}`);
  await ann.getByRole('button', { name: 'Who may watch' }).click();
  const who = ann.getByLabel('Who may watch it');
  const link = ann.getByRole('textbox', { name: 'Link to this replay' });
  expect(await link.inputValue()).toBe(`${address}/replay/${game}`);
  await who.selectOption('private');
  await expect.poll(() => link.inputValue()).toMatch(/#[\w-]{24}$/);
  const first = await link.inputValue();

  // Who was looking on is out, at once.
  await stranger.getByText(/Whoever looks on here needs a key/).waitFor();
  await stranger.goto(`${address}/replay/${game}`);
  await stranger.getByText(/Whoever looks on here needs a key/).waitFor();
  expect(await scrubber(stranger).count()).toBe(0);
  await stranger.goto('about:blank');
  await stranger.goto(first);
  await scrubber(stranger).waitFor();

  await ann.getByRole('button', { name: 'A new link: the old one ends' }).click();
  await expect.poll(() => link.inputValue()).not.toBe(first);
  const second = await link.inputValue();
  await stranger.goto('about:blank');
  await stranger.goto(first);
  await stranger
    .getByText(/link|key/i)
    .first()
    .waitFor();
  expect(await scrubber(stranger).count()).toBe(0);
  await stranger.goto('about:blank');
  await stranger.goto(second);
  await scrubber(stranger).waitFor();

  await who.selectOption('public');
  await expect.poll(() => link.inputValue()).toBe(`${address}/replay/${game}`);
  await stranger.goto(`${address}/replay/${game}`);
  await scrubber(stranger).waitFor();
});

it('who only looks on at a game with secrets sees it late, and is told so', async () => {
  const [{ page: ann }, { page: stranger }] = [await visit(), await visit()];
  await ann.goto(address);
  await ann.getByRole('checkbox', { name: /Hidden record sheets/ }).check();
  await startGame(ann);
  await stranger.goto(ann.url());
  await stranger.getByText(/Who only looks on sees this game \d+ seconds late/).waitFor();
  expect(await stranger.getByRole('application', { name: 'The board' }).count()).toBe(0);
});

it('on a phone the tools of a replay stay within the screen', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const game = await playedOut(page);
  await page.goto(`${address}/replay/${game}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('form', { name: 'Play on from here' }).waitFor();
  expect(await overhang(page)).toBe(0);
});
