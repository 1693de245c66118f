// Travel: how far a party gets in a four-hour period. It keeps together, so the slowest of it sets the pace; on a road the
// country beside it does not slow anybody.

import { TERRAIN_EFFECTS } from '../catalog/terrain-effects.ts';
import { TRAVEL_MOVEMENT, type TravelUnit } from '../catalog/travel-movement.ts';
import { PLAIN_SEATS, type VehicleUnit } from '../catalog/travel-seats.ts';
import { VEHICLES, type VehicleId } from '../catalog/vehicles.ts';
import { burn, fillAll, periodsOfFuel } from './fuel.ts';
import { grams, living, type Party, type Vehicle } from './party.ts';
import { harnessed } from './party-check.ts';
import type { Leg, RoutePoint } from './route.ts';

type Ground = Pick<Leg, 'terrain' | 'road'>;

/** Kilometers a unit makes in a period. */
export function kmPerPeriod(unit: TravelUnit, ground: Ground): number {
  const row = TRAVEL_MOVEMENT[unit];
  return ground.road ? row.road : row.offRoad * TERRAIN_EFFECTS[row.mover][ground.terrain];
}

export function seatsOf(vehicle: Vehicle): number {
  if (vehicle.seats !== null) return vehicle.seats;
  if (isListed(vehicle.unit)) return VEHICLES[vehicle.unit].seats.crew + VEHICLES[vehicle.unit].seats.passengers;
  const plain: Partial<Record<VehicleUnit, number>> = PLAIN_SEATS;
  return plain[vehicle.unit] ?? 0;
}

function isListed(unit: VehicleUnit): unit is VehicleUnit & VehicleId {
  return Object.hasOwn(VEHICLES, unit);
}

/** People for whom there is neither a seat nor a saddle. */
export function walkers(party: Party): number {
  const seats = party.vehicles.reduce((sum, vehicle) => sum + seatsOf(vehicle), 0);
  const saddles = party.animals.horse - harnessed(party, 'horse') + party.animals.mule;
  return Math.max(0, living(party).length - seats - saddles);
}

interface Pace {
  readonly km: number;
  /** What sets the pace. */
  readonly slowest: string;
}

export function paceOf(party: Party, ground: Ground): Pace {
  const paces: Pace[] = party.vehicles.map(({ name, unit }) => ({ km: kmPerPeriod(unit, ground), slowest: name }));
  if (party.animals.horse > harnessed(party, 'horse'))
    paces.push({ km: kmPerPeriod('horse', ground), slowest: 'the horses' });
  if (party.animals.mule > 0) paces.push({ km: kmPerPeriod('mule', ground), slowest: 'the mules' });
  if (walkers(party) > 0 || paces.length === 0) {
    paces.push({ km: kmPerPeriod('man', ground), slowest: 'those on foot' });
  }
  return paces.reduce((slowest, pace) => (pace.km < slowest.km ? pace : slowest));
}

type TravelStop = 'time' | 'settlement' | 'end' | 'dry' | 'broken';

export interface TravelOutcome {
  readonly party: Party;
  readonly place: RoutePoint;
  readonly km: number;
  readonly stop: TravelStop;
  /** Vehicles that keep the party from going on. */
  readonly because: readonly string[];
  readonly slowest: string;
}

/** Less than this share of a period is nothing: half a second. */
const MOMENT = 1 / 28_800;

/** Has an engine and nothing to run it on. */
export function isDry(vehicle: Vehicle): boolean {
  return periodsOfFuel(vehicle) <= MOMENT;
}

/** One period on the way, over as many legs as it takes, to the next settlement at most. */
export function travel(before: Party, route: readonly Leg[], from: RoutePoint): TravelOutcome {
  const broken = before.vehicles.filter((vehicle) => vehicle.broken).map(({ name }) => name);
  let party = fillAll(before);
  let place = from;
  let left = 1;
  let km = 0;
  let slowest = '';
  const done = (stop: TravelStop, because: readonly string[] = []): TravelOutcome => ({
    party,
    place,
    km: grams(km),
    stop,
    because,
    slowest,
  });
  if (broken.length > 0) return done('broken', broken);
  while (left > MOMENT) {
    const leg = route[place.leg];
    if (leg === undefined) return done('end');
    const pace = paceOf(party, leg);
    slowest = pace.slowest;
    const dry = party.vehicles.filter(isDry).map(({ name }) => name);
    if (dry.length > 0) return done('dry', dry);
    const step = Math.min(left, (leg.km - place.km) / pace.km, ...party.vehicles.map(periodsOfFuel));
    party = fillAll({ ...party, vehicles: party.vehicles.map((vehicle) => burn(vehicle, step)) });
    km += step * pace.km;
    left -= step;
    const reached = grams(place.km + step * pace.km);
    // Kilometers are kept to the meter; what is less is the end of the leg.
    const isOver = leg.km - reached < 0.001;
    place = isOver ? { leg: place.leg + 1, km: 0 } : { leg: place.leg, km: reached };
    if (isOver && leg.settlement !== null) return done('settlement');
  }
  return done(place.leg >= route.length ? 'end' : 'time');
}
