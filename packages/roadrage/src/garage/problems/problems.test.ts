import { describe, expect, it } from 'vitest';
import { BODY_IDS, type BodyId } from '../../catalog/bodies.ts';
import { OPTION_IDS, OPTIONS, type OptionId } from '../../catalog/options.ts';
import { WEAPON_IDS, WEAPONS } from '../../catalog/weapons.ts';
import { character, design, gun } from '../../testing/road.ts';
import type { Design } from '../design/design.ts';
import { garage } from '../garage.ts';
import { crewProblems } from './crew.ts';
import { NEW_CHARACTERS, problemsOf } from './problems.ts';

const codes = (built: Design): readonly string[] => problemsOf(built, NEW_CHARACTERS).map(({ code }) => code);
const withOptions = (body: BodyId, ...options: readonly OptionId[]): Design => design(body, { options });

const fits = (id: OptionId): BodyId => OPTIONS[id].bodies?.[0] ?? 'midSized';
const PAIRS = OPTION_IDS.flatMap((id) => OPTIONS[id].excludes.filter((other) => id < other).map((other) => [id, other] as const)); // biome-ignore format: one list

describe('roadrage/design/options', () => {
  it('knows the pairs that the book and the rulings name', () => {
    expect(PAIRS).toHaveLength(10);
    expect(PAIRS).toContainEqual(['fuelInjection', 'multicarb']);
    expect(PAIRS).toContainEqual(['supercharger', 'turbocharger']);
  });

  it.each(PAIRS)('%s and %s exclude each other, named once (example 4)', (one, other) => {
    expect(codes(withOptions(fits(one), one, other))).toEqual(['option-excludes']);
    expect(codes(withOptions(fits(one), other, one))).toEqual(['option-excludes']);
  });

  it.each(OPTION_IDS)('%s fits the bodies of its row and no others', (id) => {
    for (const body of BODY_IDS) {
      const isLegal = OPTIONS[id].bodies?.includes(body) ?? true;
      const found = codes(withOptions(body, id));
      expect(found.includes('option-body')).toBe(!isLegal);
      if (isLegal && OPTIONS[id].effects.cargoPerSeat === undefined) expect(found).toEqual([]);
    }
  });

  it('fits each once, but for cargo', () => {
    expect(codes(withOptions('midSized', 'airfoils', 'airfoils'))).toEqual(['option-twice']);
    expect(codes(withOptions('midSized', 'cargoArea', 'cargoArea'))).toEqual([]);
  });

  it('says all that is wrong at once', () => {
    const wrong = codes({ ...withOptions('lightBike', 'airfoils', 'multicarb', 'fuelInjection'), crew: [] });
    expect(wrong).toEqual(['option-body', 'option-excludes', 'no-driver']);
  });
});

describe('roadrage/options/armor', () => {
  it('comes light only on bikes', () => {
    expect(codes(withOptions('heavyBike', 'armorLight'))).toEqual([]);
    expect(codes(withOptions('heavyBike', 'armorMedium'))).toEqual(['option-body']);
    expect(codes(withOptions('lightBike', 'armorHeavy'))).toEqual(['option-body']);
  });
});

describe('roadrage/options/cargo-area', () => {
  it.each([
    ['compact', 3],
    ['midSized', 4],
    ['truckVan', 2],
    ['busHeavyTruck', 1],
  ] as const)('takes at most the passenger seats of a %s: %i', (body, seats) => {
    const beds = (count: number): readonly OptionId[] => Array.from({ length: count }, () => 'cargoArea');
    expect(codes(withOptions(body, ...beds(seats)))).toEqual([]);
    expect(codes(withOptions(body, ...beds(seats + 1)))).toEqual(['cargo-seats']);
  });

  it('finds one passenger seat in a sports model', () => {
    expect(codes(withOptions('midSized', 'sportsModel', 'cargoArea'))).toEqual([]);
    expect(codes(withOptions('midSized', 'sportsModel', 'cargoArea', 'cargoArea'))).toEqual(['cargo-seats']);
  });
});

describe('roadrage/weapons/door-mount', () => {
  const door = (body: BodyId, changes: Parameters<typeof gun>[1], weapon: Parameters<typeof gun>[0] = 'machineGun') =>
    codes(design(body, { weapons: [gun(weapon, { mount: 'door', facing: 'left', ...changes })] }));

  it('takes hand weapons and machine guns on small vehicles, anything on big ones', () => {
    expect(door('compact', {})).toEqual([]);
    expect(door('midSized', {}, 'handWeapon')).toEqual([]);
    expect(door('midSized', {}, 'laser')).toEqual(['door-weapon']);
    expect(door('truckVan', {}, 'laser')).toEqual([]);
  });

  it('looks to the sides, and to the rear from size 3', () => {
    expect(door('midSized', { facing: 'front' })).toEqual(['mount-facing']);
    expect(door('midSized', { facing: 'back' })).toEqual(['mount-facing']);
    expect(door('truckVan', { facing: 'back' })).toEqual([]);
    expect(door('busHeavyTruck', { facing: 'front' })).toEqual(['mount-facing']);
  });

  it('holds two hand weapons or machine guns from size 3', () => {
    expect(door('truckVan', { twin: true })).toEqual([]);
    expect(door('busHeavyTruck', { twin: true }, 'handWeapon')).toEqual([]);
    expect(door('midSized', { twin: true })).toEqual(['twin']);
    expect(door('truckVan', { twin: true }, 'laser')).toEqual(['twin']);
    expect(codes(design('truckVan', { weapons: [gun('machineGun', { twin: true })] }))).toEqual(['twin']);
  });

  it('is not found on a bike', () => {
    expect(door('heavyBike', {})).toEqual(['door-none']);
  });
});

