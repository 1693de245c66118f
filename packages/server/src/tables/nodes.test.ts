import type { LobbyMessage, TakenSeat } from '@hardtop/host/wire';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { BrowserLike } from '../testing/browser.ts';
import { freshDatabases } from '../testing/databases.ts';
import { createToyGame, keyOf, post, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

const fresh = freshDatabases();

describe('two nodes on one PostgreSQL', () => {
  it('show each other’s tables, and a seat that is taken on one is told at the table on the other', async () => {
    const settings = await fresh('postgresql');
    const [here, there] = [await startToyServer(settings), await startToyServer(settings)];
    const heard: LobbyMessage[] = [];
    const socket = new WebSocket(`${there.address.replace('http', 'ws')}/api/lobby/socket`);
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as LobbyMessage));
    const until = async (find: (message: LobbyMessage) => boolean) => {
      for (let i = 0; i < 500 && !heard.some(find); i++) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard.map(({ t }) => t)).toContain(heard.find(find)?.t);
    };
    await until(({ t }) => t === 'lobby');
    const seats = [{ kind: 'human' }, { kind: 'open' }];
    const created = await createToyGame(here.address, [], { seats, table: { listed: true, name: 'Ada' } });
    const { game } = created;
    await until((message) => message.t === 'table' && message.table.id === game);
    const looks: string[] = [];
    const door = new WebSocket(`${there.address.replace('http', 'ws')}/api/lobby/socket?table=${game}`);
    door.on('message', (data) => looks.push(String(data)));
    await expect.poll(() => looks.length).toBe(1);
    const ada = await TableClient.join(here.address, game, [keyOf(created, 0)]);
    const taken = await post<TakenSeat>(`${there.address}/api/games/${game}/seats/1/take`, { name: 'Bob' });
    expect(taken.status).toBe(200);
    expect(await ada.closed).toBe(1001);
    const back = await TableClient.join(here.address, game, [keyOf(created, 0), taken.body.key]);
    expect((await back.next('welcome')).card.seats[1]).toMatchObject({ by: 'Bob' });
    await until((message) => message.t === 'gone' && message.id === game);
    expect(looks.length).toBeGreaterThan(1);
    door.close();
    socket.close();
  });

  it('both forget whoever deletes everything on one of them', async () => {
    const settings = await fresh('postgresql');
    const [here, there] = [await startToyServer(settings), await startToyServer(settings)];
    const created = await createToyGame(there.address, ['human', 'human'], { table: { listed: true, name: 'Annie' } });
    const table = await TableClient.join(there.address, created.game, [keyOf(created, 0), keyOf(created, 1)]);
    expect((await table.ask({ t: 'chat', seat: 0, text: 'I am Annie' })).t).toBe('ack');
    const ann = new BrowserLike(here.address);
    await ann.keep('Ann', 'correct horse battery');
    const keys = [{ seat: 0, key: keyOf(created, 0) }];
    await ann.send('POST', '/api/me/kept', { games: [{ id: created.game, keys }] });
    expect((await ann.send('DELETE', '/api/me')).status).toBe(200);
    expect(await table.closed).toBe(1001);
    const again = await TableClient.join(there.address, created.game, [keyOf(created, 1)]);
    expect((await again.next('chat')).lines).toMatchObject([{ from: 0, text: '(deleted)' }]);
    expect(JSON.stringify(again.heard)).not.toContain('Annie');
    again.close();
  });
});
