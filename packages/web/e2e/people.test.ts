import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { answer, startGame } from './support/play.ts';
import { visitors } from './support/visitors.ts';

// A passkey belongs to a name, not to a number.
const address = inject('address').replace('127.0.0.1', 'localhost');
const visit = visitors();
const PASSWORD = 'correct horse battery';
const PHONE = { viewport: { width: 390, height: 844 } };

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const keepPart = (page: Page) => page.getByRole('region', { name: 'Keep a name' });
const enterPart = (page: Page) => page.getByRole('region', { name: /^Come in/ });
const codeField = (page: Page) => page.getByRole('status').getByRole('textbox', { name: 'Recovery code' });

/** Keeps a name by a password; the recovery code. */
async function keepName(page: Page, name: string): Promise<string> {
  await page.goto(`${address}/you`);
  await keepPart(page).getByLabel('Your name').fill(name);
  await keepPart(page)
    .getByLabel(/password$/i)
    .fill(PASSWORD);
  await press(page, 'Keep it by this password');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return codeField(page).inputValue();
}

async function comeIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto(`${address}/you`);
  await enterPart(page).getByLabel('Name').fill(name);
  await enterPart(page).getByLabel('Password').fill(password);
  await enterPart(page).getByRole('button', { name: 'Come in', exact: true }).click();
}

/** A duel of a guest, one answer in; its id. */
async function playAsGuest(page: Page): Promise<string> {
  await page.goto(address);
  await startGame(page);
  await answer(page, 'Space');
  return new URL(page.url()).pathname;
}

/** A copy of a car of the house, in one's own library. */
async function buildCar(page: Page): Promise<void> {
  await page.goto(`${address}/garage`);
  await page.getByRole('button', { name: 'Duplicate Killer Kart', exact: true }).click();
  await page
    .getByRole('region', { name: 'Yours' })
    .getByRole('link', { name: /Killer Kart/ })
    .waitFor();
}

