import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerSecret } from '../people/server-secret.ts';
import { Tickets } from '../people/tickets.ts';
import type { RunningServer } from '../start.ts';
import { openDatabase } from '../storage/open-database.ts';
import { BrowserLike } from '../testing/browser.ts';
import { cleanUp, startToyServer, toySettings } from '../testing/servers.ts';
import { SoftPasskey } from '../testing/soft-passkey.ts';
import type { Entered, Me } from '../wire/people.ts';

const SECRET = 'a secret of the operator, by chance 4711';

let server: RunningServer;
beforeAll(async () => {
  server = await startToyServer({ secret: SECRET });
});
afterAll(cleanUp);

const arrive = () => new BrowserLike(server.address);
const makePasskey = () => new SoftPasskey(arrive().address);

interface Question {
  readonly ticket: string;
  readonly options: { readonly challenge: string; readonly [more: string]: unknown };
}

async function asked(browser: BrowserLike, path: string, body: unknown = {}): Promise<Question> {
  const answer = await browser.send<Question>('POST', path, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Keeps a name by a new passkey. */
async function keep(name: string, browser = arrive(), passkey = makePasskey()) {
  const { ticket, options } = await asked(browser, '/api/people/passkey/options', { name });
  const body = { ticket, response: passkey.made(options) };
  return { browser, passkey, body, answer: await browser.send<Entered>('POST', '/api/people/passkey', body) };
}

async function enter(passkey: SoftPasskey, browser = arrive()) {
  const { ticket, options } = await asked(browser, '/api/sessions/passkey/options');
  const body = { ticket, response: passkey.used(options) };
  return { browser, body, answer: await browser.send<Entered>('POST', '/api/sessions/passkey', body) };
}

describe('a passkey', () => {
  it('keeps a name, and opens the door without one', async () => {
    const { answer, passkey } = await keep('Key Holder');
    expect(answer).toMatchObject({ status: 201, body: { person: { name: 'Key Holder', hasPassword: false } } });
    expect(answer.body.person.passkeys).toHaveLength(1);
    const { browser, answer: back } = await enter(passkey);
    expect(back).toMatchObject({ status: 201, body: { recovery: null } });
    expect(await browser.who()).toBe('Key Holder');
  });

  it('is asked for in a way that needs no name, names nobody, and wants the person there', async () => {
    const { options } = await asked(arrive(), '/api/sessions/passkey/options');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const kept = await asked(arrive(), '/api/people/passkey/options', { name: 'Asker' });
    expect(kept.options).toMatchObject({ authenticatorSelection: { residentKey: 'required' }, attestation: 'none' });
  });

  it('comes beside a password, and either may go while the other stays', async () => {
    const browser = arrive();
    await browser.keep('Both ways', 'correct horse battery');
    const passkey = makePasskey();
    const { ticket, options } = await asked(browser, '/api/me/passkeys/options');
    const added = await browser.send<Me>('POST', '/api/me/passkeys', { ticket, response: passkey.made(options) });
    expect(added.body.person?.passkeys).toHaveLength(1);
    expect((await browser.send<Me>('PUT', '/api/me/password', { password: null })).body.person?.hasPassword).toBe(
      false,
    );
    const id = added.body.person?.passkeys[0]?.id;
    expect(await browser.send('DELETE', `/api/me/passkeys/${id}`)).toMatchObject({ status: 409 });
    await browser.send('PUT', '/api/me/password', { password: 'correct horse battery' });
    expect((await browser.send('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200);
    expect((await enter(passkey)).answer.status).toBe(401);
    expect(await browser.send('DELETE', `/api/me/passkeys/${id}`)).toMatchObject({ status: 404 });
  });

  it('of another cannot be taken off, nor a question of another be answered', async () => {
    const ann = await keep('Ann P');
    const eve = await keep('Eve P');
    const hers = ann.answer.body.person.passkeys[0]?.id;
    expect((await eve.browser.send('DELETE', `/api/me/passkeys/${hers}`)).status).toBe(404);
    const { ticket, options } = await asked(ann.browser, '/api/me/passkeys/options');
    const body = { ticket, response: makePasskey().made(options) };
    expect(await eve.browser.send('POST', '/api/me/passkeys', body)).toMatchObject({
      ...{ status: 422, body: { problems: [{ code: 'ticket' }] } },
    });
    expect((await enter(ann.passkey)).answer.status).toBe(201);
  });
});

describe('an answer that does not count', () => {
  it('is one that was given before', async () => {
    const { body, passkey } = await keep('Replayed');
    expect(await arrive().send('POST', '/api/people/passkey', body)).toMatchObject({ status: 422 });
    const first = await enter(passkey);
    const thief = arrive();
    expect(await thief.send('POST', '/api/sessions/passkey', first.body)).toMatchObject({ status: 401 });
    expect(await thief.who()).toBeNull();
  });

  it('is one of two at the same moment, also from a passkey that does not count', async () => {
    const { passkey } = await keep('At once');
    const browser = arrive();
    const { ticket, options } = await asked(browser, '/api/sessions/passkey/options');
    passkey.counter = -1;
    const body = { ticket, response: passkey.used(options) };
    const all = await Promise.all([1, 2, 3].map(() => arrive().send('POST', '/api/sessions/passkey', body)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is one to a question that is too old, or that was never asked', async () => {
    const { passkey } = await keep('Late');
    const settings = toySettings();
    const { db, close } = await openDatabase(settings);
    const tickets = new Tickets(db, new ServerSecret(db, SECRET));
    const about = { use: 'enter', site: 'localhost', person: '', name: '' } as const;
    const old = await tickets.write(about, Date.now() - 301_000);
    const ahead = await tickets.write(about, Date.now() + 86_400_000);
    const fresh = await tickets.write(about);
    const foreign = await new Tickets(db, new ServerSecret(db, 'x'.repeat(40))).write(about);
    await close();
    const tried = async ({ text, challenge }: { text: string; challenge: string }) =>
      (await arrive().send('POST', '/api/sessions/passkey', { ticket: text, response: passkey.used({ challenge }) }))
        .status;
    expect(await tried(old)).toBe(422);
    // Written by a clock that was set back meanwhile: it would hold for a day.
    expect(await tried(ahead)).toBe(422);
    expect(await tried(foreign)).toBe(422);
    expect(await tried({ ...fresh, text: `A${fresh.text}` })).toBe(422);
    expect(await tried({ ...fresh, challenge: old.challenge })).toBe(401);
    expect(await tried(fresh)).toBe(201);
  });

  it('is one to a question of another kind', async () => {
    const { browser, passkey } = await keep('Other kind');
    const { ticket, options } = await asked(browser, '/api/me/passkeys/options');
    const body = { ticket, response: passkey.used(options) };
    expect(await arrive().send('POST', '/api/sessions/passkey', body)).toMatchObject({ status: 422 });
    const made = { ticket, response: makePasskey().made(options) };
    expect(await arrive().send('POST', '/api/people/passkey', made)).toMatchObject({ status: 422 });
  });

  it.each([
    ['was signed on another site', (key: SoftPasskey) => Object.assign(key, { site: 'evil.example' })],
    [
      'was given to a page of another site',
      (key: SoftPasskey) => Object.assign(key, { origin: 'https://evil.example' }),
    ],
    ['comes without the person', (key: SoftPasskey) => Object.assign(key, { flags: 0x01 })],
    ['comes from a copy, whose counter goes back', (key: SoftPasskey) => Object.assign(key, { counter: 0 })],
  ])('is one that %s', async (what, spoil) => {
    const { passkey } = await keep(`Spoiled ${what.length}`);
    passkey.counter = 5;
    expect((await enter(passkey)).answer.status).toBe(201);
    spoil(passkey);
    const { answer, browser } = await enter(passkey);
    expect(answer).toMatchObject({ status: 401, body: { problems: [{ code: 'passkey' }] } });
    expect(await browser.who()).toBeNull();
  });

  it('is one by a key that nobody has, or whose signature is not its own', async () => {
    const { passkey } = await keep('Signed');
    const unknown = await enter(makePasskey());
    const forger = Object.assign(makePasskey(), { id: passkey.id });
    const forged = await enter(forger);
    expect([unknown.answer.status, forged.answer.status]).toEqual([401, 401]);
    expect(forged.answer.body).toEqual(unknown.answer.body);
  });

  it('is one from an address without a name', async () => {
    const browser = arrive();
    const numbered = new BrowserLike(server.address);
    Object.assign(numbered, { address: server.address });
    expect(await numbered.send('POST', '/api/sessions/passkey/options', {})).toMatchObject({ status: 422 });
    browser.headers = { origin: '' };
    expect((await browser.send('POST', '/api/sessions/passkey/options', {})).status).toBeGreaterThanOrEqual(400);
  });

  it('leaves nothing behind: only answers that were right take room', async () => {
    const settings = toySettings();
    const { address, close } = await startToyServer(settings);
    const browser = new BrowserLike(address);
    for (let i = 0; i < 5; i++) {
      const { ticket, options } = await asked(browser, '/api/sessions/passkey/options');
      await browser.send('POST', '/api/sessions/passkey', { ticket, response: makePasskey().used(options) });
    }
    await close();
    const database = await openDatabase(settings);
    const { rows } = await sql<{ n: number }>`select count(*) as n from spent_tickets`.execute(database.db);
    await database.close();
    expect(rows).toEqual([{ n: 0 }]);
  });
});
