import type { Viewer } from '@hardtop/kernel';
import { DAMAGE_MODIFIERS, type DamageModifierBand } from '../catalog/damage-modifier.ts';
import { INJURIES } from '../catalog/people.ts';
import { SIDES } from '../catalog/units.ts';
import { armorLocations, type VehicleBodyId } from '../catalog/vehicle-bodies.ts';
import { stockFielded } from '../garage/fielded/stock-fielded.ts';
import { seesSheet } from '../table/queries/known.ts';
import type { Setup } from '../table/state/setup.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
export type CarFile = Exclude<VehicleFile['car'], string>;

const OUT = INJURIES.indexOf('unconscious');

/** The scenario file with stand-ins for cars whose record sheet a viewer may not see (H-96). */
export function knownFile(file: unknown, setup: Setup, viewer: Viewer): unknown {
  if (!setup.hidden || viewer === 'referee') return file;
  // It was read into this set-up.
  const scenario = file as ScenarioFile;
  const vehicles = scenario.vehicles.map((vehicle, i) => {
    const id = setup.starts[i]?.model.id;
    return id === undefined || seesSheet(setup, id, viewer) ? vehicle : standInFor(vehicle);
  });
  const { jumpStart, event } = scenario;
  return {
    ...scenario,
    vehicles,
    seats: scenario.seats.map(({ budget: _, ...seat }) => seat),
    ...(jumpStart !== undefined && { jumpStart: { ...jumpStart, asKnown: true } }),
    // What stands in for a stranger's vehicle is not held against the rules of the ground, nor against a budget: the vehicle was.
    ...(event !== undefined && { event: { leaveAfter: event.leaveAfter ?? 0 } }),
  };
}

function standInFor({ refit: _, ...vehicle }: VehicleFile): VehicleFile {
  const { crew } = vehicle;
  return {
    ...vehicle,
    // Who they are stands on their sheets.
    ...(crew !== undefined && { crew: crew.map(({ character: _, ...post }) => post) }),
    car: plainCar(carOf(vehicle)),
    damage: seenDamage(vehicle.damage ?? {}),
  };
}

/** The whole car behind a vehicle of a file. */
export function carOf({ car }: VehicleFile): CarFile {
  if (typeof car !== 'string') return car;
  const stock = stockFielded(car);
  if (stock === undefined) throw new Error(`no stock car ${car}`);
  const { id: _, crew, weapons, ...rest } = stock;
  return { ...rest, crew: [...crew], weapons: [...weapons] };
}

/** What is seen and heard of a vehicle from outside, and nothing on or in it. */
function plainCar(car: CarFile): CarFile {
  const { name, body, plant, tires, acceleration, handlingClass, ramPlate = false, reversed = false } = car;
  const { wheels, guards, sidecar } = car;
  // A turret that hides inside is not seen, nor are guards that are drawn in.
  const popsUp = typeof car.turret === 'object' && car.turret.popUp === true;
  const turret = !popsUp && (Boolean(car.turret) || car.weapons.some(({ mount }) => mount === 'turret'));
  return {
    name,
    body,
    plant,
    tires,
    ...(car.wheelTires === undefined ? {} : { wheelTires: car.wheelTires }),
    ...(wheels === undefined ? {} : { wheels }),
    ...(reversed ? { reversed } : {}),
    ...plainGuards(guards),
    crew: plainCrew(car.crew),
    weapons: [],
    armor: bareOf(body),
    ...(sidecar === undefined ? {} : { sidecar: plainSidecar(sidecar) }),
    acceleration,
    handlingClass,
    weight: heaviestLike(car.weight),
    ...(ramPlate ? { ramPlate } : {}),
    // Nobody tells fake ones from real ones.
    ...(car.blades === undefined ? {} : { blades: { at: car.blades.at } }),
    ...(car.searchlight === true ? { searchlight: true } : {}),
    ...(car.remoteControl === true ? { remoteControl: true } : {}),
    ...(car.brushcutter === true ? { brushcutter: true } : {}),
    ...(car.offRoadSuspension === true ? { offRoadSuspension: true } : {}),
    ...(car.offRoadClass === undefined ? {} : { offRoadClass: car.offRoadClass }),
    ...(car.spoiler === true ? { spoiler: true } : {}),
    ...(car.airdam === true ? { airdam: true } : {}),
    ...(car.tireChains === true ? { tireChains: true } : {}),
    ...(turret ? { turret } : {}),
    ...(car.platform === true || car.weapons.some(({ mount }) => mount === 'platform') ? { platform: true } : {}),
  };
}

function plainGuards(guards: CarFile['guards']): Pick<CarFile, 'guards'> {
  const seen = guards?.map((guard) => (typeof guard === 'number' ? guard : guard.retracts === true ? 0 : guard.points));
  return seen?.some((points) => points > 0) === true ? { guards: seen } : {};
}

function plainSidecar({ body, side, crew, guard }: NonNullable<CarFile['sidecar']>): NonNullable<CarFile['sidecar']> {
  return {
    body,
    ...(side === undefined ? {} : { side }),
    crew: plainCrew(crew ?? []),
    weapons: [],
    armor: bareOf(body),
    ...(guard === undefined ? {} : { guard: typeof guard === 'number' ? guard : guard.points }),
  };
}

function plainCrew(crew: Readonly<CarFile['crew']>): CarFile['crew'] {
  return crew.map(({ role, driver = 0, gunner = 0 }) => ({ role, driver, gunner }));
}

/** No points on any side that the body has. */
function bareOf(body: VehicleBodyId): CarFile['armor'] {
  const bare: CarFile['armor'] = {};
  for (const side of SIDES) if (armorLocations(body).includes(side)) bare[side] = 0;
  return bare;
}

/** Of its weight only the class is known, as a ram would show it. */
function heaviestLike(weight: number): number {
  const band: DamageModifierBand | undefined = DAMAGE_MODIFIERS.find(({ upTo }) => weight <= upTo);
  return band?.upTo ?? weight;
}

/** Tires are outside, and whoever is out cold is seen. */
export function seenDamage({ tires, crew }: NonNullable<VehicleFile['damage']>): NonNullable<VehicleFile['damage']> {
  return {
    ...(tires === undefined ? {} : { tires }),
    ...(crew === undefined ? {} : { crew: crew.map((hits) => (hits < OUT ? 0 : OUT)) }),
  };
}
