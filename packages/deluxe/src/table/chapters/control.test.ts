import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STOCK_FIELDED } from '../../garage/fielded/stock-fielded.ts';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { facing, resolve, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { controlCell, controlChance, controlRow } from '../queries/control-table.ts';
import { crash1At, crash2At } from '../queries/crash-tables.ts';
import { recover, segment } from '../turn.ts';
import { meetHazard } from './control.ts';

describe('deluxe/IV.4/control-table', () => {
  it('deluxe/IV.4/control-table: the worked example: HC 2 at 60 mph, drift, steep drift, drift', () => {
    expect(controlCell(1, 60)).toBe('safe');
    expect(controlCell(-2, 60)).toBe(2);
    expect(controlCell(-3, 60)).toBe(3);
  });

  it('deluxe/IV.4/control-table: 4 or better is safe at any speed, a vehicle at rest always', () => {
    expect(controlCell(4, 200)).toBe('safe');
    expect(controlCell(5, 200)).toBe('safe');
    expect(controlCell(-6, 0)).toBe('safe');
    expect(controlCell(3, 200)).toBe(2);
  });

  it('deluxe/IV.4/control-table: below -6 counts as -6, above 200 mph as the last row', () => {
    expect(controlCell(-9, 50)).toBe(controlCell(-6, 50));
    expect(controlRow(240)).toBe(controlRow(200));
    expect(controlCell(-6, 70)).toBe('XX');
  });

  it('deluxe/IV.4/control-table: crashes at 20 mph are rolled with -2', () => {
    expect([5, 20, 30, 35, 45, 100].map((speed) => controlRow(speed).modifier)).toEqual([-2, -2, -2, 0, 1, 3]);
  });

  it('deluxe/IV.4/control-table: worse handling or more speed never helps', () => {
    const status = fc.integer({ min: -6, max: 5 });
    const speed = fc.integer({ min: 1, max: 40 }).map((fives) => fives * 5);
    fc.assert(
      fc.property(status, speed, (at, mph) => {
        expect(controlChance(at, mph)).toBeGreaterThanOrEqual(controlChance(at - 1, mph));
        expect(controlChance(at, mph)).toBeGreaterThanOrEqual(controlChance(at, mph + 5));
      }),
    );
  });
});

describe('deluxe/IV.4/handling-track', () => {
  it('deluxe/IV.4/handling-track: each maneuver moves the marker down by its difficulty, and rolls where the table asks', () => {
    const duel = new Duel([{ speed: 60, car: 'intimidator' }, { speed: 0 }], { dice: [2, 3] });
    duel.until(0, 'maneuver').say(0, 'drift left 4');
    expect(duel.car(0).status).toBe(1);
    duel.until(0, 'maneuver').say(0, 'steep drift left 8');
    expect(duel.car(0).status).toBe(-2);
    duel.until(0, 'maneuver').say(0, 'drift right 4');
    expect(duel.car(0).status).toBe(-3);
    expect(duel.texts('control')).toEqual([
      'Intimidator keeps control: needed 2+, rolled 2. Handling -2 at 60 mph.',
      'Intimidator keeps control: needed 3+, rolled 3. Handling -3 at 60 mph.',
    ]);
    expect(duel.diceLeft).toBe(0);
  });

  it('deluxe/IV.4/recovery: basic handling class and driver plusses come back each turn, up to the start', () => {
    const skilled: ScenarioFile['vehicles'][number]['car'] = {
      name: 'Test car',
      body: 'compact',
      plant: 'large',
      tires: 'hd',
      crew: [{ role: 'driver', driver: 1 }],
      weapons: [],
      armor: { front: 9, right: 9, left: 9, back: 9, top: 9, underbody: 9 },
      acceleration: 5,
      handlingClass: 2,
      weight: 4000,
    };
    const duel = new Duel([{ speed: 10, car: skilled, handling: -2 }, { speed: 10 }]).until(0, 'speed');
    expect(duel.car(0).startingClass).toBe(3);
    expect(duel.car(0).status).toBe(-2);
    duel.finishTurn();
    expect(duel.car(0).status).toBe(1);
    duel.finishTurn();
    expect(duel.car(0).status).toBe(3);
  });

  it('deluxe/IV.5/reflexes: 5 sharpens the handling class by one, 6 or more by two, up to 5', () => {
    const duel = new Duel([{ speed: 0 }, { speed: 0 }], { reflexes: [5, 6] });
    expect([duel.car(0).startingClass, duel.car(1).startingClass]).toEqual([4, 5]);
  });

  it('deluxe/IV.6/road-conditions: rain adds to every maneuver', () => {
    const duel = new Duel([{ speed: 30 }, { speed: 0 }], { road: ['heavy-rain'] })
      .until(0, 'maneuver')
      .say(0, 'bend left');
    expect(duel.car(0).status).toBe(-2);
    expect(duel.match.events.findLast((event) => event.kind === 'handling')?.modifiers).toEqual([
      { value: 3, label: 'Bend', rule: 'deluxe/IV.4/bend' },
      { value: 2, label: 'Heavy rain', rule: 'deluxe/IV.6/road-conditions' },
    ]);
  });
});

describe('deluxe/IV.7/crash-table-1', () => {
  it.each([
    [-3, 'skid', 1],
    [1, 'skid', 1],
    [2, 'skid', 2],
    [4, 'skid', 4],
  ])('deluxe/IV.7/crash-table-1: %i is a skid of %s quarter inches', (total, kind, squares) => {
    expect(crash1At(total)).toMatchObject({ kind, squares });
  });

  it('deluxe/IV.7/crash-table-1: 5 rolls, 6 to 9 may burn, 10 and more vault', () => {
    expect(crash1At(5)).toMatchObject({ kind: 'roll', burnsFrom: null });
    expect(crash1At(9)).toMatchObject({ kind: 'roll', burnsFrom: 4 });
    expect(crash1At(14)).toMatchObject({ kind: 'vault' });
  });

  it('deluxe/IV.7/crash-table-2: fishtails grow, and from 5 on Table 1 is rolled too', () => {
    expect([2, 3, 5, 9, 10].map((total) => [crash2At(total).degrees, crash2At(total).reroll])).toEqual([
      [15, false],
      [30, false],
      [15, true],
      [30, true],
      [45, true],
    ]);
  });
});

describe('deluxe/IV.6/hazards, deluxe/IV.7/loss-of-control', () => {
  const hazard = { label: 'Hazard', difficulty: 3, rule: 'deluxe/IV.6/hazards' } as const;

  it('deluxe/IV.7/crash-timing: control lost after a turn of this phase leads where it was going before', () => {
    // -3 at 60 mph needs 3, rolls 1; Table 2: 4 + 1 = 5, left, and Table 1.
    const car = testVehicle('v1', facing(0, 0, 90), 60, { status: 0, phaseHeading: 450 });
    const game = testGame({ vehicles: [car] }, [1, 4, 1, 2]);
    resolve(game, meetHazard(game, { kind: 'hazard', vehicle: car.id, trouble: hazard }));
    expect(car.pending).toMatchObject({ heading: 450, fishtail: { side: 'left' }, crash: { name: 'moderate' } });
  });

  it('deluxe/IV.6/hazards: what lies on its roof has no control to lose', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 60, { status: -6, down: 'top' });
    const game = testGame({ vehicles: [car] });
    resolve(game, meetHazard(game, { kind: 'hazard', vehicle: car.id, trouble: hazard }));
    expect([car.status, car.pending, game.events]).toEqual([-6, null, []]);
  });
});

