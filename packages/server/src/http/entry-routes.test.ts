import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../people/limits.ts';
import type { RunningServer } from '../start.ts';
import { openDatabase } from '../storage/open-database.ts';
import { BrowserLike } from '../testing/browser.ts';
import { cleanUp, startToyServer, toySettings } from '../testing/servers.ts';
import type { Entered, Me } from '../wire/people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startToyServer();
});
afterAll(cleanUp);

const arrive = () => new BrowserLike(server.address);
const PASSWORD = 'correct horse battery';

describe('a name', () => {
  it('is kept by a password, comes with a recovery code, and opens the door on another device', async () => {
    const phone = arrive();
    const kept = await phone.keep('  Ann  Lee ', PASSWORD);
    expect(kept).toMatchObject({
      status: 201,
      body: { person: { name: 'Ann Lee', hasPassword: true, isFresh: true } },
    });
    expect(kept.body.recovery).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
    expect(JSON.stringify(kept.body)).not.toMatch(/scrypt|horse/);
    const set = kept.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^hardtop-session=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const desk = arrive();
    expect(await desk.who()).toBeNull();
    expect((await desk.enter('ANN lee', PASSWORD)).status).toBe(201);
    expect(await desk.who()).toBe('Ann Lee');
    expect((await desk.send<Me>('GET', '/api/me')).body.person?.sessions).toHaveLength(2);
  });

  it('is secure behind TLS, also where only the page says so', async () => {
    const browser = arrive();
    browser.headers = { origin: browser.address.replace('http:', 'https:') };
    const kept = await browser.keep('Tess', PASSWORD);
    expect(kept.headers.get('set-cookie')).toMatch(
      /^__Host-hardtop=\S+; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await browser.who()).toBe('Tess');
  });

  it('that somebody keeps, or one like it, is refused; of two at the same moment one has it', async () => {
    const both = await Promise.all([arrive().keep('Twin', PASSWORD), arrive().keep('TWIN', PASSWORD)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const name of ['twin', 't w i n', 'T.W.I.N', 'ｔｗｉｎ'])
      expect(await arrive().keep(name, PASSWORD)).toMatchObject({
        status: 409,
        body: { problems: [{ code: 'taken' }] },
      });
  });

  it.each([
    ['', 'too short'],
    ['x', 'too short'],
    ['x'.repeat(33), 'too long'],
    ['a\u202eb', 'turns the line'],
    ['a\u200bb', 'hides something'],
    ['a\u0007b', 'rings'],
    ['<b>bold</b>', 'is written for a browser'],
    ['Аnn', 'mixes scripts that look alike'],
    [`e${'\u0323\u0307\u0323\u0307\u0331'.repeat(3)}x`, 'is a tower'],
    ['...', 'says nothing'],
  ])('%j is refused: it %s', async (name) => {
    expect(await arrive().keep(name, PASSWORD)).toMatchObject({ status: 422, body: { problems: [{ field: 'name' }] } });
  });

  it.each([
    ['short', 'short'],
    ['x'.repeat(201), 'long'],
    ['Password Is Me', 'the name'],
  ])('with the password %j is refused: it is %s', async (password) => {
    expect(await arrive().keep('password is me', password)).toMatchObject({
      ...{ status: 422, body: { problems: [{ code: 'password', field: 'password' }] } },
    });
  });
});

describe('whoever comes in', () => {
  it('is told the same, in about the same time, of a wrong password, an unknown name and a name without a password', async () => {
    await arrive().keep('Known', PASSWORD);
    const answers: { readonly name: string; readonly body: unknown; readonly millis: number }[] = [];
    for (const name of ['Known', 'Unknown', 'x'.repeat(150), '\u202e']) {
      const began = performance.now();
      const { status, body, headers } = await arrive().enter(name, 'wrong wrong wrong');
      answers.push({ name, body, millis: performance.now() - began });
      expect(status).toBe(401);
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // The slow hash is computed for all of them: without it an answer takes a twentieth.
    const [known] = answers;
    for (const { millis } of answers) expect(millis).toBeGreaterThan((known?.millis ?? 0) / 8);
  });

  it('may not try one name without end, whether anybody keeps it or not', async () => {
    await arrive().keep('Guessed', PASSWORD);
    const tries = async (name: string) => {
      const all = await Promise.all(Array.from({ length: 13 }, () => arrive().enter(name, 'wrong wrong wrong')));
      const refused = all.filter(({ status }) => status === 429);
      expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
      return { refused: refused.length, problem: refused[0]?.body.problems?.[0]?.code };
    };
    const known = await tries('Guessed');
    expect(known).toEqual({ refused: 3, problem: 'too-many' });
    expect(await tries('Nobody at all')).toEqual(known);
    expect((await arrive().enter('Guessed', PASSWORD)).status).toBe(429);
  }, 60_000);

  it('by a recovery code, as it is read off paper, gets a new one; the old one is spent', async () => {
    const { body } = await arrive().keep('Paper', PASSWORD);
    const code = String(body.recovery).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const lost = arrive();
    const back = await lost.send<Entered>('POST', '/api/sessions/recovery', { code });
    expect(back).toMatchObject({ status: 201, body: { person: { name: 'Paper', isFresh: true } } });
    expect(back.body.recovery).not.toBe(body.recovery);
    expect(await lost.who()).toBe('Paper');
    const again = await arrive().send('POST', '/api/sessions/recovery', { code });
    expect(again).toMatchObject({ status: 401, body: { problems: [{ field: 'code' }] } });
    expect((await lost.send('PUT', '/api/me/password', { password: 'another one entirely' })).status).toBe(200);
    expect((await arrive().enter('Paper', PASSWORD)).status).toBe(401);
    expect((await arrive().enter('Paper', 'another one entirely')).status).toBe(201);
  });

  it('with two of one code at once is one of them', async () => {
    const { body } = await arrive().keep('Code twice', PASSWORD);
    const use = () => arrive().send('POST', '/api/sessions/recovery', { code: body.recovery });
    const both = await Promise.all([use(), use(), use()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
  });
});

describe('what is no request of ours', () => {
  it.each([
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page of the same host on another port', { origin: 'http://localhost:1' }, 403],
    ['a page that names no site', { origin: 'null' }, 403],
    ['a page that a browser calls foreign', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('from %s is refused, and nothing is set', async (_what, headers, status) => {
    const browser = arrive();
    browser.headers = headers;
    const answer = await browser.keep('Foreign', PASSWORD);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['/api/people', { name: 7, password: {} }],
    ['/api/people', { name: 'x', password: PASSWORD, admin: true }],
    ['/api/people', []],
    ['/api/people', 'null'],
    ['/api/people/passkey/options', {}],
    ['/api/people/passkey', { ticket: 'x', response: { id: [] } }],
    ['/api/sessions', { name: null, password: PASSWORD }],
    ['/api/sessions', { name: 'x'.repeat(1_000), password: 'x' }],
    ['/api/sessions/passkey', { ticket: 'x'.repeat(5_000) }],
    ['/api/sessions/recovery', { code: ['a'] }],
  ])('%s %j: 400, with the field', async (path, body) => {
    const answer = await arrive().send('POST', path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.problems?.[0]?.field).toBeTruthy();
  });

  it.each(['/api/people', '/api/sessions', '/api/sessions/passkey', '/api/sessions/recovery'])(
    '%s with a giant body: 413, with the limit',
    async (path) => {
      const answer = await arrive().send('POST', path, { name: 'x'.repeat(100_000), password: 'x' });
      expect(answer).toMatchObject({ status: 413, body: { problems: [{ legal: ['up to 64 kB'] }] } });
    },
  );

  it('as a form that any page may send: 415', async () => {
    const answer = await fetch(`${server.address}/api/sessions`, {
      ...{ method: 'POST', body: new URLSearchParams({ name: 'x', password: 'y' }) },
    });
    expect(answer.status).toBe(415);
  });
});

describe('the limits of a client', () => {
  it('count attempts and names apart from the rest', async () => {
    const few = { atOnce: 2, anHour: 1 };
    const rest = { atOnce: 1_000, anHour: 1_000 };
    const limits = { requests: rest, games: rest, tokens: rest, megabytes: rest, labs: rest, rooms: 10, sockets: 10 };
    const { address } = await startToyServer({ limits: { ...limits, signins: few, people: few } });
    const browser = new BrowserLike(address);
    const tries = [1, 2, 3].map((i) => browser.send('POST', '/api/sessions/recovery', { code: `${i}` }));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([401, 401, 429]);
    const names: number[] = [];
    for (const name of ['One', 'Two', 'Three']) names.push((await browser.keep(name, PASSWORD)).status);
    expect(names).toEqual([201, 201, 429]);
    expect(await browser.who()).toBe('Two');
  });
});

describe('sessions', () => {
  it('are listed, ended one by one or all but this, and ended they open nothing', async () => {
    const [desk, phone, tablet] = [arrive(), arrive(), arrive()];
    desk.headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/130.0 <script>' };
    await desk.keep('Many', PASSWORD);
    for (const other of [phone, tablet]) await other.enter('Many', PASSWORD);
    const listed = (await desk.send<Me>('GET', '/api/me')).body.person?.sessions ?? [];
    expect(listed.filter(({ here }) => here)).toMatchObject([{ device: 'Firefox on Linux' }]);
    const phones = (await phone.send<Me>('GET', '/api/me')).body.person?.sessions.find(({ here }) => here)?.id;
    expect((await desk.send('DELETE', `/api/me/sessions/${phones}`)).status).toBe(200);
    expect(await phone.who()).toBeNull();
    expect(await tablet.who()).toBe('Many');
    expect((await desk.send<Me>('DELETE', '/api/me/sessions')).body.person?.sessions).toHaveLength(1);
    expect(await tablet.who()).toBeNull();
    expect((await desk.send('DELETE', '/api/me/session')).status).toBe(200);
    expect(desk.cookies.size).toBe(0);
    expect(await desk.who()).toBeNull();
  });

  it("of another are nobody else's to end, and do not even exist for him", async () => {
    const [ann, eve] = [arrive(), arrive()];
    await ann.keep('Victim', PASSWORD);
    await eve.keep('Eve', PASSWORD);
    const hers = (await ann.send<Me>('GET', '/api/me')).body.person?.sessions[0]?.id;
    const [real, made] = [
      await eve.send('DELETE', `/api/me/sessions/${hers}`),
      await eve.send('DELETE', '/api/me/sessions/AAAA'),
    ];
    expect(real).toMatchObject({ status: 404, body: made.body });
    expect(await ann.who()).toBe('Victim');
    // What is listed of a session is no cookie.
    eve.cookies.set('hardtop-session', `${hers}`);
    expect(await eve.who()).toBeNull();
  });

  it('that are tampered with are nobody’s, letter by letter', async () => {
    const ann = arrive();
    await ann.keep('Tampered', PASSWORD);
    const cookie = ann.cookies.get('hardtop-session') ?? '';
    const thief = arrive();
    for (let i = 0; i < cookie.length - 1; i += 5) {
      const other = cookie[i] === 'A' ? 'B' : 'A';
      thief.cookies.set('hardtop-session', `${cookie.slice(0, i)}${other}${cookie.slice(i + 1)}`);
      expect(await thief.who()).toBeNull();
      expect((await thief.send('PUT', '/api/me/password', { password: 'mine from now on' })).status).toBe(401);
    }
    expect((await arrive().send('GET', '/api/me/kept')).status).toBe(401);
  });

  it('that begin again replace the one that this browser had', async () => {
    const ann = arrive();
    await ann.keep('Again', PASSWORD);
    for (let i = 0; i < 3; i++) await ann.enter('Again', PASSWORD);
    expect((await ann.send<Me>('GET', '/api/me')).body.person?.sessions).toHaveLength(1);
  });

  it('that are not fresh may look, and change nothing that cannot be taken back', async () => {
    const settings = toySettings();
    const first = await startToyServer(settings);
    const ann = new BrowserLike(first.address);
    await ann.keep('Stale', PASSWORD);
    const { cookies } = ann;
    await first.close();
    const { db, close } = await openDatabase(settings);
    const old = new Date(Date.now() - (LIMITS.freshSeconds + 5) * 1_000).toISOString();
    await db.updateTable('sessions').set({ created_at: old }).execute();
    await close();
    const later = new BrowserLike((await startToyServer(settings)).address);
    for (const [name, value] of cookies) later.cookies.set(name, value);
    expect((await later.send<Me>('GET', '/api/me')).body.person).toMatchObject({ name: 'Stale', isFresh: false });
    const wants = [
      ['PUT', '/api/me/password', { password: 'something else here' }],
      ['POST', '/api/me/recovery', undefined],
      ['POST', '/api/me/passkeys/options', undefined],
      ['GET', '/api/me/export', undefined],
      ['DELETE', '/api/me', undefined],
    ] as const;
    for (const [method, path, body] of wants)
      expect(await later.send(method, path, body)).toMatchObject({
        status: 403,
        body: { problems: [{ code: 'confirm' }] },
      });
    await later.enter('Stale', PASSWORD);
    expect((await later.send('POST', '/api/me/recovery')).status).toBe(200);
  });

  it('the last way in cannot be taken away', async () => {
    const ann = arrive();
    await ann.keep('Last way', PASSWORD);
    const answer = await ann.send('PUT', '/api/me/password', { password: null });
    expect(answer).toMatchObject({ status: 409, body: { problems: [{ code: 'last-way' }] } });
    expect((await arrive().enter('Last way', PASSWORD)).status).toBe(201);
  });
});
