// Shots at people on foot and at what is built, of the batteries that fire at vehicles.
import { distanceBetweenRectangles, type Pose, type Size, TOLERANCE } from '@hardtop/geometry';
import { diceOf } from '@hardtop/kernel';
import { TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { areAllies, type Setup } from '../state/setup.ts';
import { type Pedestrian, type State, sizeOf, type Vehicle, type World } from '../state/state.ts';
import type { FireTarget, Shot, VehicleTarget } from '../state/target.ts';
import type { Aim, Battery } from './batteries.ts';
import { isBreachable } from './breaches.ts';
import { isAlive } from './crew.ts';
import { crowdsOf, sweeps } from './crowds.ts';
import { ownerOf } from './deciding.ts';
import { isInOwnWay } from './flames.ts';
import { cloudsBefore, isInSight } from './line-of-fire.ts';
import { Lookout } from './lookout.ts';
import { isStanding } from './structures.ts';
import { outlineOf } from './target-outline.ts';
import { hitChance } from './targeting.ts';
import { needAtBuilt, toHit } from './to-hit.ts';

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
  const lookout = new Lookout({ setup, state }, vehicle);
  for (const structure of setup.structures) {
    if (structure.dp === null || !isStanding(state, structure)) continue;
    for (const battery of batteries) {
      if (!isForOthers(battery) || (isBreachable(structure) && mostHits(battery) < structure.dp)) continue;
      const target = lookout.spotSeen(battery.mounts, structure);
      if (target !== null) addSeen(gunner, battery, target, 'built', aims);
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

function addAt(
  gunner: Gunner,
  batteries: readonly Battery[],
  target: OtherTarget,
  aside: NonNullable<Aim['aside']>,
  aims: Aim[],
): void {
  const { setup, state, vehicle } = gunner;
  for (const battery of batteries)
    if (isForOthers(battery) && battery.mounts.every((mount) => isInSight(setup, state, vehicle, mount, target)))
      addSeen(gunner, battery, target, aside, aims);
}

/** A shot at what all guns of a battery have in sight, if it gets there and can hit. */
function addSeen(
  gunner: Gunner,
  battery: Battery,
  target: OtherTarget,
  aside: NonNullable<Aim['aside']>,
  aims: Aim[],
): void {
  if (isStopped(gunner, battery, target)) return;
  const { guns, ids, beside, damage, by } = battery;
  const { person } = by;
  const id = `${battery.name}>${nameIn(target)}`;
  const shot: Shot = { id, firer: gunner.vehicle.id, weapons: ids, target, beside };
  const need =
    target.kind === 'structure' ? needAtBuilt(gunner, gunner.vehicle, guns[0], target) : needFor(gunner, shot, battery);
  if (need === null || need >= TO_HIT_LIMITS.impossibleFrom) return;
  const hit = hitChance(need);
  aims.push({ shot, person, guns, need, hit, expected: hit * damage * guns.length, aside });
}

function needFor({ setup, state }: Gunner, shot: Shot, { guns, by }: Battery): number | null {
  const need = toHit(setup, state, shot, guns[0], by.person);
  return need.kind === 'need' ? need.need : null;
}

function nameIn(target: OtherTarget): string {
  if (target.kind === 'crowd') return `crowd:${target.people.join('+')}`;
  return target.kind === 'person' ? target.person : target.structure;
}

/** Whether what a battery fires does not get there. */
function isStopped({ setup, state, vehicle }: Gunner, { mounts, traits }: Battery, target: OtherTarget): boolean {
  if (traits.isLaser && mounts.some((mount) => cloudsBefore(setup, state, vehicle, mount, target) > 0)) return true;
  return traits.flameRange !== null && isOutOfFlame({ setup, state }, vehicle, target, traits.flameRange);
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
