// Grenades thrown by hand (deluxe/V.6/grenades).
import { distance, type Point, type Shape, sightLine, TOLERANCE } from '@hardtop/geometry';
import { type Modifier, needOf, type Seat, type Target } from '@hardtop/kernel';
import { THROWING } from '../../catalog/grenade-deviation.ts';
import { grenade as grenadeRow } from '../../catalog/grenades.ts';
import { MISCELLANEOUS_MODIFIERS as MISC, VISIBILITY_MODIFIERS } from '../../catalog/targeting.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { GrenadeInHand } from '../state/model.ts';
import { areAllies, personModelOf, type Setup } from '../state/setup.ts';
import type { OnFoot, Person, State, Vehicle, World } from '../state/state.ts';
import type { Throw } from '../state/target.ts';
import type { Attack } from './asked.ts';
import { isConscious } from './crew.ts';
import { dazeModifiers } from './daze.ts';
import { ownerOf } from './deciding.ts';
import { arcsFacing } from './facing.ts';
import { canFireOnFoot, canUseHands, mountAboard } from './hands.ts';
import { originOf } from './line-of-fire.ts';
import { type Actor, isActor } from './on-foot.ts';
import { isOut } from './out.ts';
import { onGrid } from './people.ts';
import { canAim } from './shots.ts';
import { standingPieces } from './structures.ts';
import { rangeModifier } from './targeting.ts';
import { airOf } from './visibility.ts';

/** Somebody with a grenade in his hand, and where it leaves it. */
export interface Thrower {
  readonly person: (Person | OnFoot) & { seat: Seat };
  readonly from: Point;
  /** What he sits in; null on foot. */
  readonly vehicle: Vehicle | null;
  /** What he stands on, which is not in the way of his throw; null on the ground. */
  readonly under: Vehicle | null;
  /** The side he throws to; null is all round. */
  readonly side: 'left' | 'right' | null;
}

/** Somebody aboard, as one who throws. */
function throwerAboard(setup: Setup, vehicle: Vehicle, person: Person): Thrower {
  const { side: own = null } = personModelOf(setup, person.id).throws ?? {};
  const mount = mountAboard(vehicle, person, { side: own });
  return {
    person,
    vehicle,
    under: vehicle,
    side: mount === 'left' || mount === 'right' ? mount : null,
    from: originOf(vehicle, mount),
  };
}

function throwerOnFoot({ vehicles }: State, { person, pose, riding }: Actor): Thrower {
  const under = riding === undefined ? null : (vehicles.find(({ id }) => id === riding) ?? null);
  return { person, vehicle: null, under, side: null, from: pose };
}

function canThrowAboard(vehicle: Vehicle, person: Person, turn: number): boolean {
  return (person.grenades?.length ?? 0) > 0 && canAim(vehicle) && canUseHands(vehicle, person, turn);
}

/** Whoever sprints, and whoever has fired, throws nothing (deluxe/VI.2/combat). */
function canThrowOnFoot(actor: Actor, turn: number): boolean {
  return (actor.person.grenades?.length ?? 0) > 0 && canFireOnFoot(actor, turn);
}

/** Whoever can throw now, by his id; null for whoever cannot. */
export function throwerOf({ setup, state }: World, id: string): Thrower | null {
  for (const vehicle of state.vehicles)
    for (const person of vehicle.crew)
      if (person.id === id)
        return canThrowAboard(vehicle, person, state.turn) ? throwerAboard(setup, vehicle, person) : null;
  for (const pedestrian of state.pedestrians)
    if (pedestrian.person.id === id)
      return isActor(pedestrian) && canThrowOnFoot(pedestrian, state.turn) ? throwerOnFoot(state, pedestrian) : null;
  return null;
}

const NOBODY: readonly Thrower[] = [];

/** A seat's people who can throw now and have announced nothing. */
export function throwersFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly Thrower[] {
  const { setup, state } = world;
  if (!setup.throws) return NOBODY;
  const found: Thrower[] = [];
  const isFree = (id: string): boolean => !attacks.some(({ person }) => person === id);
  for (const vehicle of state.vehicles)
    for (const person of vehicle.crew)
      if (person.seat === seat && isFree(person.id) && canThrowAboard(vehicle, person, state.turn))
        found.push(throwerAboard(setup, vehicle, person));
  for (const pedestrian of state.pedestrians)
    if (isActor(pedestrian) && pedestrian.person.seat === seat && isFree(pedestrian.person.id))
      if (canThrowOnFoot(pedestrian, state.turn)) found.push(throwerOnFoot(state, pedestrian));
  return found;
}

