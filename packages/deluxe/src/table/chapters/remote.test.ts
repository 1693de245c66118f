import { askNobody } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { type CarFile, carOf } from '../../scenarios/known-file.ts';
import { parseSetup } from '../../scenarios/scenario-file.ts';
import { Duel } from '../../testing/duel.ts';
import { driverOf, firersOf } from '../queries/crew.ts';
import { crewModifiers } from '../queries/targeting.ts';
import { keepContact } from './remote.ts';

const car = (more: Partial<CarFile> = {}): CarFile => ({
  ...carOf({ seat: 0, car: 'stinger', x: 0, y: 0, heading: 0 }),
  remoteControl: true,
  ...more,
});

const manned = car({ crew: [{ role: 'driver' }, { role: 'gunner', driver: 1 }] });

const lookedAt = { dice: { take: () => null }, hides: false, emit: () => undefined, question: askNobody };

/** Of one side a manned car and a robot that its gunner drives; the other side has a car of its own. */
function radio(): Duel {
  const cars = [
    { seat: 0, car: manned, x: 0, y: 0, speed: 20 },
    { seat: 0, car: car(), x: 10, y: 0, speed: 20, remote: { vehicle: 0, crew: [1] } },
    { seat: 1, x: 30, y: 30 },
  ];
  return new Duel(cars, { reflexes: [5, 2, 1] });
}

describe('deluxe/VIII.8/remote-control', () => {
  it('handles worse by 3, and nobody is aboard to be hit', () => {
    const duel = radio();
    expect(duel.model(1).handlingClass).toBe(duel.model(0).handlingClass - 3);
    expect(duel.car(1).crew).toMatchObject([{ post: 'driver', place: 'remote', seat: 0 }]);
  });

  it('who drives by radio does nothing else', () => {
    const duel = radio();
    expect(duel.car(0).crew[1]?.operates).toBe(true);
    expect(firersOf(duel.car(0), 1).map(({ post }) => post)).toEqual(['driver']);
    const [driver] = duel.car(0).crew;
    if (driver === undefined) throw new Error('nobody drives');
    driver.hits = 3;
    expect(driverOf(duel.car(0))).toBeNull();
  });

  it('it moves and fires like any other, once a turn for each at the set', () => {
    const duel = radio().until(0, 'maneuver');
    expect(firersOf(duel.car(1), 1)).toEqual([duel.car(1).crew[0]]);
    expect(driverOf(duel.car(1))?.place).toBe('remote');
  });

  it.each([
    ['the operator is out cold', (duel: Duel) => Object.assign(duel.car(0).crew[1] ?? {}, { hits: 2 })],
    ['the plant of his vehicle is dead', (duel: Duel) => killPlant(duel, 0)],
    ['its own plant is dead', (duel: Duel) => killPlant(duel, 1)],
    ['his vehicle is gone', (duel: Duel) => Object.assign(duel.car(0), { gone: true })],
  ])('runs on by itself when %s', (_why, strike) => {
    const duel = radio();
    strike(duel);
    keepContact({ ...lookedAt, setup: duel.match.setup, state: duel.state });
    expect(driverOf(duel.car(1))).toBeNull();
  });

  it('deluxe/V.2/remote-control: fires at -3', () => {
    const duel = radio();
    const [person] = duel.car(1).crew;
    if (person === undefined) throw new Error('nobody drives');
    expect(crewModifiers(duel.match.setup, duel.car(1), person, null)).toContainEqual(
      expect.objectContaining({ value: -3, label: 'Remote-controlled vehicle' }),
    );
  });

  it('is refused with every reason', () => {
    const file = {
      ruleset: 'deluxe',
      id: 'r',
      title: 'R',
      turnLimit: 5,
      map: { minX: -50, minY: -50, maxX: 50, maxY: 50 },
      seats: [{ name: 'A' }],
      vehicles: [
        { seat: 0, car: car({ remoteControl: false }), x: 0, y: 0, heading: 0 },
        { seat: 0, car: car({ remoteControl: false }), x: 10, y: 0, heading: 0, remote: { vehicle: 0, crew: [0, 3] } },
        { seat: 0, car: car(), x: 20, y: 0, heading: 0, remote: { vehicle: 2, crew: [0] } },
      ],
    };
    const read = parseSetup(file);
    expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual([
      'vehicles.1.remote.vehicle',
      'vehicles.1.remote.crew.0',
      'vehicles.1.remote.crew.1',
      'vehicles.1.car.remoteControl',
      'vehicles.2.remote.vehicle',
    ]);
  });
});

function killPlant(duel: Duel, index: number): void {
  for (const part of duel.car(index).parts) if (part.kind === 'plant') part.dp = 0;
}
