import { Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { expect, it } from 'vitest';
import { type BotTask, SetupShelf, think } from './think.ts';

it('a set-up is read once per game and seat, and forgotten when many others came since', () => {
  let read = 0;
  const counting = {
    ...toy,
    parseSetup: (file: unknown) => {
      read++;
      return toy.parseSetup(file);
    },
  };
  const match = Match.start(toy, { turns: 3, seats: 2 }, { seed: 'x' });
  if (!match.ok) throw new Error('no match');
  const shelf = new SetupShelf();
  const ask = (game: string, seat: number) => {
    const decision = match.value.decisionFor(seat);
    if (decision === undefined) throw new Error('nothing is asked');
    const situation = match.value.situation(decision);
    const task: BotTask = { game, ruleset: 'toy', version: '1', bot: 'rammer', situation, seed: 's' };
    return think([counting], task, shelf);
  };
  expect(ask('a', 0)).toEqual(ask('a', 0));
  expect(read).toBe(1);
  ask('a', 1);
  expect(read).toBe(2);
  for (let i = 0; i < 32; i++) ask(`other ${i}`, 0);
  read = 0;
  ask('other 31', 0);
  expect(read).toBe(0);
  ask('a', 0);
  expect(read).toBe(1);
});
