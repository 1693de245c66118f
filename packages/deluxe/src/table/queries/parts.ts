import type { Plate } from '../../catalog/armor-locations.ts';
import type { DamageLayer } from '../../catalog/damage-location.ts';
import { type PartModel, PLATFORM, type VehicleModel, type WeaponModel } from '../state/model.ts';
import { isOpenAt, isTurretReady } from '../state/moving-parts.ts';
import { modelOf, type Setup, type StartingDamage } from '../state/setup.ts';
import type { PartState, Person, TireState, Vehicle, WeaponState, World } from '../state/state.ts';
import { crewLabel, crewRoom, ridersOf } from './crew.ts';
import { hasUnits, plantForLaser } from './power.ts';
import { tireName } from './tires.ts';
import { traitsOf } from './weapon-traits.ts';

/** One thing of a vehicle that can take hits. */
export type Hittable =
  | { readonly kind: 'armor'; readonly facing: Plate }
  | { readonly kind: 'part'; readonly part: PartState }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'tire'; readonly tire: TireState };

/** Points of armor left on a facing; none where the body has no such facing, or a door there stands open. */
export function armorOn(vehicle: Vehicle, facing: Plate): number {
  if (vehicle.moving !== undefined && isOpenAt(vehicle, facing)) return 0;
  return vehicle.armor[facing] ?? 0;
}

/** Points left of the power plant, or of several together, as far as they have power. */
export function plantPoints({ parts, shortedOut }: Vehicle): number {
  // Under water it is as good as destroyed (deluxe/XIV.5/water).
  if (shortedOut) return 0;
  let points = 0;
  // Without power it drives nothing (deluxe/VIII.4/vehicle-range).
  for (const part of parts) if (part.kind === 'plant' && hasUnits(part, 0)) points += part.dp;
  return points;
}

export function weaponModelOf(model: VehicleModel, id: string): WeaponModel {
  for (const part of model.parts) if (part.kind === 'weapon' && part.id === id) return part;
  throw new Error(`no weapon ${id}`);
}

export function partModelOf(model: VehicleModel, id: string): PartModel {
  for (const part of model.parts) if (part.id === id) return part;
  throw new Error(`no part ${id}`);
}

/** `MG front`, `MG front 2`, `MG sidecar front`. */
export function weaponLabel({ id, weapon, at, sidecar }: WeaponModel): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return `${weapon} ${sidecar === true ? 'sidecar ' : ''}${at}${number === undefined ? '' : ` ${number}`}`;
}

export function isLaser({ weapon }: WeaponModel): boolean {
  return traitsOf(weapon).isLaser;
}

/** A weapon works until its last point is gone; a laser needs a plant with power enough as well (X-04), and one in a pop-up turret has to be up. */
export function weaponWorks(vehicle: Vehicle, weapon: WeaponState, model: WeaponModel): boolean {
  if (vehicle.moving !== undefined && model.at === 'turret' && !isTurretReady(vehicle)) return false;
  if (weapon.dp <= 0 || (model.at === 'platform' && !hasPlatform(vehicle))) return false;
  const { isLaser: draws, powerUnits } = traitsOf(model.weapon);
  return !draws || plantForLaser(vehicle, powerUnits) !== null;
}

/** Rockets go off the platform only while it stands. */
function hasPlatform({ parts }: Vehicle): boolean {
  for (const { id, dp } of parts) if (id === PLATFORM) return dp > 0;
  return false;
}

function isOnPlatform(part: PartModel): boolean {
  return (part.kind === 'cargo' && part.onRoof === true) || (part.kind === 'weapon' && part.at === 'platform');
}

/** The parts of a layer that the vehicle was built with. Each person is a part of his own; passengers lie with the cargo (G-17). */
export function builtParts(setup: Setup, vehicle: Vehicle, layer: DamageLayer): Hittable[] {
  switch (layer.kind) {
    case 'armor':
      return [{ kind: 'armor', facing: layer.side }];
    case 'plates':
      return layer.sides.map((facing) => ({ kind: 'armor', facing }));
    case 'weapons':
      return [
        ...(layer.mount === 'turret' ? inCupola(vehicle) : []),
        ...fitted(setup, vehicle, (part) => part.kind === 'weapon' && part.at === layer.mount),
      ];
    case 'platform':
      return fitted(setup, vehicle, isOnPlatform);
    case 'plant':
      return fitted(setup, vehicle, (part) => part.kind === 'plant' && part.at === layer.at);
    case 'crew':
      return people(vehicle, false);
    case 'cargo':
      return [
        ...cargo(setup, vehicle),
        ...fitted(setup, vehicle, (part) => part.kind === 'plant' && part.at === 'cargo'),
      ];
    case 'interior':
      return [
        ...people(vehicle, false),
        ...fitted(setup, vehicle, (part) => part.kind === 'plant'),
        ...cargo(setup, vehicle),
      ];
    case 'frame':
      return frameParts(setup, vehicle);
    case 'sidecar':
      return [
        ...fitted(setup, vehicle, (part) => part.kind === 'weapon' && part.sidecar === true),
        ...vehicle.crew.filter(({ place }) => place === 'sidecar').map(asPerson),
      ];
  }
}

