import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { atRest, coastToTheEnd } from './support/play.ts';
import { Table } from './support/table.ts';
import { visitors } from './support/visitors.ts';

// The server is stopped here, so it is not the one that all files share.
const table = new Table();
beforeAll(() => table.start());
afterAll(() => table.close());

const visit = visitors();
const mine = (page: Page) => page.getByRole('region', { name: 'Yours' }).getByRole('link');

/** The same dice each time; runs in the page, before anything else of it. */
function fixDice(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function fixed(this: Worker, message: { t: string; asked?: object }) {
    const asked = { ...message.asked, seed: 'in the browser' };
    post.call(this, message.t === 'create' ? { ...message, asked } : message);
  };
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly tags: readonly string[];
  readonly design: { readonly name: string; readonly armor: { readonly points: Readonly<Record<string, number>> } };
}

/** The library as another device that has its secret sees it. */
class OtherDevice {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  async entries(): Promise<readonly Entry[]> {
    const page = (await this.ask('')) as { readonly entries: readonly Entry[] };
    return page.entries;
  }

  async frontArmor({ id, name, version, tags, design }: Entry, front: number): Promise<void> {
    const changed = { ...design, armor: { ...design.armor, points: { ...design.armor.points, front } } };
    await this.ask(`/${id}`, { ruleset: 'deluxe', name, tags, version, design: changed });
  }

  private async ask(path: string, body?: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.secret}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) };
    const response = await fetch(`${table.address}/api/library${path}`, { headers, ...sent });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}

it('a cold start without network or server: the garage, a duel to its end; back again, all is sent and both of two changes are kept', async () => {
  const { page: first, context } = await visit({ serviceWorkers: 'allow' });
  await context.addInitScript(fixDice);
  await first.goto(`${table.address}/garage`);
  await first.getByRole('button', { name: 'Duplicate Killer Kart', exact: true }).last().click();
  await first.getByText('Kept in this browser, and on the server').waitFor();
  const other = new OtherDevice(await first.evaluate("JSON.parse(localStorage.getItem('hardtop.library-token'))"));
  // All of the page is fetched once it has come to rest.
  await first.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await first.close();
  await table.kill('SIGTERM');
  await context.setOffline(true);

  const page = await context.newPage();
  await page.goto(`${table.address}/garage`);
  await mine(page).getByText('Killer Kart').click();
  await page.getByRole('spinbutton', { name: 'Back, points' }).fill('19');
  await page.getByRole('link', { name: 'Back to the garage' }).click();
  await page.getByRole('button', { name: 'Duplicate Stinger', exact: true }).last().click();
  await page.getByText('The server is away').waitFor();
  await expect.poll(async () => (await mine(page).allInnerTexts()).sort()).toEqual(['Killer Kart', 'Stinger']);

  await page.goto(table.address);
  await page.getByRole('status').getByText('Machines can be fought on this device').waitFor();
  await page.getByRole('radio', { name: 'A friend, elsewhere', disabled: true }).waitFor();
  expect(await axeFindingsInBothLooks(page)).toEqual([]);
  await page.getByRole('button', { name: /A guided duel/ }).click();
  await atRest(page);
  await page.reload();
  await atRest(page);
  await coastToTheEnd(page);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('slider', { name: 'Step of the game' }).waitFor();

  await table.start();
  const [kart] = await other.entries();
  if (kart === undefined) throw new Error('the server has nothing');
  await other.frontArmor(kart, 17);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(table.address);
  await page.getByText('On this device.', { exact: true }).waitFor();
  expect(await overhang(page)).toBe(0);
  await context.setOffline(false);
  await expect
    .poll(async () =>
      (await other.entries())
        .map(({ name, design: { armor } }) => `${name}: ${armor.points.front}/${armor.points.back}`)
        .sort(),
    )
    .toEqual([
      expect.stringMatching(/^Killer Kart \(from the other device, \d+ \w+\): 17\/3$/),
      'Killer Kart: 5/19',
      expect.stringMatching(/^Stinger: /),
    ]);
  await page.getByRole('button', { name: /^Keep .* on the server$/ }).click();
  await expect.poll(() => page.getByText('On this device.', { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Garage' }).click();
  await page.getByText('Both are kept').waitFor();
});
