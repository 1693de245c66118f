import { advanceLeg, turnLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { facing, gun, person, testGame, testVehicle, weaponModelFor } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import type { Counter } from '../state/counters.ts';
import type { Shot } from '../state/target.ts';
import { aimsOf } from './arsenal.ts';
import { legalShots, whyNoShot } from './shots.ts';
import { slickModifiers } from './slicks.ts';
import { toHit } from './to-hit.ts';

const SIDE = { kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side: 'back' } } as const;

/** A shot north at the back of a car four inches ahead. */
function shotThrough(counters: readonly Counter[], weapon = gun('MG'), painted = 0) {
  const driver = person();
  const one = combatCar('v1', facing(0, 0, 0), { weapons: [weapon], crew: [driver], paintedUntil: painted });
  const two = combatCar('v2', facing(0, 5, 0));
  const { setup, state } = combatGame({ vehicles: [one, two], counters });
  const shot: Shot = { id: 'x', firer: 'v1', weapons: [weapon.id], target: SIDE, beside: [] };
  const target = toHit(setup, state, shot, { state: weapon, model: weaponModelFor(weapon) }, driver);
  return { setup, state, one, shot, driver, need: target.kind === 'need' ? target.need : null, target };
}

describe('deluxe/V.5/paint-and-smoke in the line of fire', () => {
  const plain = shotThrough([]).need ?? 0;

  it.each([
    ['one cloud', [laid('SS', facing(0, 2, 90))], 2],
    ['two clouds', [laid('SS', facing(0, 2, 90)), laid('PS', facing(0, 3, 90), { id: 'laid-2' })], 4],
    ['burning oil', [laid('FOJ', facing(0, 2, 90), { kind: 'flaming-oil' })], 2],
    ['oil that does not burn', [laid('OJ', facing(0, 2, 90))], 0],
    ['a cloud beside the line', [laid('SS', facing(2, 2, 0))], 0],
    ['a cloud behind the target', [laid('SS', facing(0, 7, 90))], 0],
    ['a cloud around the target', [laid('HDSS', facing(0, 5, 0))], 2],
  ] as const)('%s', (_what, counters, cost) => {
    expect(shotThrough(counters).need).toBe(plain + cost);
  });

  it('says so: -2 for each counter', () => {
    const { target } = shotThrough([laid('SS', facing(0, 2, 90)), laid('SS', facing(0, 3, 90), { id: 'laid-2' })]);
    const modifiers = target.kind === 'need' ? target.modifiers : [];
    expect(modifiers).toContainEqual({ value: -4, label: '2 clouds in the way', rule: 'deluxe/V.2/visibility' });
  });

  it('H-110: a line to any part will do: past a cloud that covers half of the side', () => {
    expect(shotThrough([laid('SS', facing(0.3, 4, 0))]).need).toBe(plain);
  });

  it('deluxe/V.2/laser: no laser passes', () => {
    const clear = shotThrough([], gun('L'));
    expect(legalShots(clear.setup, clear.state, clear.one).length).toBeGreaterThan(0);
    const { setup, state, one, shot, driver } = shotThrough([laid('SS', facing(0, 2, 90))], gun('L'));
    expect(legalShots(setup, state, one)).toEqual([]);
    expect(whyNoShot(setup, state, shot, driver)).toBe('smoke or paint stops the beam');
  });

  it('the odds on offer are those of the roll', () => {
    const { setup, state, need } = shotThrough([laid('SS', facing(0, 2, 90))]);
    const aim = aimsOf({ setup, state }, 0, []).find(({ shot }) => shot.id === 'mg-front>v2:back');
    expect(aim?.need).toBe(need);
  });

  it('deluxe/V.5/painted-windows: all shots at -2 while it lasts', () => {
    expect(shotThrough([], gun('MG'), 2).need).toBe(plain + 2);
    expect(shotThrough([], gun('MG'), 1).need).toBe(plain);
  });

  it('deluxe/V.2/bad-footing: firing while on oil costs 1', () => {
    expect(shotThrough([laid('OJ', facing(0, 0, 0))]).need).toBe(plain + 1);
  });
});

describe('deluxe/V.5/oil', () => {
  const car = testVehicle('v1', facing(0, 0, 0), 40);
  const ahead = advanceLeg(car.pose, 1);
  const on = (counters: readonly Counter[], way: Parameters<typeof slickModifiers>[2]) =>
    slickModifiers(testGame({ vehicles: [car], counters }).state, car, way).map(({ value, label }) => [value, label]);

  it('D2 more for a maneuver that comes over it, D3 if it burns', () => {
    expect(on([laid('OJ', facing(0, 1.5, 0))], [ahead])).toEqual([[2, 'Oil']]);
    expect(on([laid('FOJ', facing(0, 1.5, 0), { kind: 'flaming-oil' })], [ahead])).toEqual([[3, 'Flaming oil']]);
    expect(on([laid('OJ', facing(0, 3.1, 0))], [ahead])).toEqual([]);
    expect(on([laid('OJ', facing(1.2, 1, 0))], [ahead, turnLeg(facing(0, 1, 0), { x: 0.25, y: -0.5 }, -900)])).toEqual([
      [2, 'Oil'],
    ]);
  });

  it('for a hazard where the vehicle is; of both kinds the worse counts', () => {
    const both = [laid('OJ', facing(0, 0, 0)), laid('FOJ', facing(0.3, 0, 0), { id: 'laid-2', kind: 'flaming-oil' })];
    expect(on(both, null)).toEqual([[3, 'Flaming oil']]);
    expect(on([laid('OJ', facing(0, 1.5, 0))], null)).toEqual([]);
  });
});
