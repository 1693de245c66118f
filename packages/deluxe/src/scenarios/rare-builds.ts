// Vehicles and yards for the set-ups in which what is rare happens soon.

import type { FieldedWeapon } from '../garage/fielded/fielded.ts';
import type { ArmId } from '../garage/fielded/fielded-arms.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
export type CarFile = Exclude<VehicleFile['car'], string>;

/** A car with whatever guns, which need not be legal. */
export function car(weapons: readonly FieldedWeapon[], armor: number): CarFile {
  return {
    name: 'Rarity',
    body: 'luxury',
    plant: 'large',
    tires: 'hd',
    crew: [{ role: 'driver' }, { role: 'gunner' }],
    weapons: weapons.map(({ weapon, mount, fuse = 'touch', gas: isGas = false }) => ({
      weapon,
      mount,
      fuse,
      gas: isGas,
    })),
    armor: { front: armor, right: armor, left: armor, back: armor, top: armor, underbody: armor },
    extinguisher: 'fireextinguisher',
    acceleration: 10,
    handlingClass: 3,
    weight: 6000,
  };
}

const SADDLE = { crew: [{ role: 'driver' }], acceleration: 10, handlingClass: 2, weight: 1000 } as const;
export const GUARDS = 6;

/** A cycle of any size, every wheel guarded, perhaps with a sidecar. */
export function cycle(
  body: 'lightcycle' | 'mediumcycle' | 'heavycycle',
  beside?: 'lightsidecar' | 'heavysidecar',
): CarFile {
  const thin = { front: 2, right: 2, left: 2, back: 2, underbody: 2 };
  const crew = [{ role: 'passenger' }] as const;
  return {
    ...SADDLE,
    crew: [...SADDLE.crew],
    name: 'Two wheels',
    body,
    plant: 'super',
    tires: 'standard',
    guards: [GUARDS, GUARDS],
    weapons: [{ weapon: 'MG', mount: 'front' }],
    armor: { front: 2, back: 2 },
    ...(beside !== undefined && { sidecar: { body: beside, crew, armor: thin, guard: GUARDS } }),
  };
}

/** A trike of any size, its wheels guarded, with a gun on either side. */
export function trike(body: 'lighttrike' | 'mediumtrike' | 'heavytrike' | 'xheavytrike', reversed: boolean): CarFile {
  return {
    ...SADDLE,
    crew: [...SADDLE.crew],
    name: 'Three wheels',
    body,
    reversed,
    plant: 'supertrike',
    tires: 'standard',
    guards: [1, 1, 1],
    weapons: [
      { weapon: 'MG', mount: 'left', link: 'A' },
      { weapon: 'MG', mount: 'right', link: 'A' },
    ],
    armor: { front: 5, right: 5, left: 5, back: 5, top: 5, underbody: 5 },
  };
}

/** A driver and passengers, each with a weapon and a scope on it. */
export function armed(...arms: readonly [ArmId, ...ArmId[]]): CarFile['crew'] {
  return arms.map((weapon, i) => ({ role: i === 0 ? 'driver' : 'passenger', arms: [{ weapon, scope: true }] }));
}

export const YARD = { minX: 0, minY: 0, maxX: 30, maxY: 30 };
export const NO_GUNS = car([], 5);

export function setup(id: string, turnLimit: number, vehicles: readonly Omit<VehicleFile, 'seat'>[]): ScenarioFile {
  return {
    ruleset: 'deluxe',
    id: `rare-${id}`,
    title: id,
    turnLimit,
    map: YARD,
    seats: vehicles.map((_, seat) => ({ name: `Seat ${seat + 1}` })),
    vehicles: vehicles.map((vehicle, seat) => ({ seat, ...vehicle })),
  };
}

export const at = (x: number, y: number, heading: number, speed: number) => ({ x, y, heading, speed });
