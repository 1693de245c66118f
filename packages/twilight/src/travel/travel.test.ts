import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fuel } from '../catalog/fuel.ts';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { VEHICLE_UNITS } from '../catalog/travel-seats.ts';
import { legOf, partyOf } from '../testing/parties.ts';
import { fuelOf, isMotor, litersPerPeriod } from './fuel.ts';
import { kmPerPeriod, paceOf, seatsOf, travel, walkers } from './travel.ts';

const START = { leg: 0, km: 0 };
const road = { terrain: 'clear', road: true } as const;
const hummer = { name: 'Hummer', unit: 'hmmwv', tank: { fuel: 'diesel', liters: 90 } } as const;

test('twilight/travel/movement: kilometers in a period, on the road and off it', () => {
  expect(kmPerPeriod('hmmwv', road)).toBe(200);
  expect(kmPerPeriod('hmmwv', { ...road, road: false })).toBe(60);
  expect(kmPerPeriod('man', road)).toBe(20);
  expect(kmPerPeriod('cart-ox', road)).toBe(10);
});

test('twilight/travel/terrain-effects: off the road hills halve everybody, woods only vehicles, swamps all but men', () => {
  const units = ['man', 'horse', 'hmmwv'] as const;
  const shares = OPEN_COUNTRY.map((terrain) =>
    units.map(
      (unit) => kmPerPeriod(unit, { terrain, road: false }) / kmPerPeriod(unit, { terrain: 'clear', road: false }),
    ),
  );
  expect(Object.fromEntries(OPEN_COUNTRY.map((terrain, i) => [terrain, shares[i]]))).toEqual({
    wood: [1, 1, 0.5],
    swamp: [1, 0.5, 0.5],
    hill: [0.5, 0.5, 0.5],
    clear: [1, 1, 1],
  });
});

test('on a road the country beside it slows nobody', () => {
  expect(kmPerPeriod('hmmwv', { terrain: 'hill', road: true })).toBe(200);
});

test('the slowest sets the pace, and who has no seat walks', () => {
  const crowd = Array.from({ length: 5 }, (_, i) => ({ name: `P${i}` }));
  const riding = partyOf({ people: crowd.slice(0, 4), vehicles: [hummer] });
  expect([riding.vehicles.map(seatsOf), walkers(riding)]).toEqual([[4], 0]);
  expect(paceOf(riding, road)).toEqual({ km: 200, slowest: 'Hummer' });
  const walking = partyOf({ people: crowd, vehicles: [hummer] });
  expect(paceOf(walking, road)).toEqual({ km: 20, slowest: 'those on foot' });
  expect(paceOf(partyOf({ people: crowd, vehicles: [hummer], animals: { horse: 1 } }), road).slowest).toBe(
    'the horses',
  );
});

test('a period goes over several legs, each at its own pace, and stops before a settlement', () => {
  const route = [
    legOf({ km: 100, road: true }),
    legOf({ km: 15, settlement: { id: 'town', name: 'Town', size: 'town' } }),
    legOf({ km: 500 }),
  ];
  const way = travel(partyOf({ vehicles: [hummer] }), route, START);
  expect(way).toMatchObject({ stop: 'settlement', place: { leg: 2, km: 0 }, km: 115 });
  // Half a period on the road and a quarter off it, at 30 liters a period.
  expect(fuelOf(way.party).diesel).toBeCloseTo(90 - 30 * 0.75, 3);
});

test('twilight/travel/fuel-energy: ethanol takes three liters, methanol four, for one of diesel', () => {
  const [vehicle] = partyOf({ vehicles: [hummer] }).vehicles;
  if (vehicle === undefined) throw new Error('a vehicle');
  expect(
    (['gas', 'avgas', 'diesel', 'ethanol', 'methanol'] as const).map((fuel) => litersPerPeriod(vehicle, fuel)),
  ).toEqual([30, 30, 30, 90, 120]);
});

test('a dry tank stops the party where the fuel ends', () => {
  const party = partyOf({ vehicles: [{ ...hummer, tank: { fuel: 'diesel', liters: 15 } }] });
  const way = travel(party, [legOf({ km: 1000, road: true })], START);
  expect(way).toMatchObject({ stop: 'dry', because: ['Hummer'], km: 100, place: { leg: 0, km: 100 } });
  expect(fuelOf(way.party).diesel).toBe(0);
  expect(travel(way.party, [legOf({ km: 1000, road: true })], way.place)).toMatchObject({ stop: 'dry', km: 0 });
});

test('tanks are filled from the stores on the way, with another fuel only when dry and only if the engine takes it', () => {
  const stores = { fuel: { ethanol: 90 } };
  const dry = { ...hummer, tank: { fuel: 'diesel', liters: 0 } } as const;
  const route = [legOf({ km: 1000, road: true })];
  expect(travel(partyOf({ vehicles: [dry], stores }), route, START)).toMatchObject({ stop: 'dry', km: 0 });
  const burns: Fuel[] = ['diesel', 'ethanol'];
  const way = travel(partyOf({ vehicles: [{ ...dry, burns }], stores }), route, START);
  expect([way.km, way.stop, fuelOf(way.party).ethanol]).toEqual([200, 'time', 0]);
});

test('a broken vehicle keeps the party where it is', () => {
  const party = partyOf({ vehicles: [{ ...hummer, broken: true }] });
  expect(travel(party, [legOf()], START)).toMatchObject({ stop: 'broken', because: ['Hummer'], km: 0, place: START });
});

const anyUnit = fc.constantFrom(
  ...VEHICLE_UNITS.filter((unit) => !unit.startsWith('wagon') && !unit.startsWith('cart')),
);
const anyLeg = fc.record({
  km: fc.double({ min: 0.5, max: 400, noNaN: true }),
  terrain: fc.constantFrom(...OPEN_COUNTRY),
  road: fc.boolean(),
});

test('fuel is never below nothing, never made, and a period never takes the party back or too far', () => {
  fc.assert(
    fc.property(
      anyUnit,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(500),
      fc.array(anyLeg, { minLength: 1, maxLength: 6 }),
      (unit, share, cans, legs) => {
        const [plain] = partyOf({ vehicles: [{ name: 'V', unit }] }).vehicles;
        if (plain === undefined) return;
        const full = isMotor(plain) ? litersPerPeriod(plain, 'gas') : 0;
        const tank = full === 0 ? null : { fuel: 'gas' as const, liters: Math.round(full * share * 1000) / 1000 };
        const party = partyOf({ vehicles: [{ name: 'V', unit, tank }], stores: { fuel: { gas: cans } } });
        const route = legs.map((leg) => legOf(leg));
        const way = travel(party, route, START);
        const before = fuelOf(party).gas;
        const after = fuelOf(way.party).gas;
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(before);
        expect(Object.values(way.party.stores.fuel).every((liters) => liters >= 0)).toBe(true);
        expect(before - after).toBeLessThanOrEqual(full + 0.01);
        expect(way.km).toBeGreaterThanOrEqual(0);
        expect(way.km).toBeLessThanOrEqual(Math.max(...route.map((leg) => paceOf(party, leg).km)) + 0.01);
        expect(way.place.leg).toBeLessThanOrEqual(route.length);
      },
    ),
    { numRuns: 200 },
  );
});
