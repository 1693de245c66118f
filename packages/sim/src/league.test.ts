import { loadTables } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { type LeaguePlan, leagueGames, runLeague } from './league.ts';

const [ruleset] = await loadTables();
if (ruleset === undefined) throw new Error('the registry is empty');
const plan: LeaguePlan = {
  ruleset: ruleset.id,
  file: ruleset.scenarios[0]?.file,
  games: 1,
  seed: '7',
  bots: ['random', 'suggested'],
  workers: 1,
};

describe('a league', () => {
  it('plays from all seats, the same number of games from each, and the same every time', async () => {
    const seen: number[] = [];
    const first = await runLeague({ ...plan, onProgress: (done) => seen.push(done) });
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    expect(first.value.gamesPerPairing).toBe(2);
    expect(seen.at(-1)).toBe(leagueGames(2, 1));
    expect(first.value.rows.map(({ games }) => games)).toEqual([2, 2]);
    expect(await runLeague(plan)).toEqual(first);
  });

  it('is won by who thinks, and says by how much against the first', async () => {
    const league = await runLeague({ ...plan, games: 4 });
    if (!league.ok) throw new Error(JSON.stringify(league.error));
    const [best, last] = league.value.rows;
    expect([best?.bot, last?.bot]).toEqual(['suggested', 'random']);
    expect(best?.rating.value).toBeGreaterThan(last?.rating.value ?? 0);
    expect(last?.againstFirst).toBeNull();
    expect(best?.againstFirst?.value).toBeGreaterThan(0.5);
    expect(league.value.pairings[0]?.share.value).toBeCloseTo(1 - (best?.againstFirst?.value ?? 0));
  });

  it('has a bot against itself nowhere, and takes two at least', async () => {
    const alone = await runLeague({ ...plan, bots: ['random', 'random'] });
    expect(alone.ok ? null : alone.error[0]).toMatchObject({ code: 'league', field: 'bots' });
  });

  it.each([
    ['ruleset', { ruleset: 'checkers' }],
    ['bots', { bots: ['random', 'nobody'] }],
    ['games', { games: 0 }],
  ] as const)('refuses a bad %s and says what would be legal', async (field, change) => {
    const refused = await runLeague({ ...plan, ...change });
    expect(refused.ok ? null : refused.error[0]).toMatchObject({ field });
  });
});