/** A campaign of one's own, by its name. */
async function beginCampaign(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/desk/new`);
  await page.getByLabel('Campaign', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /^Next period/ }).waitFor();
}

const campaignsOf = async (page: Page) => {
  await page.goto(`${address}/desk`);
  return (name: string) => page.getByRole('link', { name: `Go on with ${name}` });
};

/** The browser's own authenticator, which says yes to everything. */
async function withPasskeys(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

describe('whoever keeps a name', () => {
  it('is away from all tables until a day, said once, and back when they say so', async () => {
    const { page } = await visit(PHONE);
    await keepName(page, 'Holiday Ann');
    const part = page.getByRole('region', { name: 'When you are away' });
    await part.getByText('You have 42 days of this year left.').waitFor();
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await part.getByLabel('Away until the end of').fill(day);
    await part.getByRole('button', { name: 'Stop all my clocks' }).click();
    await part.getByText(/^You are away until the end of/).waitFor();
    expect(await overhang(page)).toBe(0);
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await part.getByRole('button', { name: 'I am back' }).click();
    await part.getByRole('button', { name: 'Stop all my clocks' }).waitFor();
  });

  it('by a password has the guest’s seat, designs and campaigns, and finds them on a second device with what that one had', async () => {
    const desk = await visit();
    const game = await playAsGuest(desk.page);
    await buildCar(desk.page);
    await beginCampaign(desk.page, 'Desk roads');
    await keepName(desk.page, 'Road Ann');
    const phone = await visit(PHONE);
    await beginCampaign(phone.page, 'Phone roads');
    await comeIn(phone.page, 'road ann');
    await phone.page.getByRole('heading', { level: 1, name: 'Road Ann' }).waitFor();
    await phone.page.goto(address);
    await phone.page.getByRole('link', { name: /^Go on with/ }).click();
    await expect.poll(() => new URL(phone.page.url()).pathname).toBe(game);
    await answer(phone.page, 'Space');
    await phone.page.goto(`${address}/garage`);
    await phone.page
      .getByRole('region', { name: 'Yours' })
      .getByRole('link', { name: /Killer Kart/ })
      .waitFor();
    for (const page of [phone.page, desk.page]) {
      const campaign = await campaignsOf(page);
      for (const name of ['Desk roads', 'Phone roads']) await campaign(name).waitFor();
    }
    // A seat that is taken on the phone shows on the desk.
    const second = await playAsGuest(phone.page);
    await desk.page.goto(address);
    await desk.page.locator(`a[href="${second}"]`).first().waitFor();
    expect([...desk.complaints, ...phone.complaints]).toEqual([]);
  });

  it('comes back by the recovery code after everything was cleared, sets a password, and ends the other device', async () => {
    const lost = await visit();
    const code = await keepName(lost.page, 'Lost Larry');
    const found = await visit();
    await found.page.goto(`${address}/you`);
    await found.page.getByText('By a recovery code').click();
    await field(found.page, 'Recovery code').fill(code.toLowerCase());
    await press(found.page, 'Come in by this code');
    await found.page.getByRole('heading', { level: 1, name: 'Lost Larry' }).waitFor();
    expect(await codeField(found.page).inputValue()).not.toBe(code);
    await press(found.page, /^End the session of/);
    await found.page.getByText('That session is over.').waitFor();
    await lost.page.reload();
    await keepPart(lost.page).waitFor();
    await found.page.getByLabel('A new password').fill('another one entirely');
    await press(found.page, 'Set the password');
    await found.page.getByText('The password is set').waitFor();
    await comeIn(lost.page, 'Lost Larry');
    await lost.page.getByRole('alert').getByText('do not belong together').waitFor();
    await comeIn(lost.page, 'Lost Larry', 'another one entirely');
    await lost.page.getByRole('heading', { level: 1, name: 'Lost Larry' }).waitFor();
  });

  it('by a passkey comes in without name or password, and may leave it to the browser to forget all', async () => {
    const { page, complaints } = await visit();
    await withPasskeys(page);
    await page.goto(`${address}/you`);
    await keepPart(page).getByLabel('Your name').fill('Key Kate');
    await press(page, 'Keep it by a passkey');
    await page.getByRole('heading', { level: 1, name: 'Key Kate' }).waitFor();
    await buildCar(page);
    await page.goto(`${address}/you`);
    await press(page, 'Leave, and forget what is here');
    await keepPart(page).waitFor();
    await page.goto(`${address}/garage`);
    await page.getByRole('button', { name: 'Duplicate Killer Kart', exact: true }).waitFor();
    expect(
      await page
        .getByRole('region', { name: 'Yours' })
        .getByRole('link', { name: /Killer Kart/ })
        .count(),
    ).toBe(0);
    await page.goto(`${address}/you`);
    await press(page, 'Come in by a passkey');
    await page.getByRole('heading', { level: 1, name: 'Key Kate' }).waitFor();
    await page.goto(`${address}/garage`);
    await page
      .getByRole('region', { name: 'Yours' })
      .getByRole('link', { name: /Killer Kart/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('takes everything along as a file, and deletes it', async () => {
    const { page } = await visit();
    const game = await playAsGuest(page);
    await buildCar(page);
    await keepName(page, 'Gone Gus');
    const saving = page.waitForEvent('download');
    await press(page, 'Save everything as a file');
    const file: unknown = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(file).toMatchObject({ person: { name: 'Gone Gus' }, designs: [{}], games: [{ id: game.split('/')[2] }] });
    const gone = page.getByRole('button', { name: 'Delete everything of mine' });
    expect(await gone.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /I want everything/ }).check();
    await gone.click();
    await page.getByText('Everything is deleted, 1 games with it.').waitFor();
    await comeIn(page, 'Gone Gus');
    await page.getByRole('alert').getByText('do not belong together').waitFor();
    await page.goto(address);
    await page.getByText('No games yet.').waitFor();
    await page.goto(`${address}${game}`);
    await page.getByText(/There is no game/).waitFor();
  });
});

describe('the page of oneself', () => {
  it.each([
    ['at a desk', {}],
    ['on a phone', PHONE],
  ])('%s can be read, heard and used by keys alone', async (where, how) => {
    const { page } = await visit(how);
    await withPasskeys(page);
    await page.goto(address);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'You' }).press('Enter');
    await keepPart(page).waitFor();
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await keepPart(page).getByLabel('Your name').focus();
    await page.keyboard.type(`Keys ${where}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Keys ${where}` }).waitFor();
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    // With a way by which one is told, and its secret.
    await page.getByRole('button', { name: 'A feed of my own' }).press('Enter');
    await page.getByRole('textbox', { name: /^Address of the feed/ }).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  });
});
