import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { overhang } from './support/axe.ts';
import { answer, atRest, changeGames, isOver, question } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();
const PHONE = { width: 390, height: 844 } as const;
/** So many answers are enough for the longest of these fights, three times over. */
const MOST_ANSWERS = 150;

const man = (name: string, seat: number, x: number, i: number) => ({
  ...{ name: `${name} ${i + 1}`, seat, squad: 'A', at: { x, y: 2 + 2 * i }, leader: i === 0 },
  items: [
    { kind: 'small-arm', what: seat === 0 ? 'm16' : 'ak-74', magazines: 4 },
    { kind: 'grenade', what: i === 0 ? 'smoke' : 'frag', count: 2 },
  ],
});

/** Three against three, one of them on a motorcycle. */
const FIGHT = {
  ...{ ruleset: 'twilight', id: 'field', title: 'Across a field', turnLimit: 12 },
  levels: [
    {
      ...{ id: 'field', width: 20, height: 10 },
      obstacles: [6, 10, 13].map((x, i) => ({ kind: 'trunk', x, y: 3 + 2 * i, cover: 'tree-trunk' })),
    },
  ],
  seats: [{ name: 'Blue' }, { name: 'Red' }],
  vehicles: [{ id: 'cycle', name: 'Motorcycle', kind: 'motorcycle', seat: 1, at: { x: 16, y: 8 }, heading: 6 }],
  people: [
    ...[0, 1, 2].map((i) => man('Blue', 0, 4, i)),
    ...[0, 1].map((i) => man('Red', 1, 15, i)),
    { name: 'Rider', seat: 1, squad: 'A', aboard: { vehicle: 'cycle', place: 'driver' } },
  ],
};

/** The fight on the page's own way to the server, its dice the same each time. */
const fightOn = (page: Page, seed: string): Promise<void> =>
  changeGames(page, (asked) => ({
    ...asked,
    ...{ ruleset: 'twilight', scenario: FIGHT, seed },
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'steady' }],
  }));

const FOCUSED = 'document.activeElement?.textContent ?? ""';

/** By Tab alone; what cannot be come to so is not there for whoever has no mouse. */
async function tabTo(page: Page, text: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (String(await page.evaluate(FOCUSED)).includes(text)) return;
  }
  throw new Error(`${text} is not reached by ${most} presses of Tab`);
}

const shots = (page: Page) =>
  question(page)
    .getByRole('button', { name: /\d+%.*hit|lands where it is thrown/ })
    .first();

/** The keys that fire, if anything can: the one that the page shows on the shot, unless it is marked already, and Enter. */
async function firingKeys(page: Page): Promise<readonly string[]> {
  const shot = shots(page);
  if ((await shot.count()) === 0) return [];
  if ((await shot.getAttribute('aria-pressed')) === 'true') return ['Enter'];
  const key = (await shot.locator('kbd').first().textContent())?.trim() ?? '';
  return [key, 'Enter'];
}

/** What the fight was about, once it is over. */
async function expectEnd(page: Page): Promise<void> {
  expect(await isOver(page)).toBe(true);
  await page
    .getByText(/hold the field|turns are over|Nobody is left/)
    .first()
    .waitFor();
}

describe('a fire fight to its end', () => {
  it('by keys alone: from the first page, every shot by its key, all else as suggested', async () => {
    const { page, complaints } = await visit();
    await fightOn(page, 'keys alone');
    await page.goto(address);
    await page.getByRole('button', { name: 'Duel now', disabled: false }).waitFor();
    await tabTo(page, 'Duel now');
    await page.keyboard.press('Enter');
    await atRest(page);
    // Whoever rides is seen on his machine.
    await expect.poll(() => page.locator('.bd-piece[data-piece]').count()).toBe(7);
    let fired = 0;
    for (let answers = 0; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
      const keys = await firingKeys(page);
      if (keys.length > 0) fired++;
      await answer(page, ...(keys.length > 0 ? keys : ['Space']));
    }
    expect(fired).toBeGreaterThan(0);
    await expectEnd(page);
    expect(complaints).toEqual([]);
  });

  it('by keys and one order: it is given and followed without a mouse', async () => {
    const { page, complaints } = await visit();
    await fightOn(page, 'an order by keys');
    await page.goto(address);
    await page.getByRole('button', { name: 'Duel now', disabled: false }).waitFor();
    await tabTo(page, 'Duel now');
    await page.keyboard.press('Enter');
    await atRest(page);
    await tabTo(page, 'Orders and more');
    await page.keyboard.press('Enter');
    const everybody = page.locator('li.order').first().getByRole('checkbox');
    await everybody.waitFor();
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab');
      if (await everybody.evaluate((box) => box === document.activeElement)) break;
    }
    await page.keyboard.press('Space');
    await page.getByText('Orders (1) and more').first().waitFor();
    let prompts = 0;
    for (; prompts < MOST_ANSWERS && !(await isOver(page)); prompts++) await answer(page, 'Space');
    expect(prompts).toBeLessThan(40);
    await expectEnd(page);
    expect(complaints).toEqual([]);
  });

  it('by touch alone, on a phone: shots are tapped and done, and nothing ever hangs over', async () => {
    const { page, complaints } = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await fightOn(page, 'touch alone');
    await page.goto(address);
    await page.getByRole('button', { name: 'Duel now', disabled: false }).tap();
    await atRest(page);
    for (let answers = 0; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
      expect(await overhang(page)).toBe(0);
      const ask = await page.locator('.table').getAttribute('data-ask');
      const shot = shots(page);
      if ((await shot.count()) > 0 && (await shot.getAttribute('aria-pressed')) !== 'true') await shot.tap();
      await question(page).getByRole('button', { name: 'Do it' }).tap();
      await page.locator(`.table[data-at-rest="true"]:not([data-ask="${ask}"])`).waitFor();
    }
    await expectEnd(page);
    expect(complaints).toEqual([]);
  });
});