/** Enemies that a grenade of his may reach, where they are. */
export function preyOf({ setup, state }: World, thrower: Thrower): readonly Point[] {
  const { from, person } = thrower;
  const prey: Point[] = [];
  const isNear = (point: Point): boolean => distance(from, point) <= THROWING.range + THROWING.worth;
  for (const vehicle of state.vehicles)
    if (!areAllies(setup, ownerOf({ setup }, vehicle), person.seat) && !isOut(vehicle) && isNear(vehicle.pose))
      prey.push(vehicle.pose);
  for (const { person: other, pose } of state.pedestrians)
    if (other.seat !== null && !areAllies(setup, other.seat, person.seat) && isConscious(other) && isNear(pose))
      prey.push(pose);
  return prey;
}

/** Somebody of the seat's has a grenade and an enemy near enough for it. */
export function wantsThrow(world: World, seat: Seat, attacks: readonly Attack[]): boolean {
  return world.setup.throws && throwersFor(world, seat, attacks).some((thrower) => preyOf(world, thrower).length > 0);
}

/** Of the same kind and delay one stands for all. */
export function kindsOf({ grenades = [] }: Pick<Person, 'grenades'>): readonly GrenadeInHand[] {
  return grenades.filter(
    ({ grenade, delay }, i) => grenades.findIndex((other) => other.grenade === grenade && other.delay === delay) === i,
  );
}

/** The middles of the squares that he may choose: every other one in reach, and those with enemies on foot in them. */
export function marksFor(world: World, thrower: Thrower): readonly Point[] {
  const { from } = thrower;
  const walls = standingPieces(world.setup, world.state).map(({ shape }) => shape);
  const [midX, midY] = [onGrid(from.x), onGrid(from.y)];
  const most = Math.floor(THROWING.range / SQUARE / 2) * 2;
  const marks: Point[] = [];
  for (let east = -most; east <= most; east += 2)
    for (let north = -most; north <= most; north += 2) {
      const mark = { x: midX + east * SQUARE, y: midY + north * SQUARE };
      if (isMark(world, thrower, walls, mark)) marks.push(mark);
    }
  for (const { person, pose } of world.state.pedestrians) {
    const { x, y } = pose;
    const isNew = !marks.some((mark) => mark.x === x && mark.y === y);
    if (person.id !== thrower.person.id && isConscious(person) && isNew && isMark(world, thrower, walls, { x, y }))
      marks.push({ x, y });
  }
  return marks;
}

/** In reach and in his arc, on the map, and not behind a wall. */
function isMark({ setup }: World, { from, vehicle, side }: Thrower, walls: readonly Shape[], mark: Point): boolean {
  const { minX, minY, maxX, maxY } = setup.bounds;
  if (mark.x < minX || mark.x > maxX || mark.y < minY || mark.y > maxY) return false;
  if (distance(from, mark) > THROWING.range + TOLERANCE) return false;
  if (vehicle !== null && side !== null && !arcsFacing(vehicle, mark).includes(side)) return false;
  return walls.length === 0 || distance(from, mark) <= TOLERANCE || sightLine(from, mark, walls) === null;
}

/** On foot it may be laid in one's own square or in one next to it without a roll. */
export function isLaidDown({ vehicle, from }: Thrower, mark: Point): boolean {
  return vehicle === null && Math.max(Math.abs(mark.x - from.x), Math.abs(mark.y - from.y)) <= SQUARE + TOLERANCE;
}

/** The roll for a throw, with every reason; whoever never learned to shoot throws no worse (deluxe/VII.1/handgunner). */
export function throwNeed({ setup, state }: World, thrower: Thrower, held: GrenadeInHand, mark: Point): Target {
  const { person, from, vehicle } = thrower;
  const range = rangeModifier(distance(from, mark));
  const skill = personModelOf(setup, person.id).throws?.skill ?? 0;
  const modifiers: Modifier[] = [
    ...(range === null ? [] : [range]),
    ...(vehicle !== null && vehicle.speed !== 0 ? [MISC.grenadeFromVehicle] : []),
    ...(skill > 0 ? [{ value: skill, label: 'Handgunner skill', rule: 'deluxe/VII.1/handgunner' } as const] : []),
    ...airOf(setup, state).map((id) => VISIBILITY_MODIFIERS[id]),
    ...(person.daze === undefined ? [] : dazeModifiers(person)),
  ];
  return needOf(grenadeRow(held.grenade).toHit, modifiers);
}

/** What is announced, if he still has it. */
export function heldFor({ grenades = [] }: Pick<Person, 'grenades'>, { grenade }: Throw): GrenadeInHand | null {
  return grenades.find(({ id }) => id === grenade) ?? null;
}

/** Somebody with a grenade that he may throw, or set to another delay. */
export interface Throwing {
  readonly thrower: Thrower;
  readonly held: GrenadeInHand;
}

/** Every kind of grenade that a seat's people may throw now. */
export function throwingsFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly Throwing[] {
  const throwers = throwersFor(world, seat, attacks);
  if (throwers.length === 0) return NONE;
  return throwers.flatMap((thrower) => kindsOf(thrower.person).map((held) => ({ thrower, held })));
}

const NONE: readonly Throwing[] = [];
