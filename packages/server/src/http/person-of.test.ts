import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { ServerSecret } from '../people/server-secret.ts';
import { Sessions } from '../people/sessions.ts';
import { openDatabase } from '../storage/open-database.ts';
import { cleanUp, startToyServer, toySettings } from '../testing/servers.ts';
import { personOf } from './person-of.ts';

afterAll(cleanUp);

/** A server on which Ann has come in; her cookie. */
async function withAnn() {
  const settings = toySettings({ proxies: ['loopback'] });
  const { db, close } = await openDatabase(settings);
  await db.insertInto('people').values({ id: 'a', name: 'Ann', name_key: 'ann' }).execute();
  const cookie = await new Sessions(db, new ServerSecret(db, null)).begin('a', 'a phone');
  await close();
  const { address } = await startToyServer(settings);
  const who = async (headers: Record<string, string>) => {
    const answer = await fetch(`${address}/api/me`, { headers });
    return (await answer.json()) as unknown;
  };
  const renewed = async (headers: Record<string, string>) =>
    (await fetch(`${address}/api/me`, { headers })).headers.get('set-cookie');
  return { cookie, who, renewed };
}

const ANN = { person: { name: 'Ann' } };
const GUEST = { person: null };

describe('who sends a request', () => {
  it('is asked of the database once a request, and not at all where there is no cookie', async () => {
    const asked: string[] = [];
    const signedIn = { person: { id: 'a', name: 'Ann' }, session: 's', isFresh: true };
    const find = async (cookie: string) => {
      asked.push(cookie);
      return signedIn;
    };
    const app = fastify();
    app.get('/', async (request) => {
      const ask = () => personOf({ people: { sessions: { find } } }, request);
      return [await ask(), await ask()];
    });
    const { person } = signedIn;
    expect((await app.inject({ url: '/', headers: { cookie: 'hardtop-session=x' } })).json()).toEqual([person, person]);
    expect((await app.inject({ url: '/' })).json()).toEqual([null, null]);
    expect(asked).toEqual(['x']);
  });

  it('is told by the cookie alone; behind TLS by the one that no other host can set', async () => {
    const { cookie, who, renewed } = await withAnn();
    const tls = { 'x-forwarded-proto': 'https' };
    expect(await who({})).toEqual(GUEST);
    expect(await who({ cookie: `theme=dark; hardtop-session=${cookie}` })).toMatchObject(ANN);
    expect(await who({ cookie: `__Host-hardtop=${cookie}`, ...tls })).toMatchObject(ANN);
    expect(await who({ cookie: `hardtop-session=${cookie}`, ...tls })).toEqual(GUEST);
    expect(await who({ cookie: `__Host-hardtop=forged; hardtop-session=${cookie}` })).toEqual(GUEST);
    expect(await renewed({ cookie: `__Host-hardtop=${cookie}` })).toMatch(/^__Host-hardtop=.*; Secure$/);
    expect(await renewed({ cookie: `hardtop-session=${cookie}` })).toMatch(/^hardtop-session=.*; SameSite=Strict$/);
    expect(await renewed({ cookie: 'hardtop-session=forged' })).toBeNull();
    expect(await who({ cookie: 'hardtop-session' })).toEqual(GUEST);
    expect(await who({ authorization: `Bearer ${cookie}` })).toEqual(GUEST);
  });
});
