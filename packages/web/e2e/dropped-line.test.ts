import type { Page, WebSocketRoute } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { answer, isOver, question, scenarioFile } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();
let complaints: (readonly string[])[] = [];

afterEach(() => {
  const all = complaints.flat();
  complaints = [];
  expect(all).toEqual([]);
});

interface Told {
  readonly n: number;
  readonly text: string;
}

/** What the line brings that is of events. */
interface Message {
  readonly t: string;
  readonly eventsFrom?: number;
  readonly events?: readonly Told[];
}

/** The line of one page, which can be cut and mended. */
class CutLine {
  isCut = false;
  /** One list for each time that the line was open. */
  readonly heard: Message[][] = [];
  private readonly open = new Set<WebSocketRoute>();

  async layInto(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/games\/.*\/socket$/, (socket) => {
      if (this.isCut) return void socket.close({ code: 4000 });
      const server = socket.connectToServer();
      const messages: Message[] = [];
      this.heard.push(messages);
      this.open.add(socket);
      server.onMessage((message) => {
        // On its way when the line was cut: the page has not heard it.
        if (!this.open.has(socket)) return;
        messages.push(JSON.parse(String(message)) as Message);
        socket.send(message);
      });
    });
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.open) void socket.close({ code: 4000 });
    this.open.clear();
  }

  /** What whoever followed the line from its first word knows. */
  get told(): readonly Told[] {
    let told: readonly Told[] = [];
    for (const { t, eventsFrom = 0, events = [] } of this.heard.flat()) {
      if (['welcome', 'update', 'change'].includes(t)) told = [...told.filter(({ n }) => n <= eventsFrom), ...events];
    }
    return told;
  }
}

interface Created {
  readonly game: string;
  readonly keys: readonly { readonly seat: number; readonly key: string }[];
}

const LONG = { kind: 'bank', seconds: 3_000, increment: 5 };

/** A duel in which nobody knows the other's record sheet, of a few turns. */
async function hiddenDuel(clock: object = LONG): Promise<readonly string[]> {
  const file = await scenarioFile(address, 'deluxe', 'the-pit');
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const scenario = { ...file, hidden: true, turnLimit: 3 };
  const created = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ruleset: 'deluxe', scenario, seats, seed: 'a dropped line', terms: { clock } }),
  });
  const { game, keys } = (await created.json()) as Created;
  return keys.map(({ seat, key }) => `${address}/join/${game}#${seat}.${key}`);
}

async function arrive(link: string, phone = false) {
  const guest = await visit(phone ? { viewport: { width: 390, height: 844 } } : {});
  complaints.push(guest.complaints);
  const line = new CutLine();
  await line.layInto(guest.page);
  await guest.page.goto(link);
  return { page: guest.page, line };
}

const asked = (page: Page) => page.locator('.table[data-at-rest="true"][data-ask]');

/** Answers what is asked as suggested, if something is; whether it was. */
async function answers(page: Page): Promise<boolean> {
  if ((await asked(page).count()) === 0) return false;
  // The key is the question's, not that of whatever was clicked last.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await answer(page, 'Space');
  return true;
}

const here = (page: Page) => page.getByRole('list', { name: 'Who is here' });

describe('two browsers at a duel with hidden record sheets', () => {
  it('play it to its end, though one of them drops off and comes back: nothing is lost, nothing comes twice', async () => {
    const [first = '', second = ''] = await hiddenDuel();
    const [ann, bob] = [await arrive(first), await arrive(second, true)];
    await asked(ann.page).waitFor();
    await asked(bob.page).waitFor();
    await ann.page.locator('.sheet-tabs button').nth(1).click();
    await expect.poll(() => ann.page.locator('.pane-sheet').innerText()).toContain('Front armor unknown');
    await expect.poll(() => here(ann.page).innerText()).toMatch(/Stinger 2[\s\S]*here/);
    let answered = 0;
    let hasDropped = false;
    while (true) {
      const away = bob.line.isCut;
      const [hers, his] = [await answers(ann.page), away ? false : await answers(bob.page)];
      answered += (hers ? 1 : 0) + (his ? 1 : 0);
      if (answered >= 4 && !hasDropped) {
        hasDropped = true;
        bob.line.cut();
        await bob.page.getByText('The line dropped').waitFor();
        await expect.poll(() => here(ann.page).innerText()).toMatch(/Stinger 2[\s\S]*not here/);
      }
      if (away && !hers && (await ann.page.locator('.table[data-at-rest="true"]:not([data-ask])').count()) > 0) {
        // She has answered what she could: now he is back, and gets what he missed.
        bob.line.isCut = false;
        await bob.page.getByRole('button', { name: 'Try now' }).click();
        await expect.poll(() => bob.page.getByText('The line dropped').count()).toBe(0);
      }
      if (!hers && !his && !away && (await ann.page.getByRole('button', { name: /rematch/i }).count()) > 0) break;
    }
    await expect.poll(() => isOver(bob.page)).toBe(true);
    const again = await arrive(second);
    await expect.poll(() => isOver(again.page)).toBe(true);
    const whole = again.line.told;
    expect(whole.length).toBeGreaterThan(20);
    expect(bob.line.told).toEqual(whole);
    // While it is cut a line may be tried and never answered.
    const welcomes = bob.line.heard.flatMap((messages) => messages.filter(({ t }) => t === 'welcome'));
    expect(welcomes.length).toBeGreaterThan(1);
    // The second time only what was missing came.
    expect(welcomes[1]?.eventsFrom).toBeGreaterThan(0);
    expect(bob.line.heard.flat().reduce((sum, { events = [] }) => sum + events.length, 0)).toBe(whole.length);
  });
});