describe('deluxe/IV.5/handling-limits', () => {
  it('deluxe/IV.5/handling-limits: no loss of wheels takes the class below -3, nor the marker below -6', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 0, { status: -6, classLoss: -9 });
    const game = testGame({ vehicles: [car] });
    game.state.at = 'speeds';
    run(game, segment(game));
    expect([car.handlingClass, car.startingClass]).toEqual([-3, -3]);
    recover(game.setup, car);
    expect(car.status).toBe(-5);
  });

  it('deluxe/IV.4/recovery: a marker above the starting class is left where it is', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 0, { status: 5, startingClass: 3 });
    recover(testGame({ vehicles: [car] }).setup, car);
    expect(car.status).toBe(5);
  });
});

describe('deluxe/IV.5/reflexes', () => {
  it('deluxe/IV.5/driving-skill: X-CT5: a die of 4 and a Driver +2 make 6, two points of handling class', () => {
    const car = { ...STOCK_FIELDED[1], crew: [{ role: 'driver' as const, driver: 2 }] };
    const { id: _, ...driven } = car;
    const duel = new Duel([{ car: { ...driven, weapons: [...car.weapons] } }, {}], { reflexes: [4, 3] });
    expect([duel.car(0).reflexes, duel.car(0).startingClass]).toEqual([6, 5]);
    expect(duel.match.events.find(({ kind }) => kind === 'reflexes')?.modifiers).toEqual([
      { value: 2, label: 'Driver skill', rule: 'deluxe/IV.5/driving-skill' },
    ]);
  });
});
