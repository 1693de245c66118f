import { describe, expect, it } from 'vitest';
import { drivingPlant } from '../../table/queries/power.ts';
import { recordSheetSvg } from '../../testing/by-the-book.ts';
import { gunsOn, setTires } from '../../testing/collision-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { vehicleDamage } from '../../testing/vehicle-damage.ts';
import { STOCK } from '../stock/list.ts';
import { parseDamage } from './damage.ts';

describe('deluxe/III.2/record-sheet: damage', () => {
  it('takes over what the table has done to a car', () => {
    const design = STOCK.find(({ id }) => id === 'piranha')?.design;
    if (design?.class !== 'car') throw new Error('no Piranha');
    const duel = new Duel([{ car: 'piranha' }, {}]);
    const car = structuredClone(duel.car(0));
    car.armor.front = (car.armor.front ?? 0) - 7;
    const plant = drivingPlant(car);
    if (plant === null) throw new Error('no plant');
    plant.dp -= 2;
    car.speed = 55;
    car.status = -1;
    car.burning = true;
    setTires(car, 'back-left', [0]);
    const [gun] = gunsOn(car);
    const [driver] = car.crew;
    if (gun === undefined || driver === undefined || gun.shots === null) throw new Error('unarmed');
    gun.dp -= 1;
    gun.shots -= 3;
    driver.hits = 1;
    const damage = vehicleDamage(design, duel.model(0), car);
    expect(damage).toEqual({
      armor: { front: 7 },
      hits: { 'weapons.0.0': 1, 'crew.0.0': 1, 'plants.0': 2, 'tires.back-left.0': 9 },
      bodyArmor: {},
      shots: { 'weapons.0.0': 3 },
      speed: 55,
      handling: -1,
      notes: ['On fire.'],
    });
    expect(parseDamage(JSON.parse(JSON.stringify(damage)))).toEqual(damage);
    expect(recordSheetSvg(design, { paper: 'A4', state: damage })).toContain('data-lost="7"');
  });

  it.each([null, 7, 'x', [], { armor: 3, hits: { a: 'b', c: -1, d: Number.NaN }, speed: 7, handling: 99, notes: [1] }])(
    'leaves out what makes no sense: %j',
    (value) => {
      const { armor, hits, speed, handling, notes } = parseDamage(value);
      expect(Object.keys({ ...armor, ...hits })).toEqual([]);
      expect([speed, handling, notes ?? []]).toEqual([undefined, undefined, []]);
    },
  );
});