describe('roadrage/weapons/pintle-mount', () => {
  const pintle = (options: readonly OptionId[], facing: 'front' | 'back' | 'left') =>
    codes(design('truckVan', { options, weapons: [gun('machineGun', { mount: 'pintle', facing })] }));

  it('needs a sun roof, a convertible top or a flatbed', () => {
    expect(pintle([], 'front')).toEqual(['pintle-access']);
    for (const option of ['sunRoof', 'convertibleTop', 'cargoFlatbed'] as const)
      expect(pintle([option], 'back')).toEqual([]);
    expect(pintle(['cargoArea'], 'front')).toEqual(['pintle-access']);
  });

  it('looks forward or back', () => {
    expect(pintle(['sunRoof'], 'left')).toEqual(['mount-facing']);
  });
});

describe('roadrage/weapons/turrets', () => {
  it('look forward or back if limited', () => {
    const turret = (facing: 'back' | 'right') =>
      codes(design('midSized', { weapons: [gun('laser', { mount: 'turretLimited', facing })] }));
    expect(turret('back')).toEqual([]);
    expect(turret('right')).toEqual(['mount-facing']);
  });
});

describe('roadrage/weapons/dropped', () => {
  it('is fixed, looks back and is not aimed', () => {
    const drop = (changes: Parameters<typeof gun>[1]) =>
      codes(design('midSized', { weapons: [gun('oilDropper', { facing: 'back', ...changes })] }));
    expect(drop({})).toEqual([]);
    expect(drop({ facing: 'front' })).toEqual(['dropped-facing']);
    expect(drop({ mount: 'turret360' })).toEqual(['dropped-mount']);
    expect(drop({ targeting: 'advanced' })).toEqual(['dropped-targeting']);
  });
});

describe('roadrage/design/weapons-table', () => {
  it.each(WEAPON_IDS)('%s is carried or built in as its row says', (id) => {
    const { carried, range } = WEAPONS[id];
    const facing = range === 'dropped' ? 'back' : 'front';
    const inHand = codes(design('midSized', { crew: [character('Driver', {}, [id])] }));
    const builtIn = codes(design('midSized', { weapons: [gun(id, { facing })] }));
    expect(inHand).toEqual(carried === 'vehicle' ? ['carried-weapon'] : []);
    expect(builtIn).toEqual(carried === 'hand' ? ['weapon-by-hand'] : []);
  });
});

describe('roadrage/characters/skills', () => {
  const skilled = (skills: Parameters<typeof character>[1]) =>
    codes(design('midSized', { crew: [character('Max', skills)] }));

  it('are three points, two at most in one (example 5)', () => {
    expect(skilled({ car: 2, van: 1 })).toEqual([]);
    expect(skilled({ car: 1, smallArms: 2 })).toEqual([]);
    expect(skilled({ car: 3 })).toEqual(['skill-most']);
    expect(skilled({ car: 2, smallArms: 2 })).toEqual(['skill-points']);
  });

  it('may be more for veterans of a campaign', () => {
    const veteran = design('midSized', { crew: [character('Max', { car: 4, smallArms: 3 })] });
    expect(problemsOf(veteran, { veterans: true })).toEqual([]);
    expect(garage.quickCheck(veteran).legal).toBe(false);
    expect(garage.withVariants?.({ veterans: true }).quickCheck(veteran).legal).toBe(true);
    expect(garage.withVariants?.({ veterans: 'maybe' }).quickCheck(veteran).legal).toBe(false);
  });
});

describe('roadrage/characters/gear', () => {
  const helmet = character('Max', {}, [], ['crashHelmet']);

  it('has helmets for bikers and racers only', () => {
    expect(codes(design('lightBike', { crew: [helmet] }))).toEqual([]);
    expect(codes(design('midSized', { options: ['bigEngine'], crew: [helmet] }))).toEqual([]);
    expect(codes(design('midSized', { weapons: [gun('laser')], crew: [helmet] }))).toEqual(['helmet']);
    expect(crewProblems(design('midSized', { crew: [helmet] }), { veterans: false, helmets: false })).toHaveLength(1);
  });

  it('is worn once', () => {
    const crew = [character('Max', {}, [], ['bodyArmor', 'bodyArmor'])];
    expect(codes(design('midSized', { crew }))).toEqual(['gear-twice']);
  });
});

describe('roadrage/design/bodies', () => {
  it('needs a driver and seats for all', () => {
    const people = (body: BodyId, count: number, ...options: readonly OptionId[]) =>
      codes(design(body, { options, crew: Array.from({ length: count }, (_, i) => character(`P${i}`)) }));
    expect(people('midSized', 0)).toEqual(['no-driver']);
    expect(people('midSized', 5)).toEqual([]);
    expect(people('midSized', 6)).toEqual(['crew-seats']);
    expect(people('midSized', 3, 'sportsModel')).toEqual(['crew-seats']);
    expect(people('truckVan', 3, 'cargoArea')).toEqual(['crew-seats']);
    expect(people('lightBike', 2)).toEqual(['crew-seats']);
  });
});
