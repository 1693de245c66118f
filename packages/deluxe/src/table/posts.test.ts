import { describe, expect, it } from 'vitest';
import { parseSetup, type ScenarioFile } from '../scenarios/scenario-file.ts';
import { Duel } from '../testing/duel.ts';
import { aimsOf } from './queries/arsenal.ts';

type VehicleFile = ScenarioFile['vehicles'][number];

/** A Piranha whose gunner is another player's, and a Stinger right ahead of its front gun. */
const SHARED: readonly Partial<VehicleFile>[] = [
  { car: 'piranha', seat: 0, crew: [{ role: 'gunner', seat: 2 }], x: 0, y: 0, heading: 0, speed: 20 },
  { car: 'stinger', seat: 1, x: 0, y: 6, heading: 90, speed: 20 },
];
const SEATS = [{ name: 'Driver' }, { name: 'Foe' }, { name: 'Gunner' }];

const shared = (dice: readonly number[] = []) => new Duel(SHARED, { seats: SEATS, dice, reflexes: [4, 3] });

describe('who decides belongs to a person', () => {
  it('the driver sets the speed and steers, the gunner is asked for his own shots', () => {
    const duel = shared();
    expect(duel.match.decisions().map(({ seat, topic }) => [seat, topic])).toEqual([
      [0, 'speed'],
      [1, 'speed'],
    ]);
    duel.until(2, 'fire');
    expect(duel.topic(0)).toBe('fire');
    const { setup, state } = duel.match;
    const persons = (seat: number) => [...new Set(aimsOf({ setup, state }, seat, []).map(({ person }) => person.id))];
    expect([persons(0), persons(2)]).toEqual([['v1.1'], ['v1.2']]);
  });

  it('what the gunner fires is his action, and the driver may still fire another gun', () => {
    const duel = shared([1, 1]).until(2, 'fire');
    const shot = duel.asked(2).options()[0];
    if (shot === undefined) throw new Error('no shot');
    for (const { id, seat } of duel.match.decisions())
      duel.match.choose({ ask: id, seat, option: seat === 2 ? shot.id : 'hold', params: {} });
    expect(duel.texts('fire')[0]).toMatch(/^Piranha's gunner fires/);
    expect(duel.car(0).crew.map(({ actedTurn }) => actedTurn)).toEqual([0, 1]);
    expect(duel.topic(0)).toBe('fire');
    expect(duel.topic(2)).toBeUndefined();
  });

  it("they are one side: neither is the other's target, and both win", () => {
    const duel = shared();
    expect(duel.match.setup.sides).toEqual([0, 1, 0]);
    duel.match.resign(1);
    duel.finishTurn();
    expect(duel.match.outcome).toMatchObject({ kind: 'win', winners: [0, 2] });
    expect(duel.match.outcome?.reason).toBe('Driver and Gunner are the last that can move or fire.');
  });

  it('deluxe/V.4/substitute-driver: with the driver out, the gunner beside him is asked at the wheel', () => {
    const [own = {}, foe = {}] = SHARED;
    const duel = new Duel([{ ...own, damage: { crew: [3, 0] } }, foe], { seats: SEATS, reflexes: [4, 3] });
    duel.until(2, 'maneuver');
    expect(duel.topic(0)).toBeUndefined();
  });

  it('a gunner who gives up leaves his guns to nobody, and the driver drives on', () => {
    const duel = shared();
    duel.match.resign(2);
    duel.until(0, 'maneuver');
    expect([duel.car(0).surrendered, duel.topic(2)]).toEqual([false, undefined]);
  });

  it('deluxe/III.1/set-up: a post that nobody holds, or a seat that is not there, is refused by name', () => {
    const file = (crew: VehicleFile['crew']) => ({
      ruleset: 'deluxe',
      id: 'x',
      title: 'X',
      turnLimit: 5,
      map: { minX: 0, minY: 0, maxX: 20, maxY: 20 },
      seats: [{ name: 'One' }],
      vehicles: [{ seat: 0, car: 'stinger', x: 5, y: 5, heading: 0, crew }],
    });
    const fields = (crew: VehicleFile['crew']) => {
      const read = parseSetup(file(crew));
      return read.ok ? [] : read.error.map(({ field }) => field);
    };
    expect(fields([{ role: 'gunner', seat: 0 }])).toEqual(['vehicles.0.crew.0.role']);
    expect(fields([{ role: 'driver', seat: 3 }])).toEqual(['vehicles.0.crew.0.seat']);
    expect(fields([{ role: 'driver', seat: 0 }])).toEqual([]);
  });
});
