import type { DamageLayer } from '../../catalog/damage-location.ts';
import type { Side } from '../../catalog/units.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { CrewState, Vehicle, WeaponState } from '../state/state.ts';
import { crewLabel, crewRoom, isAlive } from './crew.ts';

/** One thing that can take hits. */
export type Part =
  | { readonly kind: 'armor'; readonly side: Side }
  | { readonly kind: 'weapon'; readonly weapon: WeaponState }
  | { readonly kind: 'plant' }
  | { readonly kind: 'crew'; readonly crew: CrewState }
  | { readonly kind: 'cargo' };

const PLANT: Part = { kind: 'plant' };

const CARGO: Part = { kind: 'cargo' };

/** `MG front`, `MG front 2`. */
export function weaponLabel(weapon: WeaponState): string {
  const number = /-(\d+)$/.exec(weapon.id)?.[1];
  return `${weapon.weapon} ${weapon.mount}${number === undefined ? '' : ` ${number}`}`;
}

export function isLaser(weapon: WeaponState): boolean {
  return weaponRow(weapon.weapon).special.some((special) => special.kind === 'laser');
}

/** The parts of a layer that still stand. Each person is a part of his own; passengers lie with the cargo (G-17). */
export function survivingParts(vehicle: Vehicle, layer: DamageLayer): Part[] {
  switch (layer.kind) {
    case 'armor':
      return vehicle.armor[layer.side] > 0 ? [{ kind: 'armor', side: layer.side }] : [];
    case 'weapons':
      return vehicle.weapons
        .filter((weapon) => weapon.mount === layer.mount && weapon.dp > 0)
        .map((weapon) => ({ kind: 'weapon', weapon }));
    case 'plant':
      return vehicle.plantAt === layer.at && vehicle.plant > 0 ? [PLANT] : [];
    case 'crew':
      return people(vehicle, false);
    case 'cargo':
      return cargo(vehicle);
    case 'interior':
      return [...people(vehicle, false), ...(vehicle.plant > 0 ? [PLANT] : []), ...cargo(vehicle)];
  }
}

function people(vehicle: Vehicle, passengers: boolean): Part[] {
  return vehicle.crew
    .filter((crew) => (crew.role === 'passenger') === passengers && isAlive(crew))
    .map((crew) => ({ kind: 'crew', crew }));
}

function cargo(vehicle: Vehicle): Part[] {
  const load = (vehicle.cargo ?? 0) > 0 ? [CARGO] : [];
  return [...load, ...people(vehicle, true)];
}

/** Hits a part can take before the rest passes on. */
export function roomOf(vehicle: Vehicle, part: Part, bodyArmor: boolean): number {
  switch (part.kind) {
    case 'armor':
      return vehicle.armor[part.side];
    case 'weapon':
      return part.weapon.dp;
    case 'plant':
      return vehicle.plant;
    case 'crew':
      return crewRoom(part.crew, bodyArmor);
    case 'cargo':
      return vehicle.cargo ?? 0;
  }
}

export function partLabel(vehicle: Vehicle, part: Part): string {
  switch (part.kind) {
    case 'armor':
      return `${part.side} armor`;
    case 'weapon':
      return weaponLabel(part.weapon);
    case 'plant':
      return 'power plant';
    case 'crew':
      return crewLabel(vehicle, part.crew);
    case 'cargo':
      return 'cargo';
  }
}

/** A weapon works until its last point is gone; a laser needs the plant as well (X-04). */
export function weaponWorks(vehicle: Vehicle, weapon: WeaponState): boolean {
  return weapon.dp > 0 && (vehicle.plant > 0 || !isLaser(weapon));
}
