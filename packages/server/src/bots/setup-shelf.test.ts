import { Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { expect, it } from 'vitest';
import { labelOf, SetupShelf } from './setup-shelf.ts';
import { type BotTask, think } from './think.ts';

function aTable() {
  let read = 0;
  const counting = {
    ...toy,
    parseSetup: (file: unknown) => {
      read++;
      return toy.parseSetup(file);
    },
  };
  const shelf = new SetupShelf();
  const ask = (game: string, setup: { readonly turns: number; readonly seats: number }) => {
    const match = Match.start(toy, setup, { seed: 'x' });
    const decision = match.ok ? match.value.decisionFor(0) : undefined;
    if (!match.ok || decision === undefined) throw new Error('nothing is asked');
    const situation = match.value.situation(decision);
    const task: BotTask = { game, ruleset: 'toy', version: '1', bot: 'rammer', situation, seed: 's' };
    read = 0;
    const choice = think([counting], task, shelf);
    return { choice, read };
  };
  return { ask, shelf };
}

it('a set-up is read once for all games that have the same, and forgotten when many others came since', () => {
  const { ask } = aTable();
  const first = ask('a', { turns: 3, seats: 2 });
  const again = ask('b', { turns: 3, seats: 2 });
  expect([first.read, again.read]).toEqual([1, 0]);
  expect(again.choice).toEqual(first.choice);
  for (let i = 0; i < 64; i++) expect(ask('c', { turns: 4 + i, seats: 2 }).read).toBe(1);
  expect(ask('c', { turns: 67, seats: 2 }).read).toBe(0);
  expect(ask('a', { turns: 3, seats: 2 }).read).toBe(1);
});

it('few long set-ups are kept, and the one in use however long it is', () => {
  const shelf = new SetupShelf();
  const ruleset = { ...toy, parseSetup: () => toy.parseSetup({ turns: 3, seats: 2 }) };
  const names = ['a', 'b', 'c'];
  for (const name of names) shelf.of(ruleset, name, name.repeat(900_000));
  expect(names.map((name) => shelf.has(name))).toEqual([false, true, true]);
  shelf.of(ruleset, 'd', 'd'.repeat(3_000_000));
  expect([...names, 'd'].map((name) => shelf.has(name))).toEqual([false, false, false, true]);
});

it('equal set-ups have one name, others have others', () => {
  const name = (file: unknown, version = '1') => labelOf({ id: 'toy', version }, file);
  expect(name({ turns: 3 })).toBe(name({ turns: 3 }));
  expect(new Set([name({ turns: 3 }), name({ turns: 4 }), name(null), name({ turns: 3 }, '2')]).size).toBe(4);
});
