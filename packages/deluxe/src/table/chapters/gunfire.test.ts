import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { facing, gun, gunsOn, person, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { legalShots } from '../queries/shots.ts';
import type { Vehicle } from '../state/state.ts';
import { weaponDamage } from './damage.ts';
import { fireWindow } from './fire-window.ts';

const PLATES = { front: 60, right: 60, left: 60, back: 60, top: 60, underbody: 60 };

/** One fires backward at another, so many inches behind its tail. */
function chase(
  weapon: Parameters<typeof gun>[0],
  inches: number,
  speed = 30,
  mount: 'front' | 'back' | 'turret' = 'back',
) {
  const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon, mount)], speed });
  const two = combatCar('v2', facing(0, -1 - inches, 0), { armor: { ...PLATES }, fullArmor: PLATES });
  return { one, two };
}

const shotsOf = (vehicles: readonly Vehicle[]): readonly string[] => {
  const { setup, state } = combatGame({ vehicles });
  const [first] = vehicles;
  return first === undefined ? [] : legalShots(setup, state, first).map(({ id }) => id);
};

describe('deluxe/V.2/flamethrower', () => {
  it.each([
    ['FT', 10, true],
    ['FT', 10.25, false],
    ['HDFT', 15, true],
    ['HDFT', 15.25, false],
  ] as const)('%s at %f inches: %s', (weapon, inches, reaches) => {
    const { one, two } = chase(weapon, inches);
    expect(shotsOf([one, two]).length > 0).toBe(reaches);
  });

  it('is not fired the way one drives, forward or backward; at rest it is', () => {
    const ahead = (speed: number) => {
      const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('FT', 'front')], speed });
      return shotsOf([one, combatCar('v2', facing(0, 4, 0))]).length > 0;
    };
    expect([ahead(20), ahead(0), ahead(-10)]).toEqual([false, true, true]);
    const { one, two } = chase('FT', 3, -10);
    expect(shotsOf([one, two])).toEqual([]);
  });

  it('a turret may turn it anywhere but into one’s own way', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('FT', 'turret')], speed: 20 });
    expect(shotsOf([one, combatCar('v2', facing(0, 5, 0))])).toEqual([]);
    expect(shotsOf([one, combatCar('v2', facing(5, 0, 0))])).not.toEqual([]);
  });

  it('leaves smoke from the muzzle along the line of fire, hit or miss, and its hits count for fire', () => {
    const { one, two } = chase('FT', 3);
    const game = combatGame({ vehicles: [one, two] }, [6, 6, 4]);
    run(game, fireWindow(game, one), (question) =>
      answerOf(question.options().some(({ id }) => id === 'ft-back>v2:front') ? 'ft-back>v2:front' : 'hold'),
    );
    expect(two.flameHits).toBe(4);
    expect(game.state.counters).toMatchObject([{ kind: 'smoke', pose: { x: 0, y: -1, h: 1800 }, laid: { by: 'v1' } }]);
  });
});

describe('deluxe/V.2/six-shooter', () => {
  it('six rolls, six times damage, one hazard', () => {
    const { one, two } = chase('MFR', 3);
    const hit = [6, 6];
    const miss = [1, 1];
    const game = combatGame({ vehicles: [one, two] }, [...hit, 3, ...miss, ...hit, 4, ...miss, ...hit, 5, ...miss]);
    two.status = 5;
    two.speed = 10;
    run(game, fireWindow(game, one), (question) =>
      answerOf(question.options().some(({ id }) => id === 'mfr-back>v2:front') ? 'mfr-back>v2:front' : 'hold'),
    );
    expect(textsOf(game, 'to-hit')).toHaveLength(6);
    expect(two.armor.front).toBe(48);
    // 12 hits of one attack are D3, not three times D1.
    expect(two.status).toBe(2);
    expect(gunsOn(one)[0]?.shots).toBe(0);
  });
});

describe('deluxe/VIII.7/reflective', () => {
  const struck = (
    armorType: 'normal' | 'FP' | 'LR' | 'LRFP',
    kind: 'laser' | 'flame' | 'gun',
    hits: number,
    front = 20,
  ) => {
    const armor = { front, right: 10, left: 10, back: 20, top: 5, underbody: 5 };
    const car = combatCar('v1', facing(0, 0, 0), {
      armor: { ...armor },
      fullArmor: armor,
      armorType,
      crew: [person()],
    });
    const game = combatGame({ vehicles: [car] });
    const taken = run(
      game,
      weaponDamage(game, car, { kind: 'side', side: 'front' }, hits, { kind, rule: 'deluxe/V.3/damage', by: 0 }),
    );
    return { taken, left: car.armor.front, flames: car.flameHits };
  };

  it.each([
    ['normal', 'laser', { taken: 11, left: 9, flames: 11 }],
    ['LR', 'laser', { taken: 5, left: 15, flames: 0 }],
    ['LR', 'flame', { taken: 11, left: 9, flames: 11 }],
    ['LR', 'gun', { taken: 11, left: 9, flames: 0 }],
    ['FP', 'laser', { taken: 11, left: 9, flames: 0 }],
    ['FP', 'flame', { taken: 11, left: 9, flames: 0 }],
    ['LRFP', 'laser', { taken: 5, left: 15, flames: 0 }],
    ['LRFP', 'flame', { taken: 11, left: 9, flames: 0 }],
  ] as const)(
    'deluxe/VIII.7/fireproof, deluxe/VIII.7/reflective-fireproof: 11 hits on %s armor by %s',
    (armor, kind, left) => {
      expect(struck(armor, kind, 11)).toEqual(left);
    },
  );

  it('once it is gone all of it comes through, and the inside burns as ever', () => {
    expect(struck('LRFP', 'laser', 4, 0)).toEqual({ taken: 4, left: 0, flames: 4 });
    expect(struck('FP', 'flame', 6, 4)).toEqual({ taken: 6, left: 0, flames: 2 });
  });
});
