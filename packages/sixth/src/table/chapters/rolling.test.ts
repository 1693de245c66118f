import { expect, test } from 'vitest';
import { arenaSetup, build, gameOf, play } from '../../testing/arena.ts';
import { type RolledDie, resultsOf } from '../queries/rolled.ts';
import { rollDice } from './rolling.ts';

const OF = { seat: 0, rule: 'sixth/round/driving-roll', purpose: 'driving' } as const;

test('sixth/components/dice-icons: three yellow dice and a green one, each by its own faces', () => {
  const game = gameOf(arenaSetup([build()]), [1, 3, 6, 2]);
  const rolled = play(game, rollDice(game, { green: 1, yellow: 3 }, OF));
  expect(rolled).toEqual([
    { color: 'yellow', face: 'skid' },
    { color: 'yellow', face: 'hit' },
    { color: 'yellow', face: 'twoHits' },
    { color: 'green', face: 'wrench' },
  ]);
  expect(resultsOf(rolled)).toEqual({ hit: 3, skid: 1, wrench: 1 });
});

test('sixth/arena/results: two icons on a face are two results', () => {
  const dice: readonly RolledDie[] = [
    { color: 'white', face: 'twoSkids' },
    { color: 'white', face: 'twoWrenches' },
  ];
  expect(resultsOf(dice)).toEqual({ hit: 0, skid: 2, wrench: 2 });
});

test('sixth/components/box: dice never run out', () => {
  const game = gameOf(arenaSetup([build()]), new Array(40).fill(6));
  expect(resultsOf(play(game, rollDice(game, { yellow: 40 }, OF))).hit).toBe(80);
});
