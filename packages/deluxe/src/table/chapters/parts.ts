import type { RuleId } from '@hardtop/kernel';
import type { DamageLayer } from '../../catalog/damage-location.ts';
import type { Side } from '../../catalog/units.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { CrewState, DeluxeGame, DeluxePlay, Vehicle, WeaponState } from '../state/state.ts';
import { crewLabel, crewRoom, hurtCrew, isAlive } from './crew.ts';

/** Played here though no event or question names it. */
export const PART_RULES = ['deluxe/V.3/recording-damage'] as const satisfies readonly DeluxeRule[];

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

export interface PartHarm {
  readonly rule: RuleId;
  readonly bodyArmor: boolean;
  /** Tell only of what is destroyed. */
  readonly quiet?: true;
}

/** Hits on one part, no more than it can take; what they destroy stops working at once. */
export function* harmPart(game: DeluxeGame, vehicle: Vehicle, part: Part, hits: number, harm: PartHarm): DeluxePlay {
  if (part.kind === 'crew') return yield* hurtCrew(game, vehicle, part.crew, hits, harm);
  const before = roomOf(vehicle, part, false);
  const after = Math.max(0, before - hits);
  if (after === before) return;
  setPoints(vehicle, part, after);
  if (harm.quiet === true && (after > 0 || part.kind === 'armor')) return;
  const fate = after === 0 && part.kind !== 'armor' ? `, destroyed${aftermath(vehicle, part)}` : '';
  const text = `${vehicle.name}: ${partLabel(vehicle, part)} ${before} → ${after}${fate}.`;
  game.emit({ kind: 'damage', rule: harm.rule, about: vehicle.id, outcome: 'bad', text });
}

function setPoints(vehicle: Vehicle, part: Exclude<Part, { kind: 'crew' }>, points: number): void {
  switch (part.kind) {
    case 'armor':
      vehicle.armor[part.side] = points;
      break;
    case 'weapon':
      part.weapon.dp = points;
      break;
    case 'plant':
      vehicle.plant = points;
      break;
    case 'cargo':
      vehicle.cargo = points;
      break;
  }
}

/** What dies with the plant (X-04). */
function aftermath(vehicle: Vehicle, part: Part): string {
  if (part.kind !== 'plant') return '';
  const lost: string[] = [];
  if (vehicle.weapons.some((weapon) => weapon.dp > 0 && isLaser(weapon))) lost.push('lasers');
  if (vehicle.crew.some((crew) => crew.computer !== 'none')) lost.push('computers');
  if (vehicle.extinguisher !== 'none') lost.push('fire extinguisher');
  return lost.length === 0 ? '' : ` and with it ${lost.join(', ')}`;
}
