import { describe, expect, test } from 'vitest';
import { driven, gameOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { topSpeedOf } from '../queries/figures.ts';
import { blowTire, riskTires } from './tires.ts';

function lone(body: 'midSized' | 'busHeavyTruck' | 'lightBike', speed: number, dice: readonly number[]): TestGame {
  return gameOf(roadSetup([{ design: driven(body, 2), speed }]), dice);
}

describe('roadrage/fire/tires: example 15', () => {
  test('at 70 mph a control roll at 4', () => {
    const game = lone('midSized', 70, [1, 1]);
    play(game, blowTire(game, vehicle(game)));
    const told = game.events.find(({ kind }) => kind === 'control');
    expect(told?.modifiers).toContainEqual(expect.objectContaining({ label: 'Speed difference', value: -4 }));
  });

  test.each([
    { body: 'midSized', tops: [75, 50, 25, 20].map((mph) => Math.floor(mph / 10) * 10) },
    { body: 'busHeavyTruck', tops: [60, 50, 40, 40, 30, 20, 20, 20, 20, 20] },
    { body: 'lightBike', tops: [50, 20] },
  ] as const)('$body: $tops mph', ({ body, tops }) => {
    const game = lone(body, 0, []);
    for (const top of tops) {
      play(game, blowTire(game, vehicle(game)));
      expect(topSpeedOf(game, vehicle(game))).toBe(top);
    }
    play(game, blowTire(game, vehicle(game)));
    expect(vehicle(game).tiresBlown).toBe(tops.length);
  });

  test('up to 30 mph nobody rolls', () => {
    const game = lone('midSized', 30, []);
    play(game, blowTire(game, vehicle(game)));
    expect(game.events.some(({ kind }) => kind === 'control')).toBe(false);
  });
});

test('roadrage/drop/spikes: a die for each tire left, a roll for each that blows', () => {
  const game = lone('midSized', 40, [6, 5, 6, 1, 1, 1, 1, 1]);
  play(game, riskTires(game, vehicle(game), 6));
  expect(vehicle(game).tiresBlown).toBe(2);
  expect(game.events.filter(({ kind }) => kind === 'control')).toHaveLength(2);
  const bald = lone('lightBike', 40, [1]);
  vehicle(bald).tiresBlown = 1;
  play(bald, riskTires(bald, vehicle(bald), 6));
});
