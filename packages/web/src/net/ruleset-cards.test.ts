import { afterEach, expect, it, vi } from 'vitest';
import { useRulesetCards } from './ruleset-cards.ts';

const CARD = { id: 'toy', title: 'Toy', summary: '', version: '1', scenarios: [], vehicles: [], bots: [], orders: [] };

afterEach(() => vi.unstubAllGlobals());

it('asks once for everybody, and again only after a failure', async () => {
  const fetched = vi.fn(async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  const { load } = useRulesetCards.getState();
  await Promise.all([load(), load()]);
  expect(useRulesetCards.getState().known.state).toBe('failed');
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockImplementation(async () => new Response(JSON.stringify([CARD])));
  await Promise.all([load(), load()]);
  await load();
  expect(useRulesetCards.getState().known).toEqual({ state: 'ready', rulesets: [CARD] });
  expect(fetched).toHaveBeenCalledTimes(2);
});
