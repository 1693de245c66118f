// Who can get on the outside of which vehicle, and what it takes (deluxe/VI.3/boarding).

import {
  areFarApart,
  distance,
  distanceBetweenRectangles,
  forwardOf,
  type Point,
  scale,
  TOLERANCE,
} from '@hardtop/geometry';
import { type Modifier, needOf, type Seat, type Target } from '@hardtop/kernel';
import { CROSSING, HOLDING_ON, LANDING, LANDING_MODIFIERS } from '../../catalog/boarding.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import { SPEED_STEP } from '../../catalog/movement-chart.ts';
import { SQUARE } from '../../catalog/units.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import {
  type Pedestrian,
  type State,
  sizeOf,
  travelHeading,
  type Vehicle,
  vehicleOf,
  type World,
} from '../state/state.ts';
import type { Stunt } from '../state/target.ts';
import { type Attack, hasAnnounced } from './asked.ts';
import { mountedSides } from './bed.ts';
import { boardingNeed, swingNeed, targetAt } from './boarding-need.ts';
import { ownerOf } from './deciding.ts';
import { canFireOnFoot, gunInHand } from './hands.ts';
import { addPlantings } from './limpets.ts';
import { type Actor, isActor } from './on-foot.ts';
import { structureOf } from './structures.ts';
import { addWallPlantings } from './wall-mines.ts';

/** Across to another: a step by the difference of the speeds, a leap by what one lands on; both harder than from the ground. */
export function crossingNeed(setup: Setup, from: Vehicle, to: Vehicle): Target {
  const apart = apartOf(from, to);
  const harder: Modifier = {
    value: -CROSSING.harder,
    label: 'From vehicle to vehicle',
    rule: 'deluxe/VI.3/vehicle-to-vehicle',
  };
  if (apart <= CROSSING.step + TOLERANCE) return targetAt(relativeSpeed(from, to), [harder]);
  return landingNeed(setup, to, [harder]);
}

function landingNeed(setup: Setup, to: Vehicle, more: readonly Modifier[]): Target {
  const { body } = modelOf(setup, to.id);
  const rule = 'deluxe/VI.3/dropping-on';
  const base = (LANDING as Partial<Record<string, number>>)[body];
  if (base === undefined) return { kind: 'impossible', because: 'There is nothing to land on.', rule };
  const found: Modifier[] = [...more];
  if (setup.road.length > 0 || setup.visibility.some((id) => id !== 'night'))
    found.push({ value: LANDING_MODIFIERS.weather, label: 'Bad weather', rule });
  const pace = paceModifier(Math.abs(to.speed));
  if (pace !== 0) found.push({ value: pace, label: `${Math.abs(to.speed)} mph`, rule });
  return needOf(base, found);
}

function paceModifier(mph: number): number {
  const row = LANDING_MODIFIERS.speeds.findLast(({ from }) => mph >= from);
  const { from, step, value } = LANDING_MODIFIERS.beyond;
  return (row?.value ?? 0) + (mph > from ? Math.ceil((mph - from) / step) * value : 0);
}

function apartOf(one: Vehicle, other: Vehicle): number {
  return distanceBetweenRectangles(one.pose, sizeOf(one), other.pose, sizeOf(other));
}

const velocityOf = (vehicle: Vehicle): Point => scale(forwardOf(travelHeading(vehicle)), Math.abs(vehicle.speed));

/** How fast one moves past the other, to the next five miles. */
function relativeSpeed(one: Vehicle, other: Vehicle): number {
  const mph = distance(velocityOf(one), velocityOf(other));
  return Math.ceil((mph - TOLERANCE) / SPEED_STEP) * SPEED_STEP;
}

/** To stay on through a jolt: 3, and one more for every ten miles (X-CT8). */
export function holdingNeed(vehicle: Vehicle): number {
  return HOLDING_ON.need + Math.floor(Math.abs(vehicle.speed) / HOLDING_ON.mphPerPoint);
}

