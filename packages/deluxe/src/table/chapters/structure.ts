import { degrees, headingDifference, headingOf, type Leg, lengthOf, type Motion, type Point } from '@hardtop/geometry';
import { type RuleId, setOff } from '@hardtop/kernel';
import { COLLISION_ANGLES } from '../../catalog/collisions.ts';
import type { Rational } from '../../catalog/units.ts';
import { faceTowards, type Party, type Struck, struckOn, type Touch } from '../queries/collision-type.ts';
import { shownAt } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { givenDamage, makeDm, plateGives, plateTakes, swipeSpeed, temporarySpeed } from '../queries/ram.ts';
import { pointsLeft } from '../queries/structures.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import type { Structure } from '../state/setup.ts';
import type { DeluxeGame } from '../state/state.ts';
import { awayFrom, changeSpeed, harmOf, hazardOf, isPlated, rollRam } from './collision.ts';
import { collisionDamage } from './damage.ts';

const FIXED = 'deluxe/IV.7/fixed-objects';
const HAZARD = 'deluxe/IV.7/collision-hazard';

/** A broken object slows the car as a vehicle of this damage modifier would (K-08). */
const OBJECT_DM: Rational = { num: 1, den: 1 };

/** How the mover's phase goes on: as if nothing were there, along it, or not at all. */
export type StructureSequel = 'through' | 'slide' | 'stop';

/** Head-on if the way leads into the face within 45 degrees of square, otherwise a sideswipe (K-08). */
export function meetsHeadOn({ heading }: Party, { normal }: Touch): boolean {
  const inward = headingOf({ x: 0 - normal.x, y: 0 - normal.y });
  return headingDifference(heading, inward) <= degrees(COLLISION_ANGLES.sameDirection);
}

interface ObjectDamage {
  /** What the ram would do to something that never yields. */
  readonly force: number;
  readonly given: number;
  readonly taken: number;
}

/** What a ram does: to the object, and back to the car, neither more than the object had left (K-08). */
export function objectDamage(base: number, car: Struck, left: number | null): ObjectDamage {
  const own = givenDamage(base, car.model.dm);
  const plated = isPlated(car);
  const force = plated ? plateGives(own) : own;
  const back = Math.min(own, left ?? Infinity);
  return { force, given: Math.min(force, left ?? Infinity), taken: plated ? plateTakes(back) : back };
}

/** A vehicle runs into a wall or a fixed object for the first time. */
export function* hitStructure(
  game: DeluxeGame,
  mover: Party,
  structure: Structure,
  touch: Touch,
): DeluxePlay<StructureSequel> {
  const { vehicle } = mover;
  const headOn = meetsHeadOn(mover, touch);
  const inward = { x: 0 - touch.normal.x, y: 0 - touch.normal.y };
  const car = struckOn(mover, faceTowards(vehicle.pose, inward));
  const speed = headOn ? mover.speed : swipeSpeed(mover.speed);
  announce(game, car, structure, headOn, speed);
  const broken = yield* ramStructure(game, car, structure, speed);
  if (headOn) yield* afterHeadOn(game, car, broken);
  else yield* afterSwipe(car, speed, touch);
  if (vehicle.gone) return 'stop';
  return broken ? 'through' : headOn ? 'stop' : 'slide';
}

const RULES = {
  wall: FIXED,
  pillar: FIXED,
  building: FIXED,
  tree: 'deluxe/XIV.5/trees',
  boulder: 'deluxe/XIV.5/boulders',
  ditch: 'deluxe/XIV.5/ditches',
} as const satisfies Record<Structure['kind'], RuleId>;

function announce(game: DeluxeGame, car: Struck, structure: Structure, headOn: boolean, speed: number): void {
  const { label, kind } = structure;
  const side = shownAt(car.vehicle, car.side);
  const how = headOn ? `runs into ${label} with its ${side}` : `scrapes ${label} with its ${side}`;
  const text = `${nameOf(game, car.vehicle)} ${how} at ${speed} mph${headOn ? '' : ' of swipe speed'}.`;
  const marks = kind === 'tree' || kind === 'boulder' || kind === 'ditch' ? { marks: [`terrain/${kind}`] } : {};
  game.emit({ kind: 'collision', rule: RULES[kind], about: car.vehicle.id, outcome: 'bad', text, ...marks });
}

