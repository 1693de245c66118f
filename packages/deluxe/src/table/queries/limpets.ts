// Where somebody can stick a limpet mine, and where it sits (deluxe/VI/limpet-mine).

import { areFarApart, distanceBetweenRectangles, type Point } from '@hardtop/geometry';
import type { Target } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { isFixed } from '../../catalog/damage-location.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { Limpet } from '../state/limpets.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import { sizeOf, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { Stunt } from '../state/target.ts';
import { boardingNeed } from './boarding-need.ts';
import { ownerOf } from './deciding.ts';
import { sidesFacing } from './facing.ts';
import { gunsAboard } from './guns.ts';
import { type Arm, armOf, handsOf } from './hands.ts';
import { originOf } from './line-of-fire.ts';
import type { Actor } from './on-foot.ts';

const RULE = 'deluxe/VI/limpet-mine';

/** The first mine that he has left. */
export function limpetOf(setup: Setup, { person }: Actor): Arm | null {
  const hands = handsOf(setup, person);
  if (hands === null) return null;
  for (const { id, weapon } of hands.arms) {
    const arm = weapon === 'LM' ? armOf(setup, person, id) : null;
    if (arm !== null && arm.state.shots > 0) return arm;
  }
  return null;
}

/** On the side of an enemy turned to him; from on top anywhere but beneath. */
export function addPlantings(world: World, actor: Actor, stunts: Stunt[]): void {
  const { setup, state } = world;
  if (limpetOf(setup, actor) === null) return;
  if (actor.riding !== undefined) {
    const vehicle = vehicleOf(state, actor.riding);
    for (const side of SIDES_FROM_TOP) addPlace(world, actor, vehicle, side, stunts);
    return;
  }
  for (const vehicle of state.vehicles) {
    if (vehicle.gone || vehicle.rolling !== null || vehicle.level !== actor.level) continue;
    if (areFarApart(actor.pose, COUNTERS.pedestrian, vehicle.pose, sizeOf(vehicle), SQUARE)) continue;
    const apart = distanceBetweenRectangles(actor.pose, COUNTERS.pedestrian, vehicle.pose, sizeOf(vehicle));
    if (apart >= SQUARE || boardingNeed(actor, vehicle).kind === 'impossible') continue;
    for (const side of sidesFacing(vehicle, actor.pose)) addPlace(world, actor, vehicle, side, stunts);
  }
}

const SIDES_FROM_TOP = ['front', 'right', 'left', 'back', 'top'] as const;

/** On the armor, and before the port of a weapon that is known to be there. */
function addPlace(
  { setup }: World,
  actor: Actor,
  vehicle: Vehicle,
  side: (typeof SIDES_FROM_TOP)[number],
  stunts: Stunt[],
): void {
  const model = modelOf(setup, vehicle.id);
  const { id: person, seat } = actor.person;
  if (model.armor[side] === undefined || areAllies(setup, ownerOf({ setup }, vehicle), seat)) return;
  const common = { kind: 'plant', person, vehicle: vehicle.id, side } as const;
  stunts.push({ ...common, id: `plant:${person}>${vehicle.id}:${side}` });
  for (const { state, model: gun } of gunsAboard(model, vehicle))
    if (state.dp > 0 && isFixed(gun.at) && gun.at === side)
      stunts.push({ ...common, id: `plant:${person}>${vehicle.id}:${gun.id}`, port: gun.id });
}

/** At rest, slow enough, or from on top there is nothing to roll; else as for climbing on it (H-265). */
export function plantingNeed(actor: Actor, vehicle: Vehicle): Target {
  if (actor.riding !== undefined) return { kind: 'automatic', because: 'He is on top of it.', rule: RULE };
  return boardingNeed(actor, vehicle);
}

/** Where it sits on the map. */
export function limpetAt({ state }: World, limpet: Limpet): Point {
  if ('wall' in limpet) return limpet.at;
  const { on, side } = limpet;
  const vehicle = vehicleOf(state, on);
  return side === 'top' || side === 'underbody' ? vehicle.pose : originOf(vehicle, side);
}
