import { expect, it } from 'vitest';
import { CRASH_TABLE_1 } from '../catalog/crash-table-1.ts';
import { CRASH_TABLE_2 } from '../catalog/crash-table-2.ts';
import { deluxe } from '../play/ruleset.ts';
import { type CarChanges, facing, testGame, testVehicle } from '../testing/collision-fixtures.ts';
import type { PendingCrash, State } from './state/state.ts';

const upgraded = (changes: CarChanges) => {
  const { state } = testGame({ vehicles: [testVehicle('v1', facing(1, 2, 30), 40, changes)] });
  const result = deluxe.upgrade(JSON.parse(JSON.stringify(state)), '0.1.0');
  if (!result.ok) throw new Error(result.error.message);
  return { before: state, after: result.value };
};

const tail = (side: 'left' | 'right'): PendingCrash => ({
  fishtail: { result: CRASH_TABLE_2[2].result, side },
  crash: CRASH_TABLE_1[4].result,
  heading: 300,
  maneuver: null,
  side: null,
});

it('from 0.1.0: a game where nothing is under way stays as it is', () => {
  const { before, after } = upgraded({});
  expect(after).toEqual(before);
});

it.each([
  ['left', 1, 'right'],
  ['right', 1, 'left'],
  ['left', -1, 'left'],
] as const)('from 0.1.0: a fishtail %s, direction %i, is to turn the nose %s', (side, direction, turns) => {
  const { after } = upgraded({ pending: tail(side), direction });
  expect(after.vehicles[0]?.pending).toEqual({ ...tail(side), side: turns });
});

it('from 0.1.0: what had flipped half over on its way is turned round', () => {
  const rolling = { heading: 300, quarter: 2, endOverEnd: true, leading: 'left' } as const;
  const half = upgraded({ rolling, down: 'top' }).after.vehicles[0];
  expect(half?.pose).toEqual(facing(1, 2, 210));
  const sideways = upgraded({ rolling: { ...rolling, endOverEnd: false }, down: 'top' }).after.vehicles[0];
  expect(sideways?.pose).toEqual(facing(1, 2, 30));
});

it('from 0.4.0: nothing sticks to anything, and nobody has voted', () => {
  const { state } = testGame({ vehicles: [testVehicle('v1', facing(1, 2, 30), 40, {})] });
  const { limpets: _, limpetsMade: __, story, ...rest } = JSON.parse(JSON.stringify(state)) as State;
  const { voteHeld: ___, ...told } = story;
  const result = deluxe.upgrade({ ...rest, story: told }, '0.4.0');
  expect(result.ok && result.value).toEqual(state);
});

it('other versions are not known', () => {
  expect(deluxe.upgrade({}, '0.0.9')).toMatchObject({
    ok: false,
    error: { legal: ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0', '0.7.0'] },
  });
});
