import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { answer, atRest, choose, pieces, question } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();
let complaints: (readonly string[])[] = [];

afterEach(() => {
  const all = complaints.flat();
  complaints = [];
  expect(all).toEqual([]);
});

async function arrive(): Promise<Page> {
  const guest = await visit();
  complaints.push(guest.complaints);
  return guest.page;
}

async function setUp(page: Page, opponent: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('radio', { name: opponent }).check();
  await page.getByRole('button', { name: 'Duel now' }).click();
}

/** Two people in two browsers, the second by the first one's secret link. */
async function friends(): Promise<{ readonly ann: Page; readonly bob: Page; readonly link: string }> {
  const [ann, bob] = [await arrive(), await arrive()];
  await setUp(ann, 'A friend, elsewhere');
  const link = await ann.getByRole('textbox', { name: /Secret link/ }).inputValue();
  await bob.goto(link);
  await asked(bob, 'what speed');
  return { ann, bob, link };
}

const says = (page: Page, words: string | RegExp) => expect.poll(() => question(page).innerText()).toMatch(words);
const asked = async (page: Page, words: string) => {
  await says(page, new RegExp(words));
  await question(page).getByRole('button', { name: 'Do it' }).waitFor();
};
const press = (page: Page, name: string | RegExp) => question(page).getByRole('button', { name }).first().click();
const log = (page: Page) => page.getByRole('region', { name: 'Log' }).innerText();

/** Wants to be asked for every move, near or far. */
async function steersAlways(page: Page): Promise<void> {
  const order = page.getByRole('checkbox', { name: /Straight on until/ });
  if ((await order.count()) === 0) await press(page, /and more/);
  await order.click();
  await expect.poll(() => order.isChecked()).toBe(false);
  await press(page, /and more/);
}

/** Both set their speed; the first mover is asked. */
async function bothDrive(ann: Page, bob: Page): Promise<void> {
  await asked(ann, 'what speed');
  await steersAlways(ann);
  await choose(ann, /^1?\s*Accelerate/);
  await says(ann, 'Waiting for Stinger 2');
  await asked(bob, 'what speed');
  await choose(bob, /Keep/);
  await asked(ann, 'moves 1 in');
}

describe('two people in two browsers', () => {
  it('sit down by a secret link, and answer sealed until both have', async () => {
    const { ann, bob } = await friends();
    await expect.poll(() => ann.getByRole('textbox', { name: /Secret link/ }).count()).toBe(0);
    await asked(ann, 'what speed');
    await choose(ann, /Accelerate/);
    await says(ann, 'Waiting for Stinger 2');
    expect(await log(bob)).not.toContain('Speeds');
    expect(await pieces(bob).innerText()).not.toContain('25 mph');
    await choose(bob, /Keep/);
    await expect.poll(() => log(bob)).toMatch(/Speeds: .*Stinger 1.* 25 mph/);
    await expect.poll(() => log(ann)).toMatch(/Speeds: .*Stinger 2.* 20 mph/);
  });

  it('take back by consent: refused it stands, granted it is undone', async () => {
    const { ann, bob } = await friends();
    await bothDrive(ann, bob);
    await press(ann, 'Ask to take back');
    await says(ann, 'The others are being asked');
    await says(bob, 'would like to take the last answer back');
    await press(bob, 'No: what is done is done');
    await says(ann, 'They said no');
    await says(ann, 'moves 1 in');
    await press(ann, 'Ask to take back');
    await press(bob, 'Let it be so');
    await says(ann, 'Granted');
    await asked(ann, 'what speed');
    await asked(bob, 'what speed');
    await expect.poll(() => log(ann)).not.toContain('Speeds');
  });

  it('agree on a draw at the second offer, and play the rematch together', async () => {
    const { ann, bob } = await friends();
    await press(ann, /and more/);
    await press(ann, 'Offer a draw');
    await says(ann, 'Your offer of a draw stands');
    await says(bob, 'offers a draw');
    await press(bob, 'Fight on');
    await says(ann, 'turned down');
    await press(bob, /and more/);
    await press(bob, 'Offer a draw');
    await press(ann, 'Accept the draw');
    await says(ann, 'A draw');
    await says(bob, 'A draw');
    const before = ann.url();
    await press(ann, 'Rematch');
    await expect.poll(() => ann.url()).not.toBe(before);
    await expect.poll(() => bob.url()).toBe(ann.url());
    // They have changed seats.
    await bothDrive(bob, ann);
  });

  it('one goes and comes back to the open question; one who concedes has lost', async () => {
    const { ann, bob } = await friends();
    await asked(ann, 'what speed');
    await answer(ann, 'Space');
    const address = bob.url();
    await bob.goto('about:blank');
    await says(ann, 'Nobody sits there');
    await bob.goto(address);
    await asked(bob, 'Stinger 2: what speed');
    await press(bob, /and more/);
    await press(bob, 'Concede');
    await press(bob, 'Yes, concede');
    await says(ann, 'You win');
    await says(bob, 'wins. You walk home');
  });
});

describe('two at one screen', () => {
  const curtain = (page: Page) => question(page).getByRole('button', { name: /: show me/ });

  it('never see each other’s secrets, also after a reload', async () => {
    const page = await arrive();
    await setUp(page, 'Two at this screen');
    for (let turn = 1; turn <= 2; turn++) {
      await secretOf(page, await nextAtTheScreen(page));
      const other = await nextAtTheScreen(page);
      await page.reload();
      expect(await nextAtTheScreen(page)).toBe(other);
      await secretOf(page, other);
      await driveOn(page, turn + 1);
    }
  });

  /** Whom the curtain calls; nothing of the question is to be seen meanwhile. */
  async function nextAtTheScreen(page: Page): Promise<string> {
    await curtain(page).waitFor();
    const text = await question(page).innerText();
    expect(text).not.toContain('what speed');
    expect(await page.getByRole('button', { name: 'Do it' }).count()).toBe(0);
    return /Pass the screen to (\w+)/.exec(text)?.[1] ?? '';
  }

  async function secretOf(page: Page, name: string): Promise<void> {
    await curtain(page).click();
    await asked(page, `${name === 'Cyan' ? 'Stinger 2' : 'Stinger 1'}: what speed`);
    await answer(page, 'Space');
    await expect.poll(() => question(page).innerText()).not.toContain(': what speed');
  }

  /** Straight on and no shot until the next turn's speeds. */
  async function driveOn(page: Page, turn: number): Promise<void> {
    const open = question(page).getByRole('button', { name: 'Do it' });
    for (let answers = 0; answers < 60; answers++) {
      await open.or(curtain(page)).first().waitFor();
      await atRest(page);
      if ((await curtain(page).count()) > 0) {
        if (new RegExp(`TURN ${turn}`, 'i').test(await log(page))) return;
        await curtain(page).click();
        continue;
      }
      await answer(page, 'Space');
    }
  }
});