/** All who ride on the outside of a vehicle. */
export function ridersOn({ pedestrians }: State, { id }: Vehicle): readonly Pedestrian[] {
  return pedestrians.filter(({ riding }) => riding === id);
}

const NONE: readonly Stunt[] = [];

/** Everything that a seat's people can do on the outside of vehicles now. */
export function stuntsFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly Stunt[] {
  let stunts: Stunt[] | null = null;
  for (const pedestrian of world.state.pedestrians) {
    if (!isActor(pedestrian) || pedestrian.person.seat !== seat) continue;
    if (!canFireOnFoot(pedestrian, world.state.turn) || hasAnnounced(attacks, pedestrian.person.id)) continue;
    stunts ??= [];
    if (pedestrian.riding === undefined) addBoardings(world, pedestrian, stunts);
    else addRidersStunts(world, pedestrian, vehicleOf(world.state, pedestrian.riding), stunts);
    if (pedestrian.person.arms === undefined) continue;
    addPlantings(world, pedestrian, stunts);
    addWallPlantings(world, pedestrian, stunts);
  }
  return stunts ?? NONE;
}

function addBoardings({ setup, state }: World, actor: Actor, stunts: Stunt[]): void {
  const { id, seat } = actor.person;
  for (const vehicle of state.vehicles) {
    if (vehicle.gone || vehicle.rolling !== null || vehicle.level !== actor.level) continue;
    if (areFarApart(actor.pose, COUNTERS.pedestrian, vehicle.pose, sizeOf(vehicle), SQUARE)) continue;
    // One's own is got into by the door.
    if (areAllies(setup, ownerOf({ setup }, vehicle), seat) && vehicle.speed === 0) continue;
    const apart = distanceBetweenRectangles(actor.pose, COUNTERS.pedestrian, vehicle.pose, sizeOf(vehicle));
    if (apart >= SQUARE || boardingNeed(actor, vehicle).kind === 'impossible') continue;
    stunts.push({ kind: 'board', id: `board:${id}>${vehicle.id}`, person: id, vehicle: vehicle.id });
  }
}

function addRidersStunts(world: World, actor: Actor, vehicle: Vehicle, stunts: Stunt[]): void {
  const { setup, state } = world;
  const { id } = actor.person;
  const kind = swingNeed(vehicle).kind === 'impossible' ? 'jump' : 'swing';
  stunts.push({ kind, id: `${kind}:${id}`, person: id, vehicle: vehicle.id });
  for (const other of state.vehicles) {
    if (other === vehicle || other.gone || other.level !== vehicle.level) continue;
    if (apartOf(vehicle, other) >= CROSSING.leap || crossingNeed(setup, vehicle, other).kind === 'impossible') continue;
    stunts.push({ kind: 'cross', id: `cross:${id}>${other.id}`, person: id, vehicle: other.id });
  }
  if (gunInHand(setup, actor.person) === null || areAllies(setup, ownerOf({ setup }, vehicle), actor.person.seat))
    return;
  for (const side of mountedSides(setup, vehicle, actor.bed))
    stunts.push({ kind: 'pry', id: `pry:${id}>${vehicle.id}:${side}`, person: id, vehicle: vehicle.id, side });
}

/** Somebody is beside an enemy that he could get on; as a turn ends, also who rides on something or could mine a wall that may fall. */
export function wantsStunt({ setup, state }: World, seat: Seat, stunts: readonly Stunt[], isLast: boolean): boolean {
  for (const stunt of stunts) {
    if (stunt.kind === 'mine-wall') {
      if (isLast && structureOf(setup, stunt.structure).dp !== null) return true;
    } else if (stunt.kind !== 'board' && stunt.kind !== 'plant') {
      if (isLast) return true;
    } else if (!areAllies(setup, ownerOf({ setup }, vehicleOf(state, stunt.vehicle)), seat)) return true;
  }
  return false;
}
