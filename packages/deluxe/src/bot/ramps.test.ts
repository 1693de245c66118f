import { expect, it } from 'vitest';
import type { Terrain } from '../table/state/terrain.ts';
import { facing, testGame, testVehicle } from '../testing/collision-fixtures.ts';
import { jumpPeril } from './ramps.ts';

const RAMP: Terrain = {
  id: 'slope-1',
  kind: 'slope',
  pose: facing(0, 2, 0),
  size: { length: 2, width: 3 },
  angle: 30,
  label: 'ramp',
};

function perilAt(speed: number, degrees: number): number {
  const own = testVehicle('v1', facing(0, 0, degrees), speed);
  const { setup } = testGame({ vehicles: [own], terrain: [RAMP] });
  return jumpPeril(setup, own, facing(0, 1, degrees));
}

it('deluxe/XIV.5/flying: a ramp costs who leaves the ground by it, the more the farther he flies, and nobody else', () => {
  expect(perilAt(60, 0)).toBeGreaterThan(perilAt(30, 0));
  expect(perilAt(30, 0)).toBeGreaterThan(0);
  expect([perilAt(20, 0), perilAt(60, 180), perilAt(60, 90)]).toEqual([0, 0, 0]);
});
