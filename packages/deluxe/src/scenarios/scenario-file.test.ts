import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './arena.ts';
import { parseSetup, type ScenarioFile } from './scenario-file.ts';

const [duel] = SCENARIOS;

type Json = Record<string, unknown>;

/** The duel with one value replaced, by a path such as `vehicles.0.speed`. */
function changed(path: string, value: unknown): Json {
  const file = JSON.parse(JSON.stringify(duel)) as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<Json>((at, key) => at[key] as Json, file);
  place[last] = value;
  return file;
}

function fieldsOf(file: unknown): readonly (string | undefined)[] {
  const result = parseSetup(file);
  return result.ok ? [] : result.error.map((problem) => problem.field);
}

describe('deluxe/III.1/set-up: scenario files', () => {
  it.each(SCENARIOS.map((file) => [file.id, file]))('deluxe/III.1/set-up: %s is sound', (_id, file) => {
    const result = parseSetup(file as ScenarioFile);
    expect(result.ok ? [] : result.error).toEqual([]);
  });

  it.each([
    ['turnLimit', 'turnLimit', undefined],
    ['turnLimit', 'turnLimit', 0],
    ['surprise', 'surprise', 1],
    ['vehicles.0.car', 'vehicles.0.car', 'batmobile'],
    ['vehicles.1.speed', 'vehicles.1.speed', 23],
    ['vehicles.1.speed', 'vehicles.1.speed', -25],
    ['vehicles.0', 'vehicles.0.x', -4],
    ['vehicles.0', 'vehicles.0', { seat: 0, car: 'stinger', x: 8, y: 5.5, heading: 0 }],
    ['vehicles.1', 'vehicles.1', { seat: 1, car: 'stinger', x: 2.7, y: 9, heading: 0 }],
    ['vehicles.0.seat', 'vehicles.0.seat', 5],
    ['seats.0', 'vehicles.0.seat', 1],
    ['vehicles.0.damage.weapons.laser', 'vehicles.0.damage', { weapons: { laser: { hits: 1 } } }],
    ['vehicles.0.damage.armor.roof', 'vehicles.0.damage', { armor: { roof: 1 } }],
    ['road.0', 'road', ['lava']],
    ['variants.criticalHits', 'variants', { criticalHits: true }],
    ['variants.nonsense', 'variants', { nonsense: true }],
  ])('deluxe/III.1/set-up: a wrong %s is named (%s: %j)', (field, path, value) => {
    expect(fieldsOf(changed(path, value))).toContain(field);
  });

  it('deluxe/V.2/weapon-list: a weapon the table cannot fire yet is refused, with those it can', () => {
    const car = {
      name: 'Hotshot',
      body: 'luxury',
      plant: 'super',
      tires: 'pr',
      crew: [{ role: 'driver' }],
      weapons: [{ weapon: 'FT', mount: 'back' }],
      armor: { front: 20, right: 10, left: 10, back: 20, top: 10, underbody: 10 },
      acceleration: 5,
      handlingClass: 3,
      weight: 6600,
    };
    const result = parseSetup(changed('vehicles.0.car', car));
    expect(!result.ok && result.error[0]).toMatchObject({
      code: 'not-yet',
      field: 'vehicles.0.car.weapons.0.weapon',
      message: 'The table cannot fire a Flamethrower yet.',
    });
  });

  it('deluxe/III.1/set-up: sets any position: speed, handling status, damage, fire', () => {
    const car = { seat: 0, car: 'stinger', x: 3, y: 9, heading: 270 };
    const result = parseSetup(
      changed('vehicles.0', {
        ...car,
        ...{
          speed: -10,
          handling: -4,
          burning: true,
          damage: { armor: { front: 4 }, plant: 2, tires: { 'front-left': 3 }, crew: [1] },
        },
      }),
    );
    expect(result.ok && result.value.starts[0]).toMatchObject({
      speed: -10,
      status: -4,
      burning: true,
      damage: { armor: { front: 4 }, plant: 2 },
    });
  });
});
