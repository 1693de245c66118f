// Grenades thrown by hand (deluxe/V.6/grenades).
import { distance, isSightClear, type Point, type Shape, TOLERANCE } from '@hardtop/geometry';
import { type Modifier, needOf, type Seat, type Target } from '@hardtop/kernel';
import { THROWING } from '../../catalog/grenade-deviation.ts';
import { grenade as grenadeRow } from '../../catalog/grenades.ts';
import { HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import { MISCELLANEOUS_MODIFIERS as MISC, VISIBILITY_MODIFIERS } from '../../catalog/targeting.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { GrenadeInHand } from '../state/model.ts';
import { areAllies, personModelOf, type Setup } from '../state/setup.ts';
import type { OnFoot, Person, State, Vehicle, World } from '../state/state.ts';
import { type Attack, hasAnnounced } from './asked.ts';
import { builtOf } from './breaches.ts';
import { isConscious } from './crew.ts';
import { dazeModifiers } from './daze.ts';
import { ownerOf } from './deciding.ts';
import { arcsFacing } from './facing.ts';
import { handModifiers } from './hand-shots.ts';
import { type Arm, armOf, canFireOnFoot, canUseHands, handOf, mountAboard } from './hands.ts';
import { originOf } from './line-of-fire.ts';
import { type Actor, isActor } from './on-foot.ts';
import { isOut } from './out.ts';
import { onGrid } from './people.ts';
import { canAim } from './shots.ts';
import { isStanding } from './structures.ts';
import { rangeModifier } from './targeting.ts';
import { airOf } from './visibility.ts';

const LAUNCHER_RANGE = HAND_WEAPONS.HGL.special.maxRange;

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
  const { throws, hands } = personModelOf(setup, person.id);
  const { side: own } = throws ?? hands ?? { side: null };
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

function canThrowAboard(setup: Setup, vehicle: Vehicle, person: Person, turn: number): boolean {
  return canUseHands(vehicle, person, turn) && canAim(vehicle) && hasGrenade(setup, person);
}

/** In his hand, or in a launcher. */
function hasGrenade(setup: Setup, person: Person | OnFoot): boolean {
  return (person.grenades?.length ?? 0) > 0 || launcherOf(setup, person) !== null;
}

/** Whoever sprints, and whoever has fired, throws nothing (deluxe/VI.2/combat). */
function canThrowOnFoot(setup: Setup, actor: Actor, turn: number): boolean {
  return canFireOnFoot(actor, turn) && hasGrenade(setup, actor.person);
}

/** Whoever can throw now, by his id; null for whoever cannot. */
export function throwerOf({ setup, state }: World, id: string): Thrower | null {
  for (const vehicle of state.vehicles)
    for (const person of vehicle.crew)
      if (person.id === id)
        return canThrowAboard(setup, vehicle, person, state.turn) ? throwerAboard(setup, vehicle, person) : null;
  for (const pedestrian of state.pedestrians)
    if (pedestrian.person.id === id)
      return isActor(pedestrian) && canThrowOnFoot(setup, pedestrian, state.turn)
        ? throwerOnFoot(state, pedestrian)
        : null;
  return null;
}

const NOBODY: readonly Thrower[] = [];

/** A seat's people who can throw now and have announced nothing. */
export function throwersFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly Thrower[] {
  const { setup, state } = world;
  if (!setup.throws) return NOBODY;
  let found: Thrower[] | null = null;
  for (const vehicle of state.vehicles)
    for (const person of vehicle.crew) {
      if (person.seat !== seat || !canThrowAboard(setup, vehicle, person, state.turn)) continue;
      if (hasAnnounced(attacks, person.id)) continue;
      found ??= [];
      found.push(throwerAboard(setup, vehicle, person));
    }
  for (const pedestrian of state.pedestrians) {
    if (!isActor(pedestrian) || pedestrian.person.seat !== seat) continue;
    if (!canThrowOnFoot(setup, pedestrian, state.turn) || hasAnnounced(attacks, pedestrian.person.id)) continue;
    found ??= [];
    found.push(throwerOnFoot(state, pedestrian));
  }
  return found ?? NOBODY;
}

/** Enemies that a grenade of his may reach, where they are. */
export function preyOf({ setup, state }: World, thrower: Thrower): readonly Point[] {
  const { from, person } = thrower;
  const prey: Point[] = [];
  const reach = launcherOf(setup, person) === null ? THROWING.range : LAUNCHER_RANGE;
  const isNear = (point: Point): boolean => distance(from, point) <= reach + THROWING.worth;
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

/** Of the same kind and delay one stands for all; of a launcher what leaves it next. */
export function kindsOf(setup: Setup, person: Thrower['person']): readonly Held[] {
  const { grenades = [] } = person;
  const kinds: Held[] = grenades.filter(
    ({ grenade, delay }, i) => grenades.findIndex((other) => other.grenade === grenade && other.delay === delay) === i,
  );
  const next = nextInLauncher(setup, person);
  return next === null ? kinds : [...kinds, next];
}

/** The middles of the squares that he may choose: every other one in reach, and those with enemies on foot in them. */
export function marksFor(world: World, thrower: Thrower, held: Held): readonly Point[] {
  if (held.launcher !== undefined) return lobMarks(world, thrower);
  const { from } = thrower;
  const walls = wallsNear(world, from, THROWING.range);
  const [midX, midY] = [onGrid(from.x), onGrid(from.y)];
  const most = Math.floor(THROWING.range / SQUARE / 2) * 2;
  const marks: Point[] = [];
  for (let east = -most; east <= most; east += 2)
    for (let north = -most; north <= most; north += 2)
      addMark(world, thrower, walls, midX + east * SQUARE, midY + north * SQUARE, THROWING.range, marks);
  for (const { person, pose } of world.state.pedestrians)
    if (person.id !== thrower.person.id && isConscious(person) && !hasMark(marks, pose.x, pose.y))
      addMark(world, thrower, walls, pose.x, pose.y, THROWING.range, marks);
  return marks;
}

const ABOUT = [0, -1, 1] as const;

/** As far as a launcher reaches, the squares of enemies and those an inch about them (H-263). */
function lobMarks(world: World, thrower: Thrower): readonly Point[] {
  const walls = wallsNear(world, thrower.from, LAUNCHER_RANGE);
  const marks: Point[] = [];
  for (const prey of preyOf(world, thrower))
    for (const east of ABOUT)
      for (const north of ABOUT) {
        const x = onGrid(prey.x) + east;
        const y = onGrid(prey.y) + north;
        if (!hasMark(marks, x, y)) addMark(world, thrower, walls, x, y, LAUNCHER_RANGE, marks);
      }
  return marks;
}

function hasMark(marks: readonly Point[], x: number, y: number): boolean {
  for (const mark of marks) if (mark.x === x && mark.y === y) return true;
  return false;
}

/** Outlines of what stands where a throw may pass. */
function wallsNear({ setup, state }: World, { x, y }: Point, reach: number): readonly Shape[] {
  const far = reach + SQUARE;
  const walls: Shape[] = [];
  for (const { structure, shape, box } of builtOf(setup, state)) {
    if (box.minX > x + far || box.maxX < x - far || box.minY > y + far || box.maxY < y - far) continue;
    if (isStanding(state, structure)) walls.push(shape);
  }
  return walls;
}

/** In reach and in his arc, on the map, and not behind a wall. */
function addMark(
  { setup }: World,
  { from, vehicle, side }: Thrower,
  walls: readonly Shape[],
  x: number,
  y: number,
  reach: number,
  marks: Point[],
): void {
  const { minX, minY, maxX, maxY } = setup.bounds;
  if (x < minX || x > maxX || y < minY || y > maxY) return;
  const mark = { x, y };
  const inches = distance(from, mark);
  if (inches > reach + TOLERANCE) return;
  if (vehicle !== null && side !== null && !arcsFacing(vehicle, mark).includes(side)) return;
  if (walls.length === 0 || inches <= TOLERANCE || isSightClear(from, mark, walls)) marks.push(mark);
}

/** On foot it may be laid in one's own square or in one next to it without a roll. */
export function isLaidDown({ vehicle, from }: Thrower, held: Held, mark: Point): boolean {
  if (held.launcher !== undefined) return false;
  return vehicle === null && Math.max(Math.abs(mark.x - from.x), Math.abs(mark.y - from.y)) <= SQUARE + TOLERANCE;
}

/** The roll for a throw, with every reason; whoever never learned to shoot throws no worse (deluxe/VII.1/handgunner). */
export function throwNeed(world: World, thrower: Thrower, held: Held, mark: Point): Target {
  if (held.launcher !== undefined) return lobNeed(world, thrower, held.launcher, mark);
  const { setup, state } = world;
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

/** Out of a launcher: as any weapon in his hands, at a square. */
function lobNeed(world: World, thrower: Thrower, arm: Arm, mark: Point): Target {
  const { setup, state } = world;
  const { person, from, vehicle } = thrower;
  const range = rangeModifier(distance(from, mark));
  const hand = handOf(world, vehicle?.id ?? person.id, person.id);
  return needOf(arm.row.toHit ?? 0, [
    ...(range === null ? [] : [range]),
    ...airOf(setup, state).map((id) => VISIBILITY_MODIFIERS[id]),
    ...(hand === null ? [] : handModifiers(world, hand)),
    ...(arm.model.scope ? [{ ...MISC.laserScope, rule: 'deluxe/VIII.8/laser-scope' as const }] : []),
  ]);
}

/** A grenade in somebody's hand, or the one that leaves his launcher next. */
export interface Held extends GrenadeInHand {
  readonly launcher?: Arm;
}

/** The launcher that he has, with something in it. */
function launcherOf(setup: Setup, person: Person | OnFoot): Arm | null {
  if (person.arms === undefined) return null;
  for (const { id, shots } of person.arms) {
    const arm = shots > 0 ? armOf(setup, person, id) : null;
    if (arm?.row.special.kind === 'launcher') return arm;
  }
  return null;
}

/** They leave it in the order they were loaded in (deluxe/VI/hand-grenade-launcher). */
function nextInLauncher(setup: Setup, person: Person | OnFoot): Held | null {
  const launcher = launcherOf(setup, person);
  const loads = launcher?.model.grenades ?? [];
  const load = loads[loads.length - (launcher?.state.shots ?? 0)];
  return launcher === null || load === undefined ? null : { id: launcher.model.id, ...load, launcher };
}

/** By its id, if he still has it: a grenade in his hand, or what a launcher holds. */
export function heldBy(setup: Setup, person: Thrower['person'], id: string): Held | null {
  const inHand = person.grenades?.find((one) => one.id === id);
  if (inHand !== undefined) return inHand;
  const next = nextInLauncher(setup, person);
  return next?.id === id ? next : null;
}

/** Somebody with a grenade that he may throw, or set to another delay. */
export interface Throwing {
  readonly thrower: Thrower;
  readonly held: Held;
}

/** Every kind of grenade that a seat's people may throw now. */
export function throwingsFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly Throwing[] {
  const throwers = throwersFor(world, seat, attacks);
  if (throwers.length === 0) return NONE;
  return throwers.flatMap((thrower) => kindsOf(world.setup, thrower.person).map((held) => ({ thrower, held })));
}

const NONE: readonly Throwing[] = [];
