// What the garage has settled, as it acts at the table.
import { describe, expect, test } from 'vitest';
import { COUNTERS } from '../catalog/counters.ts';
import { CYCLE_PLANTS } from '../catalog/cycle-plants.ts';
import { TIRES } from '../catalog/tires.ts';
import { weapon } from '../catalog/weapons.ts';
import { fieldedOf } from '../garage/fielded/fielded-of.ts';
import { stockFielded } from '../garage/fielded/stock-fielded.ts';
import { wheelTiresOf } from '../garage/fielded/wheel-tires.ts';
import { stockVehicle } from '../garage/stock/list.ts';
import { legalSpeeds } from '../table/queries/legal-speeds.ts';
import { isSmall } from '../table/queries/targeting.ts';
import { Duel } from '../testing/duel.ts';
import { DEFAULT_VARIANTS } from '../variants.ts';
import { parseSetup } from './scenario-file.ts';

const duelOf = (id: string): Duel => new Duel([{ car: id }, { car: 'stinger' }]);

function designOf(id: string) {
  const design = stockVehicle(id)?.design;
  if (design?.class !== 'car') throw new Error(`no car ${id}`);
  return design;
}

test('deluxe/VIII.1/body-types: a small body is a small target', () => {
  const small = (id: string): boolean => {
    const game = duelOf(id);
    return isSmall(game.match.setup, game.car(0));
  };
  expect([small('stinger'), small('mini-sherman'), small('piranha')]).toEqual([true, true, false]);
});

test('deluxe/VIII.2/six-wheels: two wheels at each back corner, and each of them is hit by itself', () => {
  const corners = duelOf('vigilante')
    .car(0)
    .tires.map(({ corner }) => corner);
  expect(corners).toEqual(['front-left', 'front-right', 'back-left', 'back-left', 'back-right', 'back-right']);
});

test('deluxe/VIII.3/suspension: a better one starts the handling marker higher', () => {
  const classWith = (suspension: 'light' | 'improved' | 'heavy'): number => {
    const fielded = fieldedOf({ ...designOf('stinger'), suspension }, 'sprung', DEFAULT_VARIANTS);
    if (!fielded.ok) throw new Error(fielded.error[0].what);
    const { id: _, weapons, crew, ...car } = fielded.value;
    return new Duel([{ car: { ...car, weapons: [...weapons], crew: [...crew] } }, {}]).car(0).startingClass;
  };
  expect([classWith('light'), classWith('improved'), classWith('heavy')]).toEqual([1, 2, 3]);
});

test('deluxe/IX.1/suspension: a sidecar lends the cycle its own', () => {
  const [cycle, combination] = [stockFielded('outlander'), stockFielded('outlander-combo')];
  if (cycle === undefined || combination === undefined) throw new Error('no Outlander');
  expect(combination.handlingClass).toBeGreaterThanOrEqual(cycle.handlingClass);
  expect(duelOf('outlander-combo').car(0).startingClass).toBe(combination.handlingClass);
});

describe('deluxe/VIII.5/tires', () => {
  test('a tire has the points of its kind, and solids nothing punctures', () => {
    const wheels = duelOf('vigilante').model(0).wheels;
    expect(wheels.every(({ dp, spikeProof }) => dp === TIRES.solid.dp && spikeProof)).toBe(true);
  });

  test('front and rear need not match', () => {
    const tires = [
      { tire: 'pr', count: 2, at: 'back' },
      { tire: 'hd', count: 2, at: 'front' },
    ] as const;
    expect(wheelTiresOf({ ...designOf('piranha'), tires })).toEqual(['hd', 'hd', 'pr', 'pr']);
    const fielded = fieldedOf({ ...designOf('piranha'), tires }, 'mixed', DEFAULT_VARIANTS);
    if (!fielded.ok) throw new Error(fielded.error[0].what);
    const { id: _, weapons, crew, ...car } = fielded.value;
    const game = new Duel([{ car: { ...car, weapons: [...weapons], crew: [...crew] } }, {}]);
    expect(game.car(0).tires.map(({ dp }) => dp)).toEqual([6, 6, 9, 9]);
  });
});

test('deluxe/VIII.6/weapon-statistics: a weapon has the points and the shots of the list', () => {
  const [gun] = duelOf('stinger').car(0).parts;
  expect(gun).toMatchObject({ dp: weapon('MG').dp, shots: weapon('MG').shots });
});

test('deluxe/VIII.6/weapons: to the four sides or in a turret, and from there it fires', () => {
  const file = (mount: string) => ({
    ruleset: 'deluxe',
    id: 'm',
    title: 'M',
    turnLimit: 5,
    map: { minX: 0, minY: 0, maxX: 20, maxY: 20 },
    seats: [{ name: 'One' }],
    vehicles: [{ seat: 0, car: { ...CYCLE, weapons: [{ weapon: 'MG', mount }] }, x: 5, y: 5, heading: 0 }],
  });
  expect(parseSetup(file('front')).ok).toBe(true);
  const refused = parseSetup(file('left'));
  expect(refused.ok ? [] : refused.error.map(({ field }) => field)).toEqual(['vehicles.0.car.weapons.0.mount']);
});

const CYCLE = {
  name: 'Cycle',
  body: 'lightcycle',
  plant: 'super',
  tires: 'hd',
  crew: [{ role: 'driver' }],
  armor: { front: 5, back: 5 },
  acceleration: 5,
  handlingClass: 1,
  weight: 700,
};

test('deluxe/VIII.11/acceleration: no vehicle gains more in a turn', () => {
  for (const id of ['stinger', 'mini-sherman', 'leo']) {
    const game = duelOf(id);
    expect(Math.max(...legalSpeeds(game.match.setup, game.car(0)))).toBe(stockFielded(id)?.acceleration);
  }
});

describe('deluxe/IX.2/trike-construction', () => {
  test('on a counter as long as a car’s, with a cycle’s plant and three wheels', () => {
    const game = duelOf('leo');
    const { counter, topSpeed, wheels } = game.model(0);
    expect(COUNTERS[counter].length).toBe(COUNTERS.car.length);
    expect(wheels.map(({ corner }) => corner)).toEqual(['front', 'back-left', 'back-right']);
    const plants: readonly { readonly topSpeed: number; readonly dp: number }[] = Object.values(CYCLE_PLANTS);
    const dp = game.car(0).parts.find(({ kind }) => kind === 'plant')?.dp;
    expect(plants.some((plant) => plant.topSpeed === topSpeed && plant.dp === dp)).toBe(true);
  });

  test('deluxe/IX.2/trike-armor: plates on six sides', () => {
    expect(Object.keys(duelOf('leo').car(0).armor).toSorted()).toEqual([
      'back',
      'front',
      'left',
      'right',
      'top',
      'underbody',
    ]);
  });
});

test('deluxe/III.2/specifications: the sheet says what the line in the list says', () => {
  const sheet = duelOf('piranha').match.view(0).sheets[0];
  expect(sheet?.lines[0]).toBe('Luxury, acceleration 5, top speed 100');
  expect(sheet?.lines[1]).toContain('Handling class 3');
  const of = (group: string) => sheet?.gauges.filter((gauge) => gauge.group === group).map(({ full }) => full);
  expect(of('armor')).toEqual([30, 25, 25, 30, 20, 20]);
  expect([of('weapon')?.length, of('tire')?.length, of('crew')?.length]).toEqual([5, 4, 2]);
});
