import { areFarApart, distanceBetweenRectangles, type Pose, type Size, TOLERANCE } from '@hardtop/geometry';
import { diceOf, type Modifier, meanOf, needOf, type Seat, sumOf, type Target } from '@hardtop/kernel';
import { SIDECAR_PLATE } from '../../catalog/armor-locations.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import type { Mount } from '../../catalog/damage-location.ts';
import { HAND_WEAPON_RANGE, type HandWeapon, reachOfArm } from '../../catalog/hand-weapons.ts';
import {
  MISCELLANEOUS_MODIFIERS as MISC,
  MOVEMENT_MODIFIERS,
  RANGE_MODIFIERS,
  TO_HIT_LIMITS,
} from '../../catalog/targeting.ts';
import { areAllies, type Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import { type State, sizeOf, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { AimPoint, HandShot, HandTarget, VehicleTarget } from '../state/target.ts';
import { isSpared } from './arena.ts';
import { type Attack, hasAnnounced } from './asked.ts';
import { isBraced } from './braced.ts';
import { isTrike, narrowEnd } from './build.ts';
import { cloudModifier } from './clouds.ts';
import { isAlive } from './crew.ts';
import { crowdsOf, stillIn } from './crowds.ts';
import { dazeModifiers } from './daze.ts';
import { arcsFacing } from './facing.ts';
import {
  type Arm,
  type Armed,
  armedFor,
  armMount,
  armOf,
  canFireOnFoot,
  canUseHands,
  type Hand,
  handAboard,
  handOf,
  handOnFoot,
  isLoaded,
  isReady,
  readyGuns,
} from './hands.ts';
import { cloudsBefore, isInSight, originOf, placesInSight } from './line-of-fire.ts';
import { nameOf } from './names.ts';
import { actorOf, isActor } from './on-foot.ts';
import { armorOn } from './parts.ts';
import { canAim, isFoe } from './shots.ts';
import { placeId } from './target-names.ts';
import { outlineOf } from './target-outline.ts';
import { hitChance, placeModifiers, rangeBetween, situationModifiers, sustainedModifier } from './targeting.ts';
import { crowdModifiers, personModifiers } from './to-hit.ts';

/** A shot with a hand weapon, whose it is, and its odds. */
export interface HandAim {
  readonly shot: HandShot;
  readonly person: Armed;
  readonly arm: Arm;
  readonly need: number;
  readonly hit: number;
  /** Hits to expect where it can do anything, misses included. */
  readonly expected: number;
  /** Somebody who only happens to be there: nobody is asked for his sake alone. */
  readonly aside?: 'bystander';
}

const NO_AIMS: readonly HandAim[] = [];

/** Every shot by hand that a seat's people can still announce, best first. */
export function handAimsFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly HandAim[] {
  const { setup, state } = world;
  let aims: HandAim[] | null = null;
  for (const vehicle of state.vehicles) {
    const armed = armedFor(vehicle, state.turn, seat);
    if (armed.length === 0 || !canAim(vehicle)) continue;
    aims ??= [];
    for (const person of armed)
      if (!hasAnnounced(attacks, person.id)) addAims(world, handAboard(setup, vehicle, person), aims);
  }
  if (setup.onFoot)
    for (const pedestrian of state.pedestrians) {
      if (!isActor(pedestrian) || pedestrian.person.seat !== seat || !isLoaded(pedestrian.person)) continue;
      if (!canFireOnFoot(pedestrian, state.turn) || hasAnnounced(attacks, pedestrian.person.id)) continue;
      aims ??= [];
      addAims(world, handOnFoot(setup, pedestrian), aims);
    }
  if (aims === null) return NO_AIMS;
  return aims.length < 2 ? aims : aims.sort((a, b) => b.expected - a.expected || b.hit - a.hit);
}

/** Somebody who is about to fire, with what he has ready. */
interface Marksman extends World {
  readonly hand: Hand;
  readonly guns: readonly Arm[];
}

function addAims({ setup, state }: World, hand: Hand | null, aims: HandAim[]): void {
  const guns = hand === null ? NO_GUNS : readyGuns(hand);
  if (hand === null || guns.length === 0) return;
  const marksman: Marksman = { setup, state, hand, guns };
  for (const target of state.vehicles) if (isFoe(setup, hand.person.seat, target)) addVehicle(marksman, target, aims);
  if (state.pedestrians.length === 0) return;
  addPeople(marksman, aims);
  for (const gun of guns) if (gun.row.special.kind === 'flame') addCrowds(marksman, gun, aims);
}

const NO_GUNS: readonly Arm[] = [];

function addVehicle(marksman: Marksman, target: Vehicle, aims: HandAim[]): void {
  const { setup, state, hand } = marksman;
  const { stand, mount } = hand;
  if (areFarApart(stand.pose, sizeOf(stand), target.pose, sizeOf(target), FARTHEST)) return;
  const inches = rangeBetween(stand, target);
  if (inches > FARTHEST) return;
  const sightings = placesInSight(setup, state, stand, mount, target);
  if (sightings.length === 0) return;
  const common = sumOf(situationModifiers(setup, state, stand, target)) + sumOf(handModifiers(marksman, hand));
  const arcs = arcsFacing(target, originOf(stand, mount));
  const found: HandAim[] = isSpared(setup, target) ? [] : aims;
  for (const sighting of sightings) {
    const places = sumOf(placeModifiers(setup, target, arcs, sighting.place));
    const bonus = common + places + (cloudModifier(sighting.clouds)?.value ?? 0);
    addPlace(marksman, target, inches, sighting.place, bonus, found);
  }
  if (found !== aims) for (const aim of found) aims.push({ ...aim, expected: 0, aside: 'bystander' });
}

const FARTHEST = HAND_WEAPON_RANGE + TOLERANCE;

/** Everybody on foot who is no friend. */
function addPeople(marksman: Marksman, aims: HandAim[]): void {
  const { setup, state, hand, guns } = marksman;
  const { person, stand, mount } = hand;
  for (const { person: walker, pose } of state.pedestrians) {
    if (!isAlive(walker) || walker.id === person.id) continue;
    if (walker.seat !== null && areAllies(setup, walker.seat, person.seat)) continue;
    const inches = distanceBetweenRectangles(stand.pose, sizeOf(stand), pose, COUNTERS.pedestrian) - TOLERANCE;
    const target = { kind: 'person', person: walker.id } as const;
    if (inches > HAND_WEAPON_RANGE || !isInSight(setup, state, stand, mount, target)) continue;
    const bonus = sumOf(personModifiers(marksman, stand, mount, target)) + sumOf(handModifiers(marksman, hand));
    for (const arm of guns) {
      if (inches > reachOfArm(arm.row)) continue;
      const need = needWith(arm, bonus, target, state.turn);
      if (need >= TO_HIT_LIMITS.impossibleFrom) continue;
      const id = `${armMount(person, arm.model)}>${walker.id}`;
      const shot: HandShot = { id, firer: stand.id, arm: arm.model.id, target };
      const hit = hitChance(need);
      if (walker.seat === null) aims.push({ shot, person, arm, need, hit, expected: 0, aside: 'bystander' });
      else aims.push({ shot, person, arm, need, hit, expected: hit * meanOfArm(arm.row) });
    }
  }
}

/** What is left to roll when all but the weapon's own part is known. */
function needWith(arm: Arm, bonus: number, target: HandTarget, turn: number): number {
  const sustained = sustainedModifier([arm], target, turn)?.value ?? 0;
  return (arm.row.toHit ?? 0) - bonus - sustained - (arm.model.scope ? MISC.laserScope.value : 0);
}

/** With a flame those who stand close together, all at once (deluxe/VI/portable-flamethrower). */
function addCrowds({ setup, state, hand }: Marksman, arm: Arm, aims: HandAim[]): void {
  const world: World = { setup, state };
  const { person, stand, mount } = hand;
  const foes = state.pedestrians.filter(({ person: walker }) => {
    if (walker.seat === null || !isAlive(walker) || areAllies(setup, walker.seat, person.seat)) return false;
    const target = { kind: 'person', person: walker.id } as const;
    return !isTooFar(world, stand, target, arm.row) && isInSight(setup, state, stand, mount, target);
  });
  for (const crowd of crowdsOf(foes)) {
    const people = crowd.map((walker) => walker.person.id);
    const id = `${armMount(person, arm.model)}>crowd:${people.join('+')}`;
    const shot: HandShot = { id, firer: stand.id, arm: arm.model.id, target: { kind: 'crowd', people } };
    const need = handToHit(world, shot, person);
    if (need.kind !== 'need' || need.need >= TO_HIT_LIMITS.impossibleFrom) continue;
    const hit = hitChance(need.need);
    aims.push({ shot, person, arm, need: need.need, hit, expected: hit * meanOfArm(arm.row) * people.length });
  }
}

function isTooFar(world: World, firer: Stand, target: HandTarget, row: HandWeapon): boolean {
  const { state } = world;
  if (target.kind === 'crowd')
    return target.people.some((person) => isTooFar(world, firer, { kind: 'person', person }, row));
  const inches =
    target.kind === 'vehicle'
      ? rangeBetween(firer, vehicleOf(state, target.vehicle))
      : rangeTo(firer, outlineOf(world, target));
  return inches > reachOfArm(row) + TOLERANCE;
}

function rangeTo(firer: Stand, { pose, size }: { readonly pose: Pose; readonly size: Size }): number {
  return distanceBetweenRectangles(firer.pose, sizeOf(firer), pose, size);
}

function addPlace(
  { setup, state, hand, guns }: Marksman,
  other: Vehicle,
  inches: number,
  at: AimPoint,
  bonus: number,
  aims: HandAim[],
): void {
  const { person, stand } = hand;
  const target: VehicleTarget = { kind: 'vehicle', vehicle: other.id, at };
  const sure = isSure(hand, other, at, inches);
  for (const arm of guns) {
    const { model, row } = arm;
    if (inches > reachOfArm(row) + TOLERANCE) continue;
    if (!sure && !canHarm(setup, other, at, row)) continue;
    const need = needWith(arm, bonus, target, state.turn);
    if (!sure && need >= TO_HIT_LIMITS.impossibleFrom) continue;
    const hit = sure ? 1 : hitChance(need);
    const id = `${armMount(person, model)}>${other.id}:${placeId(at)}`;
    const shot: HandShot = { id, firer: stand.id, arm: model.id, target };
    aims.push({ shot, person, arm, need, hit, expected: hit * meanHarm(row, at) });
  }
}

/** On foot at arm's length from a vehicle that stands nobody misses it (deluxe/VI.2/striking-vehicles); a tire or a rider he may. */
function isSure({ vehicle }: Hand, target: Vehicle, { kind }: AimPoint, inches: number): boolean {
  if (vehicle !== null || target.speed !== 0 || kind === 'tire' || kind === 'rider' || kind === 'searchlight')
    return false;
  return inches < RANGE_MODIFIERS.pointBlankUnder - TOLERANCE;
}

/** Whether a weapon can do anything there: but for tires and people most do no harm to vehicles (deluxe/V.6/effect-on-vehicles). */
function canHarm(setup: Setup, target: Vehicle, place: AimPoint, { onVehicles }: HandWeapon): boolean {
  if (onVehicles !== 'tires-only' || setup.variants.criticalHits) return true;
  switch (place.kind) {
    case 'tire':
    case 'rider':
    case 'searchlight':
      return true;
    case 'turret':
    case 'platform':
      return false;
    // Behind a plate that is shot away there are people; where sheets are hidden nobody can tell.
    case 'sidecar':
      return !setup.hidden && armorOn(target, SIDECAR_PLATE[place.side]) === 0;
    case 'side':
      if (target.counter === 'cycle') return true;
      if (isTrike(target) && place.side === narrowEnd(target)) return true;
      return !setup.hidden && armorOn(target, place.side) === 0;
  }
}

/** Mean hits of one that hits. */
export function meanOfArm({ damage }: HandWeapon): number {
  if (damage === null) return 0;
  return typeof damage === 'string' ? meanOf(diceOf(damage)) : damage.hits;
}

function meanHarm(row: HandWeapon, { kind }: AimPoint): number {
  const all = meanOfArm(row);
  if (kind === 'tire' || kind === 'rider' || row.onVehicles === 'full') return all;
  return row.onVehicles === 'half' ? all / 2 : all / 4;
}

/** What the hand and its owner make of every shot (deluxe/V.6/firing-modifiers); no computer helps. */
export function handModifiers(world: World, { vehicle, stand, person, hands: { skill } }: Hand): readonly Modifier[] {
  const found: Modifier[] = [];
  if (vehicle === null) {
    if (isBraced(world, stand)) found.push(MOVEMENT_MODIFIERS.braced);
  } else if (vehicle.speed === 0) found.push({ ...MOVEMENT_MODIFIERS.braced, label: 'Braced in a vehicle at rest' });
  else found.push(person.post === 'driver' ? MISC.handWeaponByDriver : MISC.handWeaponByPassenger);
  if (skill === null) found.push(MISC.noHandgunnerSkill);
  else if (skill !== 0) found.push({ value: skill, label: 'Handgunner skill', rule: 'deluxe/VII.1/handgunner' });
  if (person.daze !== undefined) found.push(...dazeModifiers(person));
  return found;
}

function isSureOf(state: State, hand: Hand, { vehicle, at }: VehicleTarget): boolean {
  const target = vehicleOf(state, vehicle);
  return isSure(hand, target, at, rangeBetween(hand.stand, target));
}

/** The roll that a hand weapon needs, with every reason. */
export function handToHit(world: World, shot: HandShot, person: Pick<Armed, 'id'>): Target {
  const { setup, state } = world;
  const hand = handOf(world, shot.firer, person.id);
  const arm = hand === null ? null : armOf(setup, hand.person, shot.arm);
  const base = arm?.row.toHit ?? null;
  const rule = 'deluxe/V.6/hand-weapons';
  if (arm === null || hand === null || base === null)
    return { kind: 'impossible', because: 'He has no such weapon.', rule };
  const { stand, mount } = hand;
  if (shot.target.kind === 'vehicle' && isSureOf(state, hand, shot.target))
    return {
      kind: 'automatic',
      because: 'Point blank at a vehicle that stands.',
      rule: 'deluxe/VI.2/striking-vehicles',
    };
  const sustained = sustainedModifier([arm], shot.target, state.turn);
  return needOf(base, [
    ...targetModifiers(world, stand, mount, shot.target),
    ...handModifiers(world, hand),
    ...(arm.model.scope ? [{ ...MISC.laserScope, rule: 'deluxe/VIII.8/laser-scope' as const }] : []),
    ...(sustained === null ? [] : [sustained]),
  ]);
}

function targetModifiers(world: World, stand: Stand, mount: Mount, target: HandTarget): readonly Modifier[] {
  switch (target.kind) {
    case 'vehicle':
      return vehicleModifiers(world, stand, mount, target);
    case 'person':
      return personModifiers(world, stand, mount, target);
    case 'crowd':
      return crowdModifiers(world, stand, mount, target);
  }
}

function vehicleModifiers(
  { setup, state }: World,
  firer: Stand,
  mount: Mount,
  target: VehicleTarget,
): readonly Modifier[] {
  const other = vehicleOf(state, target.vehicle);
  const clouds = cloudModifier(cloudsBefore(setup, state, firer, mount, target));
  return [
    ...situationModifiers(setup, state, firer, other),
    ...placeModifiers(setup, other, arcsFacing(other, originOf(firer, mount)), target.at),
    ...(clouds === null ? [] : [clouds]),
  ];
}

/** Why an announced shot by hand can no longer be fired, or null. */
export function whyNoHandShot(world: World, shot: HandShot, hand: Hand): string | null {
  const { setup, state } = world;
  const { stand, mount, person } = hand;
  const idle = whyIdle(world, hand);
  if (idle !== null) return idle;
  const { target } = shot;
  if (target.kind === 'vehicle' && !isFoe(setup, person.seat, vehicleOf(state, target.vehicle)))
    return `${nameOf({ setup }, vehicleOf(state, target.vehicle))} is no target any more`;
  const arm = armOf(setup, person, shot.arm);
  if (arm === null || !isReady(hand, arm)) return 'the weapon is empty';
  if (target.kind === 'crowd' && stillIn(state, target.people).length === 0) return 'nobody is left there';
  if (isTooFar(world, stand, target, arm.row)) return 'the target is out of reach';
  if (!isInSight(setup, state, stand, mount, target)) return 'the line of fire is gone';
  return null;
}

/** Why somebody can use his hands no more, or null. */
function whyIdle({ state }: World, { vehicle, person }: Hand): string | null {
  if (vehicle === null) {
    const actor = actorOf(state, person.id);
    return actor !== null && canFireOnFoot(actor, state.turn) ? null : 'he cannot fire any more';
  }
  if (!canAim(vehicle)) return 'it cannot aim any more';
  const aboard = vehicle.crew.find(({ id }) => id === person.id);
  const canFire = aboard !== undefined && canUseHands(vehicle, aboard, state.turn);
  return canFire ? null : `its ${person.post} cannot fire any more`;
}
