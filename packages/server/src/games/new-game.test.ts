import { toy } from '@hardtop/kernel/toy';
import { expect, it } from 'vitest';
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
