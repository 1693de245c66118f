import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './arena.ts';
import { parseSetup, type ScenarioFile } from './scenario-file.ts';

const [duel] = SCENARIOS;

function problemsOf(change: (file: Record<string, unknown>) => void): readonly (string | undefined)[] {
  const file = JSON.parse(JSON.stringify(duel)) as Record<string, unknown>;
  change(file);
  const result = parseSetup(file);
  return result.ok ? [] : result.error.map((problem) => problem.field);
}

const vehicle = (file: Record<string, unknown>, i: number) => (file.vehicles as Record<string, unknown>[])[i] ?? {};

describe('deluxe/III.1/set-up: scenario files', () => {
  it.each(SCENARIOS.map((file) => [file.id, file]))('deluxe/III.1/set-up: %s is sound', (_id, file) => {
    const result = parseSetup(file as ScenarioFile);
    expect(result.ok ? [] : result.error).toEqual([]);
  });

  it.each<[string, (file: Record<string, unknown>) => void]>([
    ['turnLimit', (file) => void delete file.turnLimit],
    ['turnLimit', (file) => void (file.turnLimit = 0)],
    ['surprise', (file) => void (file.surprise = 1)],
    ['vehicles.0.car', (file) => void (vehicle(file, 0).car = 'batmobile')],
    ['vehicles.1.speed', (file) => void (vehicle(file, 1).speed = 23)],
    ['vehicles.1.speed', (file) => void (vehicle(file, 1).speed = -25)],
    ['vehicles.0', (file) => void (vehicle(file, 0).x = -4)],
    ['vehicles.0', (file) => Object.assign(vehicle(file, 0), { x: 10, y: 7 })],
    ['vehicles.1', (file) => Object.assign(vehicle(file, 1), { x: 3.2, y: 11 })],
    ['vehicles.0.seat', (file) => void (vehicle(file, 0).seat = 5)],
    ['seats.0', (file) => void (vehicle(file, 0).seat = 1)],
    ['vehicles.0.damage.weapons.laser', (file) => void (vehicle(file, 0).damage = { weapons: { laser: { hits: 1 } } })],
    ['vehicles.0.damage.armor.roof', (file) => void (vehicle(file, 0).damage = { armor: { roof: 1 } })],
    ['road.0', (file) => void (file.road = ['lava'])],
    ['variants.criticalHits', (file) => void (file.variants = { criticalHits: true })],
    ['variants.nonsense', (file) => void (file.variants = { nonsense: true })],
  ])('deluxe/III.1/set-up: a wrong %s is named', (field, change) => {
    expect(problemsOf(change)).toContain(field);
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
    const file = JSON.parse(JSON.stringify(duel)) as Record<string, unknown>;
    vehicle(file, 0).car = car;
    const result = parseSetup(file);
    expect(!result.ok && result.error[0]).toMatchObject({
      code: 'not-yet',
      field: 'vehicles.0.car.weapons.0.weapon',
      message: 'The table cannot fire a Flamethrower yet.',
    });
  });

  it('deluxe/III.1/set-up: sets any position: speed, handling status, damage, fire', () => {
    const file = JSON.parse(JSON.stringify(duel)) as Record<string, unknown>;
    Object.assign(vehicle(file, 0), {
      speed: -10,
      handling: -4,
      burning: true,
      damage: { armor: { front: 4 }, plant: 2, tires: { 'front-left': 3 }, crew: [1] },
    });
    const result = parseSetup(file);
    expect(result.ok && result.value.starts[0]).toMatchObject({
      speed: -10,
      status: -4,
      burning: true,
      damage: { armor: { front: 4 }, plant: 2 },
    });
  });
});
