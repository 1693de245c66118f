import type { Viewer } from '@hardtop/kernel';
import { DAMAGE_MODIFIERS, type DamageModifierBand } from '../catalog/damage-modifier.ts';
import { INJURIES } from '../catalog/people.ts';
import { stockFielded } from '../garage/fielded/stock-fielded.ts';
import { seesSheet } from '../table/queries/known.ts';
import type { Setup } from '../table/state/setup.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
export type CarFile = Exclude<VehicleFile['car'], string>;

const OUT = INJURIES.indexOf('unconscious');
const BARE = { front: 0, right: 0, left: 0, back: 0, top: 0, underbody: 0 } as const;

/** The scenario file with stand-ins for cars whose record sheet a viewer may not see (H-96). */
export function knownFile(file: unknown, setup: Setup, viewer: Viewer): unknown {
  if (!setup.hidden || viewer === 'referee') return file;
  // It was read into this set-up.
  const scenario = file as ScenarioFile;
  const vehicles = scenario.vehicles.map((vehicle, i) => {
    const id = setup.starts[i]?.model.id;
    return id === undefined || seesSheet(setup, id, viewer) ? vehicle : standInFor(vehicle);
  });
  return { ...scenario, vehicles };
}

function standInFor(vehicle: VehicleFile): VehicleFile {
  return { ...vehicle, car: plainCar(carOf(vehicle)), damage: seenDamage(vehicle.damage ?? {}) };
}

/** The whole car behind a vehicle of a file. */
export function carOf({ car }: VehicleFile): CarFile {
  if (typeof car !== 'string') return car;
  const stock = stockFielded(car);
  if (stock === undefined) throw new Error(`no stock car ${car}`);
  const { id: _, crew, weapons, ...rest } = stock;
  return { ...rest, crew: [...crew], weapons: [...weapons] };
}

/** What is seen and heard of a car from outside, and nothing on or in it. */
function plainCar(car: CarFile): CarFile {
  const { name, body, plant, tires, wheels = 4, acceleration, handlingClass, ramPlate = false } = car;
  const turret = car.turret === true || car.weapons.some(({ mount }) => mount === 'turret');
  return {
    name,
    body,
    plant,
    tires,
    wheels,
    crew: car.crew.map(({ role, driver = 0, gunner = 0 }) => ({ role, driver, gunner })),
    weapons: [],
    armor: BARE,
    acceleration,
    handlingClass,
    weight: heaviestLike(car.weight),
    ...(ramPlate ? { ramPlate } : {}),
    ...(turret ? { turret } : {}),
  };
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
