import { headingDifference, type Pose } from '@hardtop/geometry';
import { contactsAt } from '../table/contact.ts';
import { bodyOf, travelOf } from '../table/figures.ts';
import { sideParty } from '../table/ram.ts';
import { swipeDice } from '../table/ram-dice.ts';
import { ramFigures, ramTypes } from '../table/ram-type.ts';
import { areEnemies } from '../table/sides.ts';
import type { Person, Vehicle } from '../table/state.ts';
import { isBlocked } from './land.ts';
import type { Scene } from './scene.ts';

/** What is in the way at a place. */
export type Met =
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'thing' };

const THING: Met = { kind: 'thing' };

/** On the grid by its square, without one as the rules see it. */
export function meets(scene: Scene, pose: Pose): Met | null {
  const { game, field, land, others, own } = scene;
  if (field.kind === 'grid') {
    for (const other of others)
      if (other.pose.x === pose.x && other.pose.y === pose.y) return { kind: 'vehicle', vehicle: other.vehicle };
    return isBlocked(game, land, pose.x, pose.y) ? THING : personAt(scene, pose);
  }
  const [contact] = contactsAt(game, own, pose, 'drive');
  if (contact === undefined) return isBlocked(game, land, pose.x, pose.y) ? THING : null;
  return contact.kind === 'vehicle' || contact.kind === 'person' ? contact : THING;
}

function personAt({ walkers }: Scene, { x, y }: Pose): Met | null {
  for (const person of walkers) {
    const { place } = person;
    if (place.kind === 'foot' && place.pose.x === x && place.pose.y === y) return { kind: 'person', person };
  }
  return null;
}

const POINTS_PER_DIE = 3.5;
const RUN_OVER = 8;

/** Running into it from the place before, at this speed: wanted if it is the foe and the plan says so. */
export function metWorth(scene: Scene, from: Pose, met: Met, speed: number): number {
  if (met.kind === 'thing') return -8 - speed / 3;
  if (met.kind === 'person')
    return areEnemies(scene.game.setup, met.person.seat, scene.own.seat) ? RUN_OVER : -RUN_OVER;
  return ramWorth(scene, from, met.vehicle, speed);
}

function ramWorth({ game, own, goal }: Scene, from: Pose, target: Vehicle, speed: number): number {
  const rammer = { ...own, pose: from, speed };
  const heading = travelOf(rammer);
  const types = ramTypes(game, rammer, target, heading);
  const [type] = types;
  if (type === undefined) return -speed / 4;
  const { dice } = ramFigures(game, rammer, target, heading, type);
  const wanted =
    target === goal.foe && (goal.contact === 'ram' || (goal.contact === 'shunt' && types.includes('shunt')));
  if (!wanted) return -10 - dice.rammer * POINTS_PER_DIE;
  const gain = (dice.target - dice.rammer * 0.8) * POINTS_PER_DIE * 0.6;
  return goal.contact === 'shunt' ? 14 + gain : 4 + gain;
}

/** A drift into the one alongside that heads the same way: a sideswipe; into any other a crash. */
export function swipeWorth({ game, own, goal }: Scene, from: Pose, met: Met): number {
  if (met.kind !== 'vehicle') return -20;
  const { vehicle } = met;
  const parallel = headingDifference(travelOf(vehicle), travelOf({ ...own, pose: from })) === 0;
  if (!parallel) return -20;
  if (vehicle !== goal.foe) return -16;
  if (goal.contact === 'sideswipe') return 16;
  const dice = swipeDice(sideParty(game, own), sideParty(game, vehicle));
  const bigger = bodyOf(game, own).size - bodyOf(game, vehicle).size;
  return goal.contact === 'ram' ? (dice.target - dice.rammer) * POINTS_PER_DIE + bigger * 2 : -10;
}
