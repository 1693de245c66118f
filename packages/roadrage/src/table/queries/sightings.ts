import { RANGES } from '../../catalog/weapons.ts';
import { designOf, type Person, type RoadGame, type Vehicle } from '../state/state.ts';
import { ALL_ROUND, type Arc, bears, inArc, openArc, seatArc } from './arcs.ts';
import type { Arm, Firer, Stance } from './arms.ts';
import type { Field, Thing } from './field.ts';
import { fieldOf } from './field-of.ts';
import { crewOf } from './figures.ts';
import { blockerOf, type SightEnd, throughSmoke } from './line-of-fire.ts';
import { type Mark, personThing, vehicleThing, vehicleUnder } from './marks.ts';
import { areEnemies } from './sides.ts';

/** A target in plain sight of a firer, before arcs and reach of any weapon. */
export interface Sighting {
  readonly mark: Mark;
  readonly from: Thing;
  readonly to: Thing;
  readonly range: number;
  /** Off the firer's bow, left positive. */
  readonly bearing: number;
  readonly smoke: boolean;
  /** In the same place: on the firer's own vehicle, or the vehicle the firer clings to. No arc matters. */
  readonly close: boolean;
}

function floorOf({ place }: Person): number {
  return place.kind === 'foot' ? place.floor : 0;
}

/** A wreck with nobody in it is no target. */
function isTarget(game: RoadGame, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.finished !== null) return false;
  return !vehicle.crippled || vehicle.speed > 0 || crewOf(game, vehicle).length > 0;
}

function isOutside({ hp, place }: Person): boolean {
  return hp > 0 && (place.kind === 'foot' || place.kind === 'aboard');
}

/** A target as somebody at this place sees it, or null when something stands between. */
export function sightingOf(game: RoadGame, firer: Firer, mark: Mark): Sighting | null {
  const field = fieldOf(game);
  const from = personThing(game, firer.person);
  const to = mark.kind === 'vehicle' ? vehicleThing(game, mark.vehicle) : personThing(game, mark.person);
  const range = field.range(from, to);
  const under = mark.kind === 'vehicle' ? mark.vehicle : vehicleUnder(game, mark.person);
  if (under !== null && under === firer.vehicle)
    return { mark, from, to, range, bearing: 0, smoke: false, close: true };
  const start: SightEnd = { pose: from.pose, floor: floorOf(firer.person) };
  const end: SightEnd = { pose: to.pose, floor: mark.kind === 'person' ? floorOf(mark.person) : 0 };
  if (blockerOf(game, start, end, [firer.vehicle, under]) !== null) return null;
  const bearing = field.bearing(from, from.pose.h, to);
  return { mark, from, to, range, bearing, smoke: throughSmoke(game, from.pose, to.pose), close: false };
}

/** Enemies' vehicles, and one's own when enemies sit in it. */
function isFoe(game: RoadGame, firer: Firer, vehicle: Vehicle): boolean {
  const { seat } = firer.person;
  if (!sharesCar(firer, vehicle)) return areEnemies(game.setup, seat, vehicle.seat);
  return crewOf(game, vehicle).some((other) => areEnemies(game.setup, seat, other.seat));
}

/** Whether the firer sits in that vehicle. */
export function sharesCar(firer: Firer, vehicle: Vehicle): boolean {
  return firer.seat !== null && firer.vehicle === vehicle;
}

/** All enemies in sight: vehicles, people on foot, those who cling to vehicles. */
export function sightingsOf(game: RoadGame, firer: Firer): readonly Sighting[] {
  const sightings: Sighting[] = [];
  const { seat } = firer.person;
  const add = (mark: Mark): void => {
    const sighting = sightingOf(game, firer, mark);
    if (sighting !== null) sightings.push(sighting);
  };
  for (const vehicle of game.state.vehicles)
    if (isFoe(game, firer, vehicle) && isTarget(game, vehicle)) add({ kind: 'vehicle', vehicle });
  for (const person of game.state.people)
    if (isOutside(person) && areEnemies(game.setup, seat, person.seat)) add({ kind: 'person', person });
  return sightings;
}

/** Where hand weapons reach from where somebody is. */
function handArc(game: RoadGame, { vehicle, seat }: Firer, stance: Stance): Arc {
  if (vehicle === null || seat === null || stance === 'roof') return ALL_ROUND;
  return stance === 'open' ? openArc(seat) : seatArc(designOf(game.setup, vehicle).drive, seat);
}

/** Whether an arm reaches and bears on what is in sight. */
export function reaches(game: RoadGame, firer: Firer, stance: Stance, arm: Arm, sighting: Sighting): boolean {
  if (sighting.range > RANGES[arm.weapon.range]) return false;
  // Nobody leans out to shoot at those beside him.
  if (stance !== 'inside' && sighting.mark.kind === 'vehicle' && sharesCar(firer, sighting.mark.vehicle))
    return stance === 'open';
  if (arm.kind === 'hand')
    return sighting.close || atHand(sighting) || inArc(handArc(game, firer, stance), sighting.bearing);
  return !sighting.close && gunsBear(fieldOf(game), arm, sighting);
}

/** In the very square of the firer there is no bearing. */
function atHand({ from, to }: Sighting): boolean {
  return from.pose.x === to.pose.x && from.pose.y === to.pose.y;
}

/** Guns of one mount look the same way. */
function gunsBear(field: Field, arm: Arm & { readonly kind: 'mounted' }, { from, to, bearing }: Sighting): boolean {
  const [first] = arm.guns;
  return first !== undefined && bears(field, from, first, to, bearing);
}
