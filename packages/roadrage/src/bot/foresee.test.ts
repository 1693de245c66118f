import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../scenarios/setup.ts';
import { at, character, design, gameOf, gun, roadSetup, vehicle, wall } from '../testing/road.ts';
import { likelySpeed } from './foresee.ts';

/** An armed car at 40 mph, its enemy far ahead of it, with these things about. */
function speedOfOne(obstacles: readonly Obstacle[]): number {
  const armed = design('midSized', { weapons: [gun('machineGun')], crew: [character('A', { car: 1 })] });
  const seats = [
    { name: 'A', side: 'a' },
    { name: 'B', side: 'b' },
  ];
  const cars = [
    { design: armed, seat: 0, pose: at(0, 10, 180), speed: 40 },
    { design: armed, seat: 1, pose: at(0, -6), speed: 40 },
  ];
  const game = gameOf(roadSetup(cars, { seats, obstacles, objective: { kind: 'duel' }, edge: 'wall' }));
  return likelySpeed(game, vehicle(game, 2));
}

describe('roadrage/speed/selection', () => {
  it('an enemy far off with room before him is expected to come on faster than he fights', () => {
    expect(speedOfOne([])).toBeGreaterThan(40);
  });

  it('an enemy in a dead end is expected to brake, not to keep the speed he wants', () => {
    const deadEnd = [wall(0, -3, 3, 1), wall(-2, -5, 1, 5), wall(2, -5, 1, 5)];
    expect(speedOfOne(deadEnd)).toBeLessThan(40);
  });
});
