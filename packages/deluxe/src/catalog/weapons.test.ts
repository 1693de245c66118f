import { describe, expect, test } from 'vitest';
import { EXPLOSIVE_WEAPONS } from './burning.ts';
import { VEHICULAR_FIRE } from './vehicular-fire.ts';
import { WEAPONS, type Weapon, type WeaponId } from './weapons.ts';

const all = Object.entries(WEAPONS) as [WeaponId, Weapon][];
const kinds = (id: WeaponId): string[] => WEAPONS[id].special.map((each) => each.kind);

describe('deluxe/V.2/weapon-list', () => {
  test('has all 36 weapons', () => {
    expect(all).toHaveLength(36);
  });

  test.each(all)('%s: loaded price and weight are the empty ones plus every shot', (_id, weapon) => {
    const shots = weapon.shots ?? 0;
    if (weapon.loadedCost !== null) expect(weapon.loadedCost).toBe(weapon.cost + shots * (weapon.costPerShot ?? 0));
    expect(weapon.loadedWeight).toBe(weapon.weight + shots * (weapon.weightPerShot ?? 0));
  });

  test('only the price of a loaded grenade launcher is open', () => {
    expect(all.filter(([, weapon]) => weapon.loadedCost === null).map(([id]) => id)).toEqual(['GL']);
  });

  test('lasers, and nothing else, have no shots to count', () => {
    expect(all.filter(([, weapon]) => weapon.shots === null).map(([id]) => id)).toEqual(['LL', 'L', 'HL']);
    expect(all.filter(([id]) => kinds(id).includes('laser')).map(([id]) => id)).toEqual(['LL', 'L', 'HL']);
  });

  test('dropped and cloud weapons roll no dice to hit', () => {
    for (const [, weapon] of all) {
      if (weapon.effect.kind === 'dropped' || weapon.effect.kind === 'cloud') expect(weapon).toMatchObject({ toHit: null, damage: null });
    }
  });

  test('a weapon with one shot and no price for it is a one-shot weapon', () => {
    const oneShots = all.filter(([, weapon]) => weapon.shots === 1 && weapon.costPerShot === null).map(([id]) => id);
    expect(oneShots).toEqual(['HR', 'MR', 'LR', 'MNR', 'MFR', 'B', 'CB']);
    for (const id of oneShots) expect(kinds(id)).toContain('one-shot');
  });

  test.each([
    ['MG', 7, '1d'],
    ['RL', 8, '2d'],
    ['L', 6, '3d'],
    ['HR', 9, '3d'],
    ['TG', 7, '6d'],
  ] as const)('%s hits on %i for %s', (id, toHit, damage) => {
    expect(WEAPONS[id]).toMatchObject({ toHit, damage });
  });
});

test('deluxe/V.2/flamethrower: 10 inches, 15 for the heavy one', () => {
  expect([WEAPONS.FT.special[0].maxRange, WEAPONS.HDFT.special[0].maxRange]).toEqual([10, 15]);
});

test('deluxe/VIII.4/laser-drain: one, two and three power units', () => {
  expect([WEAPONS.LL, WEAPONS.L, WEAPONS.HL].map((weapon) => weapon.special[0].powerUnits)).toEqual([1, 2, 3]);
});

test('deluxe/V.4/vehicular-fire-table: its weapons are on the list, but for the portable flamethrower', () => {
  expect(Object.keys(VEHICULAR_FIRE).filter((id) => !(id in WEAPONS))).toEqual(['PF']);
});

test('deluxe/V.4/explosion: the explosive weapons are on the list; guns of lesser calibre are not among them', () => {
  for (const id of EXPLOSIVE_WEAPONS) expect(WEAPONS).toHaveProperty(id);
  for (const id of ['MG', 'VMG', 'AC', 'RR', 'L']) expect(EXPLOSIVE_WEAPONS).not.toContain(id);
});
