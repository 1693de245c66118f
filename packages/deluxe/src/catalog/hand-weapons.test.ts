import { describe, expect, test } from 'vitest';
import { GRENADES, type Grenade } from './grenades.ts';
import { AMMO_CLIP, CARRYING_CAPACITY, carried, HAND_WEAPONS, type HandWeapon, type HandWeaponId } from './hand-weapons.ts';
import { weapon } from './weapons.ts';

const all = Object.entries(HAND_WEAPONS) as [HandWeaponId, HandWeapon][];

describe('deluxe/VI/hand-weapon-list', () => {
  test('has all 19 rows, grenades included', () => {
    expect(all.length + Object.keys(GRENADES).length).toBe(19);
  });

  test.each(all)('%s: loaded price is the empty one plus every shot', (_id, row) => {
    if (row.loadedCost !== null) expect(row.loadedCost).toBe(row.cost + (row.costPerShot === null ? 0 : row.shots * row.costPerShot));
  });

  test('only the price of a loaded launcher is open', () => {
    expect(all.filter(([, row]) => row.loadedCost === null).map(([id]) => id)).toEqual(['HGL']);
  });

  test('no key is shared by weapons and grenades', () => {
    const ids = [...Object.keys(HAND_WEAPONS), ...Object.keys(GRENADES)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('nothing is too bulky to carry', () => {
    for (const [id] of all) expect(carried(id).grenadeEquivalents).toBeLessThanOrEqual(CARRYING_CAPACITY.improvedBodyArmor);
  });

  test('what is carried costs its load too', () => {
    expect([carried('SMG').cost, carried('HGL').cost, carried('CG').cost]).toEqual([370, 300, 40]);
  });

  test('the two printed clips follow the rule of the others', () => {
    expect([HAND_WEAPONS.RRclip.cost, HAND_WEAPONS.MGclip.cost]).toEqual([AMMO_CLIP.cost, AMMO_CLIP.cost]);
  });
});

test('deluxe/VI/grenade: every grenade is thrown on 9 and counts one', () => {
  const grenades: Grenade[] = Object.values(GRENADES);
  for (const row of grenades) expect([row.toHit, row.grenadeEquivalents]).toEqual([9, 1]);
});

test('deluxe/VI/hand-grenade-launcher: the vehicle launcher holds ten for 40 lb (W-12)', () => {
  const { shots, weightPerShot } = weapon('GL');
  expect((shots ?? 0) * (weightPerShot ?? 0)).toBe(40);
});