const asPerson = (person: Person): Hittable => ({ kind: 'person', person });

/** What the tables of hits on a cycle call a thing. */
export function frameKind(part: Hittable): string {
  if (part.kind === 'part') return part.part.kind;
  return part.kind === 'person' ? 'rider' : part.kind;
}

/** Everything of a cycle that is not armor: all of it lies open. */
function frameParts(setup: Setup, vehicle: Vehicle): Hittable[] {
  return [
    ...ridersOf(vehicle).map(asPerson),
    ...fitted(setup, vehicle, (part) => part.kind !== 'weapon' || part.sidecar !== true),
    ...vehicle.tires
      .filter(({ corner }) => !corner.startsWith('sidecar'))
      .map((tire): Hittable => ({ kind: 'tire', tire })),
  ];
}

function fitted(setup: Setup, vehicle: Vehicle, isOne: (part: PartModel) => boolean): Hittable[] {
  const model = modelOf(setup, vehicle.id);
  return vehicle.parts.filter((part) => isOne(partModelOf(model, part.id))).map((part) => ({ kind: 'part', part }));
}

/** Whoever sits in the turret with its guns, not inside with the others (deluxe/VIII.8/cupola). */
function inCupola({ crew }: Vehicle): Hittable[] {
  return crew.filter(({ place }) => place === 'cupola').map(asPerson);
}

function people(vehicle: Vehicle, passengers: boolean): Hittable[] {
  return vehicle.crew
    .filter(({ post, place }) => (post === 'passenger') === passengers && place !== 'cupola' && place !== 'remote')
    .map(asPerson);
}

function cargo(setup: Setup, vehicle: Vehicle): Hittable[] {
  return [...fitted(setup, vehicle, (part) => part.kind === 'cargo' && part.onRoof !== true), ...people(vehicle, true)];
}

/** Something is left of it to be hit: the dead and the destroyed only have their place. */
export function stands(vehicle: Vehicle, hittable: Hittable): boolean {
  return roomOf(vehicle, hittable, false) > 0;
}

/** The parts of a layer that still stand. */
export function survivingParts(setup: Setup, vehicle: Vehicle, layer: DamageLayer): Hittable[] {
  return builtParts(setup, vehicle, layer).filter((part) => stands(vehicle, part));
}

/** Hits something can take before the rest passes on. */
export function roomOf(vehicle: Vehicle, hittable: Hittable, bodyArmor: boolean): number {
  switch (hittable.kind) {
    case 'armor':
      return armorOn(vehicle, hittable.facing);
    case 'part':
      return hittable.part.dp;
    case 'person':
      return crewRoom(hittable.person, bodyArmor);
    case 'tire':
      return hittable.tire.dp;
  }
}

export function hittableLabel({ setup }: World, vehicle: Vehicle, hittable: Hittable): string {
  switch (hittable.kind) {
    case 'armor':
      return plateLabel(hittable.facing);
    case 'part':
      return partLabel(partModelOf(modelOf(setup, vehicle.id), hittable.part.id));
    case 'person':
      return crewLabel(vehicle, hittable.person);
    case 'tire':
      return tireName(vehicle, hittable.tire);
  }
}

/** `front armor`, `sidecar front armor`. */
export function plateLabel(plate: Plate): string {
  return `${plate.startsWith('sidecar') ? plate.replace('sidecar', 'sidecar ').toLowerCase() : plate} armor`;
}

export function partLabel(model: PartModel): string {
  switch (model.kind) {
    case 'weapon':
      return weaponLabel(model);
    case 'plant':
      return model.id === 'plant' ? 'power plant' : 'second power plant';
    case 'cargo':
      return model.label;
  }
}

/** What a part has left of its points as the duel begins. */
export function pointsBrought({ kind, id, dp }: PartModel, { weapons, plant }: StartingDamage): number {
  switch (kind) {
    case 'weapon':
      return Math.max(0, dp - (weapons?.[id]?.hits ?? 0));
    case 'plant':
      return id === 'plant' ? Math.max(0, dp - (plant ?? 0)) : dp;
    case 'cargo':
      return dp;
  }
}