/** What is left of it; a boulder gives way at one blow of more than its points, or takes no notice. */
function pointsAfter({ kind }: Structure, left: number, given: number, force: number): number {
  if (kind === 'boulder') return force > left ? 0 : left;
  return left - given;
}

function outcomeOf({ kind }: Structure, after: number | null): string {
  if (kind === 'boulder') return after === 0 ? 'is knocked out of the way' : 'does not budge';
  if (after === null) return 'stands';
  return after === 0 ? 'breaks' : `has ${after} left`;
}

/** True if the object breaks. */
function* ramStructure(game: DeluxeGame, car: Struck, structure: Structure, speed: number): DeluxePlay<boolean> {
  const rolled = yield* rollRam(game, car.vehicle, speed);
  if (rolled === null) return false;
  const left = pointsLeft(game.state, structure);
  const { force, given, taken } = objectDamage(rolled.total, car, left);
  const after = left === null ? null : pointsAfter(structure, left, given, force);
  const broken = after === 0;
  if (after !== null) game.state.structures[structure.id] = after;
  const end = `${structure.label} ${outcomeOf(structure, after)}`;
  const text = `Ram damage ${rolled.total} × ${makeDm(car.model.dm)}: ${nameOf(game, car.vehicle)} takes ${taken}, ${end}.`;
  const harm = [harmOf(car, taken)];
  game.emit({ kind: 'ram', rule: 'deluxe/IV.7/ram', about: car.vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  yield* collisionDamage(game, car.vehicle, shownAt(car.vehicle, car.side), taken, RULES[structure.kind]);
  return broken;
}

/** Stopped dead, or slowed by what broke; the hazard is that of the change, rolled at the old speed. */
export function* afterHeadOn(game: DeluxeGame, car: Struck, broken: boolean): DeluxePlay {
  const { vehicle, model, speed } = car;
  const kept = broken ? temporarySpeed(speed, model.dm, OBJECT_DM) : 0;
  changeSpeed(game, vehicle, kept);
  const trouble = { label: 'Head-on', difficulty: hazardOf(speed - kept), rule: HAZARD } as const;
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble, speed });
}

export function* afterSwipe(car: Struck, swipe: number, touch: Touch): DeluxePlay {
  const trouble = { label: 'Sideswipe', difficulty: hazardOf(swipe), rule: HAZARD } as const;
  const fishtail = awayFrom(car.vehicle, touch);
  yield* setOff<Effect>({ kind: 'hazard', vehicle: car.vehicle.id, trouble, speed: car.speed, fishtail });
}

/** A slide pressed against a face goes on along it; one that leads away stays as it is. */
function along(leg: Leg & { kind: 'slide' }, normal: Point): Leg & { kind: 'slide' } {
  const into = leg.dx * normal.x + leg.dy * normal.y;
  if (into >= 0) return leg;
  return { kind: 'slide', dx: leg.dx - into * normal.x, dy: leg.dy - into * normal.y };
}

function movedTurn({ about, by }: Leg & { kind: 'turn' }, x: number, y: number): Leg {
  return { kind: 'turn', about: { x: about.x + x, y: about.y + y }, by };
}

// A slide shorter than this moves no counter.
const LEAST_SLIDE = 1e-6;

/**
 * The rest of a motion along a face. After a new sideswipe only the slides are left of it; while still touching,
 * the turns stay too, carried along with the counter, or nobody could ever steer away from a wall.
 */
export function slidAlong(motion: Motion, normal: Point, turns: 'dropped' | 'kept'): Motion {
  const legs: Leg[] = [];
  let [offX, offY] = [0, 0];
  for (const leg of motion) {
    if (leg.kind === 'turn') {
      if (turns === 'kept') legs.push(movedTurn(leg, offX, offY));
      continue;
    }
    const slid = along(leg, normal);
    offX += slid.dx - leg.dx;
    offY += slid.dy - leg.dy;
    if (lengthOf({ x: slid.dx, y: slid.dy }) > LEAST_SLIDE) legs.push(slid);
  }
  return legs;
}
