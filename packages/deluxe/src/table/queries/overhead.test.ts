import { describe, expect, test } from 'vitest';
import { facing, gun } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { weaponDamage } from '../chapters/damage.ts';
import { placesInSight } from './line-of-fire.ts';
import { legalShots } from './shots.ts';
import { placeId } from './target-names.ts';

const turreted = (universal: boolean) =>
  combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG', 'turret'), gun('MG')], universal });

function seen(universal: boolean, y: number, level: number): readonly string[] {
  const firer = turreted(universal);
  const { setup, state } = combatGame({ vehicles: [firer, combatCar('v2', facing(0.2, y, 180), { level })] });
  return [...new Set(legalShots(setup, state, firer).map(({ id }) => id.split('>')[1] ?? ''))];
}

describe('deluxe/VIII.8/universal-turret', () => {
  test('what flies right over it is out of reach of a plain turret and of every other gun', () => {
    expect(seen(false, 0.3, 1)).toEqual([]);
    expect(seen(false, 2, 1)).toContain('v2:front');
  });

  test('a universal one fires straight up, at the underbody and nothing else', () => {
    expect(seen(true, 0.3, 1)).toEqual(['v2:underbody']);
    expect(seen(true, 2, 1)).not.toContain('v2:underbody');
    const flyer = combatCar('v2', facing(0, 0, 0), { level: 1 });
    const game = combatGame({ vehicles: [turreted(true), flyer] });
    const source = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;
    run(game, weaponDamage(game, flyer, { kind: 'side', side: 'underbody' }, 3, source));
    expect(flyer.armor.underbody).toBe(2);
  });

  test('from the air nothing is laid on what is right below', () => {
    const flyer = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG', 'turret')], universal: true, level: 1 });
    const below = combatCar('v2', facing(0, 0.4, 0));
    const { setup, state } = combatGame({ vehicles: [flyer, below] });
    expect(placesInSight(setup, state, flyer, 'turret', below)).toEqual([]);
  });
});

test('deluxe/VIII.8/turret: it fires all round', () => {
  const firer = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG', 'turret')] });
  for (const [x, y] of [
    [0, 4],
    [4, 0],
    [0, -4],
    [-4, 0],
  ] as const) {
    const target = combatCar('v2', facing(x, y, 0));
    const { setup, state } = combatGame({ vehicles: [firer, target] });
    const places = placesInSight(setup, state, firer, 'turret', target).map(({ place }) => placeId(place));
    expect(places.length).toBeGreaterThan(0);
    expect(places).not.toContain('underbody');
  }
});
