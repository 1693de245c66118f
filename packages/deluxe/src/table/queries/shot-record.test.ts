import { expect, test } from 'vitest';
import { facing, gun } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import { allGunsOf } from './guns.ts';
import { shotRecord } from './shot-record.ts';

const SIDE = { kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side: 'front' } } as const;

test.each([
  ['MG', 'bullets'],
  ['AC', 'shell'],
  ['RL', 'rocket'],
  ['HR', 'rocket'],
  ['L', 'beam'],
  ['FT', 'flame'],
] as const)('deluxe/V.2/weapon-list: a shot of %s looks like %s', (weapon, style) => {
  const car = combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon)] });
  const game = combatGame({ vehicles: [car, combatCar('v2', facing(0, 4, 0), {})] }, []);
  const [fired] = allGunsOf(
    game.setup,
    car,
    car.parts.map(({ id }) => id),
  );
  if (fired === undefined) throw new Error('no gun');
  const shot = { id: '', firer: 'v1', weapons: [], target: SIDE, beside: [] };
  expect(shotRecord(game, shot, fired, true)).toMatchObject({ by: 'v1', at: { piece: 'v2', spot: 'front' }, style });
});
