import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { answer, atRest, isOver, question, scenarioFile } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

type Scenario = Readonly<Record<string, unknown>> & { readonly seats: readonly unknown[] };
type Night = Scenario & {
  readonly map: { readonly gates: readonly unknown[] };
  readonly vehicles: readonly object[];
};

const listed = async (id: string): Promise<Scenario> => (await scenarioFile(address, 'deluxe', id)) as Scenario;

/** A person in the first seat, machines in all others, and the same dice each time. */
async function sitDown(page: Page, scenario: Scenario): Promise<void> {
  const seats = scenario.seats.map((_, i) => ({ kind: i === 0 ? 'human' : 'bot' }));
  const body = JSON.stringify({ ruleset: 'deluxe', scenario, seats, seed: 'in the browser' });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${address}/api/games`, { method: 'POST', headers, body });
  const { game, keys } = (await made.json()) as { game: string; keys: readonly { seat: number; key: string }[] };
  await page.goto(`${address}/join/${game}#${keys[0]?.seat}.${keys[0]?.key}`);
  await atRest(page);
}

/** What was asked until the end, by who presses Space and nothing else; each time there were several answers. */
async function playedOut(page: Page, most: number): Promise<readonly string[]> {
  const heads: string[] = [];
  while (!(await isOver(page))) {
    heads.push(await question(page).getByRole('heading', { level: 2 }).innerText());
    expect(heads.length).toBeLessThanOrEqual(most);
    await expect.poll(() => page.locator('[data-answer], .bd-cell').count()).toBeGreaterThan(1);
    await answer(page, 'Space');
  }
  return heads;
}

/** Two cars that are wrecks with dead drivers, and one of each side beside them. */
const LAST_TWO: Scenario = {
  ruleset: 'deluxe',
  id: 'last-two',
  title: 'The last two',
  turnLimit: 20,
  onFoot: true,
  map: { minX: 0, minY: 0, maxX: 12, maxY: 12 },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [3, 9].map((x, seat) => ({
    seat,
    car: 'killer-kart',
    x,
    y: 6,
    heading: 0,
    damage: { plant: 99, crew: [3] },
  })),
  people: [
    { seat: 0, x: 5.1, y: 6.1, name: 'Rosa', arms: [{ weapon: 'SMG' }] },
    { seat: 1, x: 7.6, y: 6.1, name: 'Kim', hits: 1 },
  ],
};

/** As listed, but the gates open soon, and the first car comes in across a corner: its way out lies straight ahead. */
function acrossTheCorner({ event, map, vehicles: [first, ...others], ...night }: Night): Scenario {
  return {
    ...night,
    event: { ...(event as object), leaveAfter: 1 },
    map: { ...map, gates: [...map.gates, { wall: 'north', at: 3 }, { wall: 'west', at: 17 }] },
    vehicles: [{ ...first, x: 3, y: 19.4, heading: 135 }, ...others],
  };
}

/** Sets standing orders; one that answers what is asked just now shuts the drawer. */
async function order(page: Page, ...names: readonly string[]): Promise<void> {
  const drawer = page.getByText(/^Orders .*and more/).first();
  for (const name of names) {
    const box = page.locator('li.order').filter({ hasText: name }).getByRole('checkbox');
    const given = Number(/\d+/.exec(await drawer.innerText())?.[0] ?? 0);
    if (!(await box.isVisible())) await drawer.click();
    await box.click();
    await page
      .getByText(`Orders (${given + 1}) and more`)
      .first()
      .waitFor();
  }
  await atRest(page);
}

it('one car before five cycles, six at an amateur night and the last two on foot: each to its end, never with one answer only', async () => {
  const { page, complaints } = await visit();
  const { map, ...pack } = await listed('pack-attack');
  // As the book has it, but for the way to town.
  await sitDown(page, { ...pack, seats: pack.seats, map: { ...(map as object), highway: { town: 60 } } });
  await playedOut(page, 40);
  expect(await question(page).innerText()).toContain('has come to town');

  await sitDown(page, acrossTheCorner((await listed('amateur-night')) as Night));
  await expect.poll(() => page.locator('.bd-piece').count()).toBe(6);
  await order(page, 'Drive straight on', 'Keep this speed');
  const evening = await playedOut(page, 12);
  expect(evening.at(-1)).toContain('Who of the others has earned more prestige');
  expect(await question(page).innerText()).toContain('the most prestige of those who live');
  await page.getByText(/^What is left after/).click();
  expect(await question(page).innerText()).toMatch(/Stinger 1: .*left by a gate, keeps the car/);

  await sitDown(page, LAST_TWO);
  const asked = await playedOut(page, 40);
  expect(asked.some((head) => head.startsWith('Where does Rosa go?'))).toBe(true);
  expect(await question(page).innerText()).toContain('You win.');
  expect(complaints).toEqual([]);
});