describe('people at one table', () => {
  it('talk, pause by agreement and go on, and see who has left', async () => {
    const [first = '', second = ''] = await hiddenDuel();
    const [ann, bob] = [await arrive(first), await arrive(second)];
    await asked(ann.page).waitFor();
    await asked(bob.page).waitFor();
    const talk = ann.page.locator('.talk');
    await talk.locator('summary').click();
    await talk.getByRole('textbox').fill('Mind <b>the</b> wall');
    await talk.getByRole('button', { name: 'Say it' }).click();
    await expect.poll(() => talk.innerText()).toContain('Mind <b>the</b> wall');
    await expect.poll(() => bob.page.locator('.talk summary').innerText()).toContain('1 new');
    await question(ann.page)
      .getByRole('button', { name: /and more/ })
      .click();
    await question(ann.page).getByRole('button', { name: 'Ask for a pause' }).click();
    await question(bob.page).getByRole('button', { name: 'Agree' }).click();
    await question(ann.page).getByText('The game is paused').waitFor();
    const held = question(bob.page).getByRole('button', { name: 'Paused' });
    await held.waitFor();
    expect(await held.isDisabled()).toBe(true);
    for (const key of ['Enter', 'Space']) await bob.page.keyboard.press(key);
    expect(await question(bob.page).getByRole('button', { name: 'Do it' }).count()).toBe(0);
    for (const page of [ann.page, bob.page]) expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await question(bob.page).getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => question(ann.page).getByText('The game is paused').count()).toBe(0);
    await question(bob.page).getByRole('button', { name: 'Do it' }).waitFor();
    expect(await question(bob.page).getByRole('alert').count()).toBe(0);
    await question(ann.page)
      .getByRole('button', { name: /and more/ })
      .click();
    await answers(ann.page);
    await bob.page.goto('about:blank');
    await expect.poll(() => here(ann.page).innerText()).toMatch(/not here/);
    expect(await overhang(ann.page)).toBe(0);
  });
});

describe('a clock', () => {
  it('that ran out is told to whom it answered for, and to the other', async () => {
    const [first = '', second = ''] = await hiddenDuel({ kind: 'answer', seconds: 5 });
    const [ann, bob] = [await arrive(first), await arrive(second, true)];
    await question(bob.page).getByText('Your time ran out').waitFor();
    await expect.poll(() => here(ann.page).innerText()).toMatch(/Stinger 2[\s\S]*out of time/);
    expect(await overhang(bob.page)).toBe(0);
    expect(await axeFindingsInBothLooks(bob.page)).toEqual([]);
  });
});

describe('a plan', () => {
  it('is written in the page, told in words, and answers', async () => {
    const [first = ''] = await hiddenDuel();
    const { page } = await arrive(first, true);
    await asked(page).waitFor();
    await question(page)
      .getByRole('button', { name: /and more/ })
      .click();
    const plan = page.locator('.plan');
    await plan.getByRole('button', { name: 'Add a rule' }).click();
    await plan.getByRole('combobox', { name: 'What to do' }).selectOption('bend-left');
    await plan.getByRole('button', { name: 'Only if…' }).click();
    await expect.poll(() => plan.locator('.plan-words').innerText()).toBe('bend left, if anyone is within 3 in ahead');
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await plan.getByRole('button', { name: 'Give this order' }).click();
    await expect.poll(() => plan.locator('.plan-rules').innerText()).toContain('bend left, if anyone is within 3 in');
    expect(await overhang(page)).toBe(0);
    await plan.getByRole('button', { name: 'Drop' }).click();
    await expect.poll(() => plan.locator('.plan-rules').count()).toBe(0);
  });
});
