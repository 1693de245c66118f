import type { RulesetCard } from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startServer } from '../start.ts';
import { type PrivatePostgres, startPostgres } from '../testing/postgres.ts';
import { cleanUp, get, post, refusal, toySettings } from '../testing/servers.ts';
import type { ErrorBody } from '../wire/errors.ts';
import type { LabCard } from '../wire/lab.ts';

let postgres: PrivatePostgres;
const servers: RunningServer[] = [];

async function start(databaseUrl: string | null): Promise<string> {
  const server = await startServer(toySettings({ databaseUrl }));
  servers.push(server);
  return `${server.address}/api/lab`;
}

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await cleanUp();
  await postgres.stop();
});

const ASKED = { ruleset: 'deluxe', scenario: 'sodium-yard', games: 2, seed: 'lab' };

async function vehiclesOf(lab: string): Promise<readonly string[]> {
  const { body } = await get<readonly RulesetCard[]>(lab.replace('/lab', '/rulesets'));
  const card = body.find(({ id }) => id === ASKED.ruleset);
  return (card?.vehicles ?? []).slice(0, 3).map(({ id }) => id);
}

async function played(lab: string, vehicles: readonly string[]): Promise<LabCard> {
  const { body, status } = await post<LabCard>(lab, { ...ASKED, vehicles });
  expect(status, JSON.stringify(body)).toBe(201);
  await expect.poll(async () => (await get<LabCard>(`${lab}/${body.id}`)).body.state).toBe('done');
  return (await get<LabCard>(`${lab}/${body.id}`)).body;
}

describe('the duel lab', () => {
  it('comes to the same on the queue and without one, with bounds, and as CSV', async () => {
    const [here, queued] = await Promise.all([start(null), start(await postgres.database())]);
    const vehicles = await vehiclesOf(here);
    const [one, two] = await Promise.all([played(here, vehicles), played(queued, vehicles)]);
    const { id, ...same } = one;
    expect(two).toMatchObject(same);
    expect(two.id).not.toBe(id);
    expect(one).toMatchObject({ done: 6, games: 6, problem: null });
    expect(one.cells).toHaveLength(6);
    for (const { row, column, games, share, low, high } of one.cells) {
      const other = one.cells.find((cell) => cell.row === column && cell.column === row);
      expect(share + (other?.share ?? 0)).toBeCloseTo(1);
      expect(games).toBe(2);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    const csv = await (await fetch(`${here}/${id}/csv`)).text();
    expect(csv.split('\r\n')).toHaveLength(1 + 6 + 3 + 1);
    expect(csv).toContain('vehicle,against,games,wins,draws,losses,share,low,high');
  });

  it('can be cancelled, and is refused in words where it asks for what there is not', async () => {
    const lab = await start(null);
    const vehicles = await vehiclesOf(lab);
    const { body } = await post<LabCard>(lab, { ...ASKED, vehicles, games: 20 });
    const answer = await fetch(`${lab}/${body.id}`, { method: 'DELETE' });
    expect(await answer.json()).toMatchObject({ state: 'cancelled', digest: null });
    const problem = async (more: object) =>
      (await refusal(post<ErrorBody>(lab, { ...ASKED, vehicles, ...more }))).problem;
    expect(await problem({ vehicles: [vehicles[0], vehicles[0]] })).toMatchObject({ field: 'vehicles.1' });
    expect(await problem({ vehicles: [vehicles[0], 'a tank'] })).toMatchObject({ code: 'unknown-vehicle' });
    expect(await problem({ scenario: 'nowhere' })).toMatchObject({ code: 'unknown-scenario' });
    expect(await problem({ ruleset: 'chess' })).toMatchObject({ code: 'unknown-ruleset' });
    expect(await problem({ bot: 'nobody' })).toMatchObject({ field: 'bot' });
    expect(await problem({ games: 3 })).toMatchObject({ field: 'games' });
    expect(await problem({ games: 1_000_000 })).toMatchObject({ field: 'games' });
    expect((await refusal(get<ErrorBody>(`${lab}/nothing`))).status).toBe(404);
  });

  it('has its limits for each client', async () => {
    const { USUAL_LIMITS } = await import('../settings/limits.ts');
    const limits = { ...USUAL_LIMITS, labs: { atOnce: 1, anHour: 1 } };
    const server = await startServer(toySettings({ limits }));
    servers.push(server);
    const lab = `${server.address}/api/lab`;
    const vehicles = await vehiclesOf(lab);
    expect((await post(lab, { ...ASKED, vehicles })).status).toBe(201);
    expect((await post(lab, { ...ASKED, vehicles })).status).toBe(429);
  });
});
