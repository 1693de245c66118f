import { expect, inject, it } from 'vitest';
import { axeFindings, overhang } from './support/axe.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

it('the duel lab: cars are chosen, fight, and their matrix, picture and CSV are there; on a phone too', async () => {
  const { page } = await visit();
  await page.goto(`${address}/lab`);
  const cars = page.getByRole('group', { name: 'Two to eight cars' }).getByRole('checkbox');
  await cars.first().check();
  await cars.nth(1).check();
  await page.getByLabel('Duels of every two').selectOption('4');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Let them fight: 4 duels' }).click();
  await page.getByText('4 of 4 duels').waitFor();
  const matrix = page.getByRole('region', { name: 'Who beats whom' });
  await expect.poll(() => matrix.locator('td b').count()).toBe(2);
  await page.getByRole('img', { name: /^Points against all: / }).waitFor();
  const csv = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  const text = await (await page.request.get(`${address}${csv}`)).text();
  expect(text.split('\r\n')).toHaveLength(1 + 2 + 2 + 1);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overhang(page)).toBe(0);
  await page.reload();
  await page.getByText('4 of 4 duels').waitFor();
  await page.getByRole('link', { name: 'Another batch' }).click();
  await page.getByRole('button', { name: 'Choose two cars' }).waitFor();
});

it('a batch can be cancelled', async () => {
  const { page } = await visit();
  await page.goto(`${address}/lab`);
  const cars = page.getByRole('group', { name: 'Two to eight cars' }).getByRole('checkbox');
  await cars.first().check();
  await cars.nth(1).check();
  await page.getByLabel('Duels of every two').selectOption('100');
  await page.getByRole('button', { name: /^Let them fight/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled; what was fought stands below.').waitFor();
});
