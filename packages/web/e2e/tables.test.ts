import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { answer, question } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();
let complaints: (readonly string[])[] = [];

afterEach(() => {
  // A refusal that is shown is one that was asked for.
  const all = complaints.flat().filter((text) => !/status of (401|403|409|422)/.test(text));
  complaints = [];
  expect(all).toEqual([]);
});

async function arrive(more: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const guest = await visit(more);
  complaints.push(guest.complaints);
  return guest.page;
}

const expectAccessible = async (page: Page) => {
  expect(await axeFindingsInBothLooks(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
};

const asked = (page: Page) => question(page).getByRole('button', { name: 'Do it' }).waitFor();
const says = (page: Page, words: RegExp) => expect.poll(() => page.locator('main').innerText()).toMatch(words);

/** Opens a table of the first scenario; the other seat is for whoever comes. */
async function openTable(page: Page, title: string): Promise<void> {
  await page.goto(`${address}/lobby/new`);
  await page.getByLabel('What the table is called').fill(title);
  await page.getByLabel('What you are called').fill('Ann');
  await page.getByText('Optional rules and readings').click();
  await page.getByLabel('Critical hits').selectOption('true');
  await says(page, /Critical hits: Yes/);
}

describe('a table', () => {
  it('is opened, found in the lobby, sat down at by link, handed over, and played', async () => {
    const [ann, bob, eve] = [await arrive(), await arrive(), await arrive({ viewport: { width: 390, height: 844 } })];
    await eve.goto(`${address}/lobby`);
    await openTable(ann, 'Friday <b>night</b>');
    await expectAccessible(ann);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    const link = await ann.getByRole('textbox', { name: 'The link to this table' }).inputValue();
    await ann.getByRole('img', { name: /QR code/ }).waitFor();
    await expectAccessible(ann);

    // Whoever looks at the lobby sees it come, its title as text.
    await eve.getByRole('heading', { name: 'Friday <b>night</b>' }).waitFor();
    await says(eve, /1 of 2 seats free/);
    await says(eve, /Ann waits/);
    await expectAccessible(eve);

    await bob.goto(link);
    await expect.poll(() => bob.url()).not.toContain('#');
    await bob.getByLabel('What you are called').fill('Bob');
    await bob.getByRole('button', { name: /^Take this seat/ }).click();
    await asked(bob);
    await eve.getByText(/No table waits/).waitFor();
    await ann.getByRole('link', { name: 'To the table' }).click();
    await asked(ann);
    await ann.getByRole('heading', { level: 1, name: /^Friday <b>night<\/b> \S/ }).waitFor();
    for (const page of [ann, bob]) await answer(page, 'Space');

    // Bob hands his seat to Eve; Ann must agree.
    const door = ann.url().replace('/game/', '/table/');
    await bob.goto(door);
    await bob.getByRole('button', { name: 'Hand to a friend' }).click();
    const claim = await bob.getByRole('textbox', { name: 'The link for your friend' }).inputValue();
    await expectAccessible(bob);
    await eve.goto(claim);
    await eve.getByLabel('What you are called').fill('Eve');
    await eve.getByRole('button', { name: /^Take this seat/ }).click();
    await eve
      .getByRole('alert')
      .getByText(/Not all have agreed/)
      .waitFor();
    await ann.getByRole('button', { name: 'Agree' }).waitFor();
    await ann.getByRole('button', { name: 'Agree' }).click();
    await ann.getByRole('button', { name: 'Agree' }).waitFor({ state: 'detached' });
    await expect.poll(() => eve.getByRole('alert').count()).toBe(0);
    await bob.goto('about:blank');
    await eve.getByRole('button', { name: /^Take this seat/ }).click();
    await eve.waitForURL(/\/game\//);
    await eve.locator('.table').waitFor();
    await bob.goto(door.replace('/table/', '/game/'));
    await says(bob, /This seat was handed over/);
    await bob.getByRole('link', { name: 'Who sits there now' }).click();
    await bob.getByRole('link', { name: 'Look on' }).waitFor();
    expect(await bob.locator('.door-seats').innerText()).not.toMatch(/You|Leave/);
    const seats = await eve.evaluate(async (at) => (await fetch(at)).json(), door.replace('/table/', '/api/games/'));
    expect(seats).toMatchObject({ seats: [{ by: 'Ann' }, { by: 'Eve' }] });
  });

  it('has a clock of one’s own, and is shown as late as its host likes where something is hidden: the door says so', async () => {
    const ann = await arrive();
    await openTable(ann, 'By our own clock');
    expect(await ann.getByLabel('Those who only look on see it').count()).toBe(0);
    await ann.getByLabel('Hidden record sheets').selectOption('true');
    await ann.getByRole('option', { name: '1 minute late, as usual here' }).waitFor({ state: 'attached' });
    await ann.getByLabel('Those who only look on see it').selectOption('300');
    await ann.getByLabel('Clock', { exact: true }).selectOption('own-bank');
    await ann.getByLabel('Minutes in all').fill('9999');
    await ann.getByRole('button', { name: 'Open the table' }).click();
    expect(await ann.getByLabel('Minutes in all').evaluate((input) => input.matches(':invalid:focus'))).toBe(true);
    await ann.getByLabel('Minutes in all').fill('45');
    await expectAccessible(ann);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await says(ann, /45 minutes in all, 15 seconds more an answer/i);
    await says(ann, /Looking on: 5 minutes late/i);
    await expectAccessible(ann);
  });

  it('of a scenario of one’s own is opened from a file; what cannot be played is refused with its reasons', async () => {
    const [ann, bob] = [await arrive(), await arrive({ viewport: { width: 390, height: 844 } })];
    await ann.goto(`${address}/lobby/new`);
    const bring = async (file: unknown) => {
      const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
      await ann
        .getByLabel('Open a scenario file')
        .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
    };
    const refused = (words: RegExp) => ann.getByRole('alert').getByText(words).waitFor();
    await bring('{"title": "half');
    await refused(/no JSON/);
    await bring({ title: 'Nobody’s' });
    await refused(/does not say what rules/);
    await bring({ ruleset: 'canasta' });
    await refused(/rules that are not here: "canasta"/);
    await bring({ ruleset: 'deluxe', title: 'x'.repeat(300_000) });
    await refused(/larger than 256 KB/);
    const house = `${address}/api/rulesets/deluxe/scenarios/the-pit`;
    const pit = await ann.evaluate(async (at) => (await fetch(at)).json() as Promise<object>, house);
    await bring({ ...pit, title: 'Home-made', turns: 'many' });
    await refused(/turns/);
    await ann.getByRole('button', { name: 'Open the table', disabled: true }).waitFor();
    await bring({ ...pit, title: 'Home-made <i>pit</i>' });
    await ann.getByRole('alert').waitFor({ state: 'detached' });
    await expectAccessible(ann);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await bob.goto(await ann.getByRole('textbox', { name: 'The link to this table' }).inputValue());
    await bob.getByRole('heading', { name: 'Home-made <i>pit</i>' }).waitFor();
    await bob.getByRole('button', { name: /^Take this seat/ }).click();
    await asked(bob);

    // It is one of her own from then on, and the drawing board leads back here.
    await ann.goto(`${address}/scenarios`);
    await ann.getByRole('link', { name: 'Home-made <i>pit</i>' }).click();
    await ann.getByRole('button', { name: 'Play it' }).click();
    await ann.getByRole('button', { name: /^A table for others/ }).click();
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await ann.getByRole('heading', { name: 'Home-made <i>pit</i>' }).waitFor();
  });

  it('of Twilight has other readings, a seat for each of the party on one side, and plans that answer', async () => {
    const [ann, bob] = [await arrive(), await arrive({ viewport: { width: 390, height: 844 } })];
    await ann.goto(`${address}/lobby/new`);
    await ann.getByLabel('Rules', { exact: true }).selectOption('twilight');
    await ann.getByText('Optional rules and readings').click();
    await ann.getByLabel('Fragments far from a burst').selectOption('chart');
    await says(ann, /Fragments far from a burst: By the chart/);
    await ann.getByText('A seat for each of a crew or a group').click();
    await ann.getByText('Choose who fights together').click();
    await ann.getByLabel('Side of Marauders').waitFor();
    expect(await ann.getByLabel('Side of The party: Ellis').count()).toBe(0);
    // All on one side have nobody to fight.
    await ann.getByLabel('Side of Marauders').selectOption('0');
    await ann
      .getByRole('alert')
      .getByText(/Nobody is anybody’s enemy/)
      .waitFor();
    await ann.getByLabel('Side of Marauders').selectOption('1');
    await ann.getByRole('alert').waitFor({ state: 'detached' });
    for (const name of ['Marauders (Leader, 5 more)', 'The party: Weiss', 'The party: Corso'])
      await ann.getByLabel(name, { exact: true }).selectOption('bot');
    await expectAccessible(ann);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await bob.goto(await ann.getByRole('textbox', { name: 'The link to this table' }).inputValue());
    await says(bob, /By the chart/);
    await bob.getByRole('button', { name: /^Take this seat/ }).click();
    await bob.locator('.table').waitFor();
    await ann.getByRole('link', { name: 'To the table' }).click();
    await asked(ann);
    await says(ann, /Does anybody do the same thing all turn/);
    await question(ann)
      .getByRole('button', { name: /and more/ })
      .click();
    const plan = ann.locator('.plan');
    await plan.getByRole('button', { name: 'Add a rule' }).click();
    await plan.getByRole('combobox', { name: 'What to do' }).selectOption('nobody-repeats');
    await plan.getByRole('button', { name: 'Give this order' }).click();
    await expect.poll(() => question(ann).innerText()).not.toMatch(/Does anybody do the same/);
    // His own man alone is asked about, and he is asked by himself.
    await asked(bob);
    await says(bob, /Does anybody do the same thing all turn/);
    expect(await question(bob).getByRole('button', { name: 'Ellis' }).count()).toBe(1);
    expect(await question(bob).getByRole('button', { name: 'Novak' }).count()).toBe(0);
    expect(await overhang(bob)).toBe(0);
  });

  it('with a password asks for it, and a seat that is left goes to a machine', async () => {
    const [ann, bob] = [await arrive(), await arrive()];
    await openTable(ann, 'Behind a door');
    await ann.getByLabel('Password').fill('open sesame');
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await ann.getByRole('heading', { name: 'Your table' }).waitFor();
    await bob.goto(ann.url());
    await bob.getByLabel('Password of the table').fill('wrong');
    await bob.getByRole('button', { name: /^Take this seat/ }).click();
    await bob.getByRole('alert').getByText('That is not the password.').waitFor();
    await bob.getByLabel('Password of the table').fill('open sesame');
    await bob.getByRole('button', { name: /^Take this seat/ }).click();
    await asked(bob);
    await bob.goto(ann.url());
    await bob.getByRole('button', { name: 'Leave' }).click();
    await ann.getByRole('button', { name: /^Give it to a machine/ }).click();
    await says(ann, /A machine/);
  });
});
