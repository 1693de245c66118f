import { describe, expect, test } from 'vitest';
import { at, driven, gameOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { burnEffect, burnPhase } from './burning.ts';

function burning(fire: 'table' | 'summary', dice: readonly number[]): TestGame {
  const game = gameOf(roadSetup([{ design: driven('midSized', 2, 'armorHeavy') }], { variants: { fire } }), dice);
  vehicle(game).burning = true;
  play(game, burnPhase(game));
  return game;
}

describe('roadrage/burn/vehicles: example 25', () => {
  test.each([
    [1, { out: true, points: 0, dice: 0 }],
    [2, { out: false, points: 0, dice: 0 }],
    [3, { out: false, points: 0, dice: 0 }],
    [4, { out: false, points: 1, dice: 0 }],
    [5, { out: false, points: 1, dice: 0 }],
    [6, { out: false, points: 0, dice: 1 }],
  ])('the table on %i', (die, effect) => {
    expect(burnEffect('table', die)).toEqual(effect);
  });

  test('the shorter form: one less than the die, out on 1', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => burnEffect('summary', die).points)).toEqual([0, 1, 2, 3, 4, 5]);
    expect([1, 2].map((die) => burnEffect('summary', die).out)).toEqual([true, false]);
  });

  test('armor saves nothing of it', () => {
    expect(vehicle(burning('table', [6, 5]))).toMatchObject({ damage: 5, burning: true });
    expect(vehicle(burning('table', [1]))).toMatchObject({ damage: 0, burning: false });
    expect(vehicle(burning('summary', [6]))).toMatchObject({ damage: 5, burning: true });
  });
});

test('roadrage/burn/markers: smoke and flaming oil go on 4 to 6, the rest stays', () => {
  const game = gameOf(roadSetup([]), [3, 4, 6]);
  const kinds = ['smoke', 'oil', 'flamingOil', 'mine', 'smoke', 'spikes'] as const;
  kinds.forEach((kind, i) => {
    game.state.counters.push({ id: `c${i}`, kind, pose: at(i, 0), by: 0 });
  });
  play(game, burnPhase(game));
  expect(game.state.counters.map(({ id }) => id)).toEqual(['c0', 'c1', 'c3', 'c5']);
});
