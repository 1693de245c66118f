import { fairnessOf } from '@hardtop/host';
import type { CreateGame } from '@hardtop/host/wire';
import { commitmentTo } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { describe, expect, it } from 'vitest';
import { toyWithBots } from '../testing/toy-with-bots.ts';
import { prepareGame } from './new-game.ts';

const seats = [{ kind: 'human' as const }, { kind: 'bot' as const }];

it.each([
  ['the first of the bots', undefined, 'rammer'],
  ['the bot of the scenario', 'sleeper', 'sleeper'],
])('a seat for a bot that is not named gets %s', (_what, bot, expected) => {
  const scenarios = toy.scenarios.map((scenario) => (bot === undefined ? scenario : { ...scenario, bot }));
  const game = prepareGame([{ ...toyWithBots, scenarios }], { ruleset: 'toy', scenario: 'short', seats });
  expect(game.ok && game.value.record.seats[1]?.bot).toBe(expected);
});

it('people begin with the usual orders, bots with none', () => {
  const orders = toyWithBots.orders.map((order) => (order.id === 'hold' ? { ...order, usual: {} } : order));
  const game = prepareGame([{ ...toyWithBots, orders }], { ruleset: 'toy', scenario: 'short', seats });
  const rows = game.ok ? game.value.change.rows.map(({ row }) => `${row.kind} ${row.seat} ${row.option}`) : [];
  expect(rows).toEqual(['order 0 hold']);
});

it('what a scenario is called is one short line that nothing turns round', () => {
  const title = `Friday\u0000\r\n\u202egnp.exe\u2028\u2066 ${'x'.repeat(300)}`;
  const scenarios = toy.scenarios.map((scenario) => ({ ...scenario, title }));
  const game = prepareGame([{ ...toyWithBots, scenarios }], { ruleset: 'toy', scenario: 'short', seats });
  expect(game.ok && game.value.record.title).toMatch(/^Friday gnp\.exe\s+x{100,}$/);
  expect(game.ok && game.value.record.title.length).toBe(200);
});

describe('the dice of a new game', () => {
  const made = (asked: Partial<CreateGame>) => {
    const game = prepareGame([toyWithBots], { ruleset: 'toy', scenario: 'short', seats, ...asked });
    if (!game.ok) throw new Error(game.error[0]?.message);
    return game.value;
  };
  const fairness = (asked: Partial<CreateGame>) => fairnessOf(made(asked).record);

  it('come from a secret that is promised, by a stream that nobody can foretell', () => {
    const { record } = made({});
    expect(record.dice).toEqual({ script: [], after: 'seed', stream: 'sha256' });
    expect(fairnessOf(record)).toEqual({ kind: 'promised', commitment: commitmentTo(record.seed), shares: false });
    expect(JSON.stringify(fairnessOf(record))).not.toContain(record.seed);
  });

  it('from a seed that was chosen are told as such', () => {
    expect(fairness({ seed: 'mine' })).toEqual({ kind: 'chosen', seed: 'mine' });
    expect(fairness({ seed: 'mine', dice: 'hand' })).toEqual({ kind: 'hand' });
  });

  it('wait for the shares of the people where that was asked for; bots add none', () => {
    const { change, record } = made({ shares: true });
    expect(change.rows.map(({ row }) => `${row.kind} ${row.seat} ${row.option} ${row.by}`)).toEqual([
      'share 1 none bot',
    ]);
    expect(fairnessOf(record)).toMatchObject({ kind: 'promised', shares: true });
  });
});
