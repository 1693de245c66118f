import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveInfo } from '@hardtop/host/wire';
import type { Journal } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { freshDatabases } from '../testing/databases.ts';
import { createToyGame, get, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

const fresh = freshDatabases();
const ROUND = 15;

/** What the clocks of both machines show. */
class Clocks {
  time = 1_000_000;
  day = Date.parse('2031-05-01T12:00:00Z');
  monotonic = () => this.time;
  wall = () => this.day;

  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    this.day += milliseconds;
    await sleep(6 * ROUND);
  }
}

const sees = (client: TableClient, fits: (info: LiveInfo) => boolean) =>
  client.until(() => {
    const info = client.heard.findLast((message) => message.t === 'live')?.live;
    return info !== undefined && fits(info) ? info : null;
  });
const bothRun = ({ clocks }: LiveInfo) => clocks.length === 2 && clocks.every(({ runs }) => runs);

describe('clocks on two nodes of one PostgreSQL', () => {
  it('run once for both, go on where they stood when the node that had the game stops, and answer once', async () => {
    const settings = await fresh('postgresql');
    const clocks = new Clocks();
    const options = { clocks, roundMilliseconds: ROUND };
    const [here, there] = [await startToyServer(settings, options), await startToyServer(settings, options)];
    const created = await createToyGame(here.address, ['human', 'human'], {
      terms: { clock: { kind: 'answer', seconds: 60 } },
    });
    const { game } = created;
    const ann = await TableClient.join(here.address, game, [keyOf(created, 0)]);
    const bob = await TableClient.join(there.address, game, [keyOf(created, 1)]);
    await sees(ann, bothRun);
    await sees(bob, bothRun);
    // Time that two nodes serve is not counted twice.
    for (let i = 0; i < 4; i++) await clocks.pass(10_000);
    expect(ann.snapshot.rows).toBe(0);
    await here.close();
    const [ann2, bob2] = [
      await TableClient.join(there.address, game, [keyOf(created, 0)]),
      await TableClient.join(there.address, game, [keyOf(created, 1)]),
    ];
    const { clocks: left } = await sees(bob2, bothRun);
    expect(left.map((clock) => clock.left)).toEqual([20_000, 20_000]);
    await clocks.pass(19_000);
    expect(bob2.snapshot.rows).toBe(0);
    await clocks.pass(1_001);
    await Promise.all([ann2, bob2].map((client) => client.until(() => client.snapshot.rows >= 2 || null)));
    const { rows } = (await get<Journal>(`${there.address}/api/games/${game}/journal`, keyOf(created, 0))).body;
    const byClock = rows.filter(({ by }) => by === 'clock').map(({ ask, seat }) => `${ask} ${seat}`);
    expect(byClock.length).toBeGreaterThanOrEqual(2);
    expect(new Set(byClock).size).toBe(byClock.length);
  });
});
