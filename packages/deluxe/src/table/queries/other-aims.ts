// Shots at people on foot and at what is built, of the batteries that fire at vehicles.
import {
  distanceBetweenRectangles,
  type Point,
  type Pose,
  type Size,
  TOLERANCE,
  toLocal,
  toWorld,
} from '@hardtop/geometry';
import { diceOf } from '@hardtop/kernel';
import { TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { areAllies, type Setup, type Structure } from '../state/setup.ts';
import { type Pedestrian, type State, sizeOf, type Vehicle, type World } from '../state/state.ts';
import type { FireTarget, Shot, VehicleTarget } from '../state/target.ts';
import type { Aim, Battery } from './batteries.ts';
import { type Built, builtOf, isBreachable } from './breaches.ts';
import { isAlive } from './crew.ts';
import { crowdsOf, sweeps } from './crowds.ts';
import { ownerOf } from './deciding.ts';
import { isInOwnWay } from './flames.ts';
import { cloudsBefore, isInSight, originOf } from './line-of-fire.ts';
import { firstInLine } from './straight-out.ts';
import { isStanding } from './structures.ts';
import { outlineOf } from './target-outline.ts';
import { hitChance } from './targeting.ts';
import { toHit } from './to-hit.ts';

type OtherTarget = Extract<FireTarget, { kind: 'person' | 'crowd' | 'structure' }>;

const breakable = new WeakMap<Setup, boolean>();

/** Whether there is anything but vehicles to fire at: mostly there is not. */
export function hasOtherTargets(setup: Setup, { pedestrians }: State): boolean {
  if (pedestrians.length > 0) return true;
  const known = breakable.get(setup);
  if (known !== undefined) return known;
  const isAny = setup.structures.some(({ dp }) => dp !== null);
  breakable.set(setup, isAny);
  return isAny;
}

/** Who fires. */
interface Gunner {
  readonly setup: Setup;
  readonly state: State;
  readonly vehicle: Vehicle;
}

/** Foes on foot first, then what can be broken, then who only happens to be there. */
export function addOthers(gunner: Gunner, batteries: readonly Battery[], aims: Aim[]): void {
  addFoes(gunner, batteries, aims);
  addWalls(gunner, batteries, aims);
  for (const { person } of gunner.state.pedestrians)
    if (person.seat === null && isAlive(person))
      addAt(gunner, batteries, { kind: 'person', person: person.id }, 'bystander', aims);
}

/** Shots at foes on foot. */
export function addFoes(gunner: Gunner, batteries: readonly Battery[], aims: Aim[]): void {
  const { setup, state, vehicle } = gunner;
  const owner = ownerOf({ setup }, vehicle);
  const foes = state.pedestrians.filter(
    ({ person }) => person.seat !== null && isAlive(person) && !areAllies(setup, person.seat, owner),
  );
  for (const { person } of foes) addAt(gunner, batteries, { kind: 'person', person: person.id }, 'foe', aims);
  if (foes.length > 1) addCrowds(gunner, batteries, foes, aims);
}

/** What sweeps an area may try several at once. */
function addCrowds(gunner: Gunner, batteries: readonly Battery[], foes: readonly Pedestrian[], aims: Aim[]): void {
  const sweeping = batteries.filter(({ guns }) => sweeps(guns[0].model.weapon));
  if (sweeping.length === 0) return;
  for (const crowd of crowdsOf(foes))
    addAt(gunner, sweeping, { kind: 'crowd', people: crowd.map(({ person }) => person.id) }, 'foe', aims);
}

/** A battery may try what it can break. */
function addWalls(gunner: Gunner, batteries: readonly Battery[], aims: Aim[]): void {
  const { setup, state, vehicle } = gunner;
  // What is straight ahead is looked for once for each battery, with the first wall it could break.
  const ahead = new Map<Battery, FireTarget | null>();
  for (const structure of setup.structures) {
    if (structure.dp === null || !isStanding(state, structure)) continue;
    for (const battery of batteries) {
      if (!isForOthers(battery) || (isBreachable(structure) && mostHits(battery) < structure.dp)) continue;
      if (!ahead.has(battery)) ahead.set(battery, firstInLine({ setup, state }, vehicle, battery.mounts[0]));
      const spot = spotFor(gunner, battery, structure, ahead.get(battery) ?? null);
      if (spot !== null) addAt(gunner, [battery], { kind: 'structure', structure: structure.id, spot }, 'built', aims);
    }
  }
}

/** Flies straight to where it is aimed. */
function isForOthers({ traits }: Battery): boolean {
  return !traits.isAtWhole && traits.guidance === null;
}

/** All dice at their highest. */
function mostHits({ guns }: Battery): number {
  const { damage } = weaponRow(guns[0].model.weapon);
  if (damage === null) return 0;
  const { count, plus } = diceOf(damage);
  return count * 6 + plus;
}

/** Straight out from the mount if that leads there, else the nearest point of what stands of it. */
function spotFor(
  { setup, state, vehicle }: Gunner,
  { mounts: [mount] }: Battery,
  { id }: Structure,
  ahead: FireTarget | null,
): Point | null {
  if (ahead?.kind === 'structure' && ahead.structure === id && ahead.spot !== undefined) return ahead.spot;
  const origin = originOf(vehicle, mount);
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const built of builtOf(setup, state)) {
    if (built.structure.id !== id) continue;
    const point = nearestOf(built, origin);
    const far = Math.hypot(point.x - origin.x, point.y - origin.y);
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

function nearestOf({ pose, size }: Built, to: Point): Point {
  const { x, y } = toLocal(pose, to);
  const clamp = (value: number, half: number): number => Math.max(-half, Math.min(half, value));
  return toWorld(pose, { x: clamp(x, size.width / 2), y: clamp(y, size.length / 2) });
}

function addAt(
  gunner: Gunner,
  batteries: readonly Battery[],
  target: OtherTarget,
  aside: NonNullable<Aim['aside']>,
  aims: Aim[],
): void {
  const { setup, state, vehicle } = gunner;
  for (const battery of batteries) {
    const { guns, ids, beside, damage, by } = battery;
    const { person } = by;
    if (!isForOthers(battery) || !canFireAt(gunner, battery, target)) continue;
    const shot: Shot = { id: `${battery.name}>${nameIn(target)}`, firer: vehicle.id, weapons: ids, target, beside };
    const need = toHit(setup, state, shot, guns[0], person);
    if (need.kind !== 'need' || need.need >= TO_HIT_LIMITS.impossibleFrom) continue;
    const hit = hitChance(need.need);
    aims.push({ shot, person, guns, need: need.need, hit, expected: hit * damage * guns.length, aside });
  }
}

function nameIn(target: OtherTarget): string {
  if (target.kind === 'crowd') return `crowd:${target.people.join('+')}`;
  return target.kind === 'person' ? target.person : target.structure;
}

/** Whether all guns of a battery see it, and what they fire gets there. */
function canFireAt({ setup, state, vehicle }: Gunner, { mounts, traits }: Battery, target: OtherTarget): boolean {
  for (const mount of mounts) {
    if (!isInSight(setup, state, vehicle, mount, target)) return false;
    if (traits.isLaser && cloudsBefore(setup, state, vehicle, mount, target) > 0) return false;
  }
  return traits.flameRange === null || !isOutOfFlame({ setup, state }, vehicle, target, traits.flameRange);
}

/** Too far for a flame, or in the vehicle's own way. */
export function isOutOfFlame(
  world: World,
  firer: Vehicle,
  target: Exclude<FireTarget, VehicleTarget>,
  range: number,
): boolean {
  const { pose, size }: { readonly pose: Pose; readonly size: Size } = outlineOf(world, target);
  return (
    distanceBetweenRectangles(firer.pose, sizeOf(firer), pose, size) > range + TOLERANCE || isInOwnWay(firer, pose)
  );
}
