import type { Seat } from '@hardtop/kernel';
import { type HandWeapon, handWeapon } from '../../catalog/hand-weapons.ts';
import type { Mount } from '../../garage/fielded/fielded.ts';
import type { ArmId } from '../../garage/fielded/fielded-arms.ts';
import type { ArmModel, HandsModel } from '../state/model.ts';
import { personModelOf, type Setup } from '../state/setup.ts';
import type { ArmState, Person, Vehicle } from '../state/state.ts';
import { crewLabel, driverOf, isConscious } from './crew.ts';

/** A hand weapon with what it was brought as. */
export interface Arm {
  readonly state: ArmState;
  readonly model: ArmModel;
  readonly row: HandWeapon;
}

/** What somebody fires by hand; null for whoever brought nothing. */
export function handsOf(setup: Setup, person: Person): HandsModel | null {
  return person.arms === undefined ? null : (personModelOf(setup, person.id).hands ?? null);
}

/** From the saddle all round, from anywhere else to his own side. */
export function mountOfHands({ side }: HandsModel): Mount {
  return side ?? 'turret';
}

/** A weapon by its id, loaded or not. */
export function armOf(setup: Setup, person: Person, id: string): Arm | null {
  const state = person.arms?.find((arm) => arm.id === id);
  const model = handsOf(setup, person)?.arms.find((arm) => arm.id === id);
  return state === undefined || model === undefined ? null : { state, model, row: handWeapon(model.weapon) };
}

const NOBODY: readonly Person[] = [];

/** Somebody awake who has done nothing yet this turn; a stand-in works the controls or a weapon, not both. */
export function canUseHands(vehicle: Vehicle, person: Person, turn: number): boolean {
  // From a cupola one fires what is in it and nothing else (deluxe/VIII.8/cupola).
  if (person.place === 'cupola') return false;
  if (!isConscious(person) || person.actedTurn === turn || person.operates === true) return false;
  return person.post === 'driver' || person.droveTurn !== turn || driverOf(vehicle) !== person;
}

/** Those aboard with a loaded hand weapon for whom a seat decides and who may still fire it. */
export function armedFor(vehicle: Vehicle, turn: number, seat: Seat): readonly Person[] {
  let armed: Person[] | null = null;
  for (const person of vehicle.crew) {
    if (person.arms === undefined || person.seat !== seat || !isLoaded(person)) continue;
    if (!canUseHands(vehicle, person, turn)) continue;
    armed ??= [];
    armed.push(person);
  }
  return armed ?? NOBODY;
}

/** Has a shot left in anything. */
export function isLoaded({ arms }: Pick<Person, 'arms'>): boolean {
  if (arms === undefined) return false;
  for (const { shots } of arms) if (shots > 0) return true;
  return false;
}

const ARM_NAMES = {
  SMG: 'SMG',
  rifle: 'rifle',
  shotgun: 'shotgun',
  HP: 'heavy pistol',
  LP: 'light pistol',
  LAW: 'LAW',
  VLAW: 'VLAW',
} as const satisfies Record<ArmId, string>;

/** `heavy pistol`, `heavy pistol 2`. */
export function armName({ id, weapon }: ArmModel): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return `${ARM_NAMES[weapon]}${number === undefined ? '' : ` ${number}`}`;
}

/** `gunner 2's rifle`. */
export function armLabel(vehicle: Vehicle, person: Person, arm: ArmModel): string {
  return `${crewLabel(vehicle, person)}'s ${armName(arm)}`;
}

/** The port of the board that the weapon fires from. */
export function armMount({ id }: Person, arm: ArmModel): string {
  return `${id}:${arm.id}`;
}
