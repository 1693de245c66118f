import type { GameInfo } from '@hardtop/host/wire';
import { commitmentTo, type Journal, parseJournal, verifyDice } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer();
});
afterAll(cleanUp);

const journalOf = async (game: string): Promise<Journal> => {
  const { body } = await get<unknown>(`${server.address}/api/games/${game}/journal`);
  const parsed = parseJournal(body);
  if (!parsed.ok) throw new Error(parsed.error[0]?.message);
  return parsed.value;
};

/** Both seats at one socket, as at one screen. */
async function seated(more: object = {}) {
  const created = await createToyGame(server.address, ['human', 'human'], more);
  const both = await TableClient.join(server.address, created.game, [keyOf(created, 0), keyOf(created, 1)]);
  return { game: created.game, both };
}

describe('dice that nobody can foretell', () => {
  it('are promised on the card, and proven once the game is over', async () => {
    const { game, both } = await seated({ shares: true });
    const { card, snapshot } = await both.next('welcome');
    expect(snapshot.shares).toEqual([0, 1]);
    expect(snapshot.questions).toEqual([]);
    await both.ask({ t: 'share', seat: 0, share: 'left' });
    expect(await both.refusedFor({ t: 'share', seat: 0, share: 'again' })).toMatchObject({ code: 'share' });
    expect(await both.refusedFor({ t: 'share', seat: 1, share: 'not plain' })).toMatchObject({ code: 'share' });
    await both.ask({ t: 'share', seat: 1, share: null });
    await both.choose(0, 'speed', { mph: 10 });
    await both.choose(1, 'speed', { mph: 10 });
    const shown = await journalOf(game);
    await both.ask({ t: 'resign', seat: 1 });
    const told = await journalOf(game);
    expect(shown.seed).toBeUndefined();
    expect(card.fairness).toEqual({ kind: 'promised', commitment: commitmentTo(told.seed ?? ''), shares: true });
    expect(verifyDice(toy, told, { shown })).toMatchObject({ ok: true, value: { shares: [0] } });
  });

  it('a seed that was chosen is told to everybody as such', async () => {
    const { game } = await seated({ seed: 'lucky' });
    const { body } = await get<GameInfo>(`${server.address}/api/games/${game}`);
    expect(body.fairness).toEqual({ kind: 'chosen', seed: 'lucky' });
  });

  it('what is told of a living game does not hold the seed', async () => {
    const { game, both } = await seated();
    await both.choose(0, 'speed', { mph: 10 });
    await both.choose(1, 'speed', { mph: 10 });
    await both.ask({ t: 'resign', seat: 1 });
    const { seed } = await journalOf(game);
    // The journal is asked for by HTTP; nothing that came by the socket, before or after, may have told it.
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(both.texts.join('\n')).not.toContain(seed);
  });
});
