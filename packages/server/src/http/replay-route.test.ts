import type { ReplayAccess } from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, post, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer();
});
afterAll(cleanUp);

async function put(at: string, body: object, key?: string): Promise<{ status: number; body: ReplayAccess }> {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const answer = await fetch(at, { method: 'PUT', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as ReplayAccess };
}

async function overGame() {
  const created = await createToyGame(server.address);
  const ann = await TableClient.join(server.address, created.game, [keyOf(created, 0)]);
  await ann.ask({ t: 'resign', seat: 0 });
  ann.close();
  return { created, at: `${server.address}/api/games/${created.game}` };
}

describe('a replay', () => {
  it('is everybody’s until its people say otherwise; then whoever has the link has it, until that is taken back', async () => {
    const { created, at } = await overGame();
    const own = keyOf(created, 1);
    expect((await get(`${at}/film`)).status).toBe(200);
    expect((await get(`${at}/replay`, own)).body).toEqual({ access: 'public', secret: null });
    const shut = await put(`${at}/replay`, { access: 'private' }, own);
    expect(shut.body).toMatchObject({ access: 'private', secret: expect.stringMatching(/^[\w-]{24}$/) });
    const secret = shut.body.secret ?? '';
    for (const what of ['film', 'journal', 'report', 'snapshot']) {
      expect((await get(`${at}/${what}`)).status, what).toBe(401);
      expect((await get(`${at}/${what}`, secret)).status, what).toBe(200);
      expect((await get(`${at}/${what}`, own)).status, what).toBe(200);
    }
    expect((await post(`${at}/fork`, { row: 0 })).status).toBe(401);
    expect((await post(`${at}/fork`, { row: 0 }, secret)).status).toBe(201);
    const renewed = await put(`${at}/replay`, { access: 'private', renew: true }, own);
    expect(renewed.body.secret).not.toBe(secret);
    expect((await get(`${at}/film`, secret)).status).toBe(401);
    expect((await get(`${at}/film`, renewed.body.secret ?? '')).status).toBe(200);
    expect((await put(`${at}/replay`, { access: 'public' }, own)).body).toEqual({ access: 'public', secret: null });
    expect((await get(`${at}/film`)).status).toBe(200);
  });

  it('is no stranger’s to open or to shut', async () => {
    const { created, at } = await overGame();
    expect((await put(`${at}/replay`, { access: 'private' })).status).toBe(401);
    expect((await get(`${at}/replay`)).status).toBe(401);
    const { body } = await put(`${at}/replay`, { access: 'private' }, keyOf(created, 0));
    expect((await put(`${at}/replay`, { access: 'public' }, body.secret ?? '')).status).toBe(403);
    expect((await get(`${at}/replay`, body.secret ?? '')).status).toBe(403);
    expect((await put(`${at}/replay`, { access: 'nobody' }, keyOf(created, 0))).status).toBe(400);
  });
});
