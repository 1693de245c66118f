import { degrees, distanceBetweenRectangles, headingDifference, TOLERANCE } from '@hardtop/geometry';
import { chanceOf, diceOf, type Modifier, meanOf, sumOf } from '@hardtop/kernel';
import { body } from '../../catalog/bodies.ts';
import { isTrikeBody } from '../../catalog/ground-bodies.ts';
import {
  MISCELLANEOUS_MODIFIERS as MISC,
  MOVEMENT_MODIFIERS as MOVEMENT,
  RANGE_MODIFIERS as RANGE,
  SIDE_BY_SIDE_DEGREES,
  SPECIFIC_TARGET_MODIFIERS as SPECIFIC,
  TARGET_SPEED,
  type TargetSpeedRow,
  TO_HIT_DICE,
  TO_HIT_LIMITS,
  VEHICLE_MODIFIERS as VEHICLES,
  VISIBILITY_MODIFIERS as VISIBILITY,
} from '../../catalog/targeting.ts';
import type { TrikeBodyId } from '../../catalog/trike-bodies.ts';
import { isCarBody } from '../../catalog/vehicle-bodies.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Sensor } from '../../garage/fielded/fielded.ts';
import type { TableSettings } from '../../variants.ts';
import type { PersonModel, WeaponModel } from '../state/model.ts';
import { modelOf, personModelOf, type Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import {
  type Person,
  type State,
  sizeOf,
  travelHeading,
  type Vehicle,
  vehicleOf,
  type WeaponState,
} from '../state/state.ts';
import type { AimPoint, FireTarget } from '../state/target.ts';
import { dazeModifiers } from './daze.ts';
import { type CounterSide, counterSideOf } from './facing.ts';
import { isOffRoad, patchesAt } from './ground.ts';
import { plantPoints } from './parts.ts';
import { isOnSlick } from './slicks.ts';
import { isSameTarget } from './target-names.ts';
import { airOf } from './visibility.ts';
import { traitsOf } from './weapon-traits.ts';

/** Nearest edge to nearest edge (G-07). */
export function rangeBetween(firer: Stand, target: Vehicle): number {
  return distanceBetweenRectangles(firer.pose, sizeOf(firer), target.pose, sizeOf(target));
}

const POINT_BLANK: Modifier = { value: RANGE.pointBlank, label: 'Point blank', rule: 'deluxe/V.2/range' };

// By whole inches: every shot that is thought of has a range, and most are never told of.
const ranges: Modifier[] = [];

export function rangeModifier(inches: number): Modifier | null {
  if (inches < RANGE.pointBlankUnder - TOLERANCE) return POINT_BLANK;
  const whole = Math.floor(inches + TOLERANCE);
  const steps = Math.floor((inches + TOLERANCE) / RANGE.step);
  if (steps === 0) return null;
  const known = ranges[whole];
  if (known !== undefined) return known;
  const made: Modifier = { value: steps * RANGE.perStep, label: `Range ${whole} inches`, rule: 'deluxe/V.2/range' };
  if (whole < FAR) ranges[whole] = made;
  return made;
}

const FAR = 1000;

/** The target's speed, or the difference where both drive side by side (G-08). */
export function speedModifiers(
  firer: Stand,
  target: Vehicle,
  reading: TableSettings['relativeSpeed'],
): readonly Modifier[] {
  const found: Modifier[] = [];
  if (firer.speed === 0) found.push(MOVEMENT.firerStopped);
  if (target.speed === 0) found.push(MOVEMENT.targetStopped);
  // On foot nobody keeps up with anything.
  const drives = firer.counter !== 'pedestrian';
  const both = drives && reading === 'difference-within-15' && firer.speed !== 0 && target.speed !== 0;
  const together = both && isSideBySide(firer, target);
  const own = Math.abs(target.speed);
  const mph = together ? Math.abs(own - Math.abs(firer.speed)) : own;
  const speed = together ? apartModifier(mph) : targetSpeedModifier(mph);
  if (speed !== null) found.push(speed);
  return found;
}

const speeds = new Map<number, Modifier | null>();
const apart = new Map<number, Modifier | null>();

function targetSpeedModifier(mph: number): Modifier | null {
  const known = speeds.get(mph);
  if (known !== undefined) return known;
  const value = speedValue(mph);
  const rule = 'deluxe/V.2/target-speed';
  const made = value === null ? null : ({ value, label: `Target at ${mph} mph`, rule } as const);
  speeds.set(mph, made);
  return made;
}

function apartModifier(mph: number): Modifier | null {
  const known = apart.get(mph);
  if (known !== undefined) return known;
  const value = speedValue(mph);
  const rule = 'deluxe/V.2/relative-speed';
  const made = value === null ? null : ({ value, label: `Side by side, ${mph} mph apart`, rule } as const);
  apart.set(mph, made);
  return made;
}

function speedValue(mph: number): number | null {
  const row: TargetSpeedRow | undefined = TARGET_SPEED.findLast((candidate) => mph >= candidate.from);
  return row?.value ?? null;
}

function isSideBySide(firer: Stand, target: Vehicle): boolean {
  return headingDifference(travelHeading(firer), travelHeading(target)) <= degrees(SIDE_BY_SIDE_DEGREES);
}

/** What holds for every shot of one vehicle at another. */
export function situationModifiers(setup: Setup, state: State, firer: Stand, target: Vehicle): readonly Modifier[] {
  const found: Modifier[] = [];
  const range = rangeModifier(rangeBetween(firer, target));
  if (range !== null) found.push(range);
  for (const speed of speedModifiers(firer, target, setup.variants.relativeSpeed)) found.push(speed);
  if (isSmall(setup, target)) found.push(VEHICLES.compactOrSubcompact);
  addSight(setup, state, firer, found, target);
  addSteadiness(setup, state, firer, found);
  return found;
}

/** A compact or a subcompact (deluxe/VIII.1/body-types). */
export function isSmall(setup: Setup, target: Vehicle): boolean {
  const { body: id } = modelOf(setup, target.id);
  return isCarBody(id) && body(id).small;
}

/** What the firer sees through: night, weather, the paint on his windows. */
export function addSight(setup: Setup, state: State, firer: Stand, found: Modifier[], target?: Vehicle): void {
  if (setup.visibility.length > 0) found.push(...visibilityModifiers(setup, state, firer, target?.beam !== undefined));
  if (firer.beam?.blinds === true) found.push(VISIBILITY.blinded);
  if (firer.paintedUntil >= state.turn) found.push(MISC.paintedWindows);
}

/** Gravel, all over the map or beneath him, and for what has wheels open country, which is no road at all (H-123). */
function isOnBadRoad(setup: Setup, firer: Stand): boolean {
  if (setup.road.includes('gravel')) return true;
  if (setup.ground === 'road' && setup.terrain.length === 0 && setup.highway === undefined) return false;
  for (const { kind } of patchesAt(setup, firer.pose)) if (kind === 'gravel') return true;
  return firer.counter !== 'pedestrian' && firer.flight === null && isOffRoad(setup, firer);
}

/** How steady the firer is. */
export function addSteadiness(setup: Setup, state: State, firer: Stand, found: Modifier[]): void {
  if (isOnBadRoad(setup, firer) || isOnSlick(state, firer)) found.push(MISC.badFooting);
  if (firer.aimedFire === MISC.mildSkid.value) found.push(MISC.mildSkid);
  if (firer.aimedFire === MISC.hardSkid.value) found.push(MISC.hardSkid);
}

const NO_SENSORS: readonly Sensor[] = [];

/** Devices that work with the plant; nobody carries one about. */
function sensorsOf(setup: Setup, state: State, { id, counter }: Stand): readonly Sensor[] {
  if (counter === 'pedestrian') return NO_SENSORS;
  const { sensors } = modelOf(setup, id);
  return sensors.length > 0 && plantPoints(vehicleOf(state, id)) > 0 ? sensors : NO_SENSORS;
}

/** Night and weather, as far as the firer's devices let them count; those work with the plant. */
function visibilityModifiers(setup: Setup, state: State, firer: Stand, isLit: boolean): readonly Modifier[] {
  const sensors = sensorsOf(setup, state, firer);
  const powered = sensors.length > 0;
  const air = airOf(setup, state);
  const seen = isLit || (powered && sensors.includes('infrared')) ? air.filter((id) => id !== 'night') : air;
  const found: Modifier[] = seen.map((id) => VISIBILITY[id]);
  if (powered && sensors.includes('radar') && found.length > 0) found.push(MISC.radar);
  return found;
}

function isEnd(side: CounterSide): boolean {
  return side === 'front' || side === 'back';
}

/** What the place aimed at costs a firer who stands in these arcs of the target. */
export function placeModifiers(
  setup: Setup,
  target: Vehicle,
  arcs: readonly CounterSide[],
  place: AimPoint,
): readonly Modifier[] {
  switch (target.counter) {
    case 'cycle':
      return cycleModifiers(target, arcs, place);
    case 'trike':
      return trikeModifiers(setup, target, arcs, place);
    default:
      return carModifiers(target, arcs, place);
  }
}

function carModifiers(target: Vehicle, arcs: readonly CounterSide[], place: AimPoint): readonly Modifier[] {
  const found: Modifier[] = [];
  if (place.kind === 'side') {
    const side = counterSideOf(target, place.side);
    if (side !== null && isEnd(side)) found.push(VEHICLES.frontOrBack);
    if (side !== null && !arcs.includes(side)) found.push(MISC.outsideSideArc);
    return found;
  }
  found.push(partModifier(place.kind));
  // Tires and turrets have no side of their own: what counts is where the firer stands.
  if (arcs.every(isEnd)) found.push(VEHICLES.frontOrBack);
  return found;
}

function partModifier(kind: Exclude<AimPoint['kind'], 'side'>): Modifier {
  if (kind === 'tire') return SPECIFIC.tire;
  if (kind === 'searchlight') return SPECIFIC.searchlight;
  return kind === 'platform' ? SPECIFIC.rocketPlatform : SPECIFIC.turret;
}

/** A sidecar is a target of its own, not a part of a small one (H-132). */
function cycleModifiers(target: Vehicle, arcs: readonly CounterSide[], place: AimPoint): readonly Modifier[] {
  const beside = place.kind === 'sidecar' || (place.kind === 'tire' && place.corner.startsWith('sidecar'));
  const found: Modifier[] = [beside ? VEHICLES.sidecar : VEHICLES.cycle];
  if (place.kind === 'tire') found.push(SPECIFIC.tire);
  if (place.kind === 'rider') found.push(SPECIFIC.cycleRider);
  if (place.kind === 'searchlight') found.push(SPECIFIC.searchlight);
  if (place.kind !== 'side' && place.kind !== 'sidecar') {
    if (!beside && arcs.every(isEnd)) found.push(VEHICLES.frontOrBack);
    return found;
  }
  const side = counterSideOf(target, place.side);
  if (!beside && side !== null && isEnd(side)) found.push(VEHICLES.frontOrBack);
  if (side !== null && !arcs.includes(side)) found.push(MISC.outsideSideArc);
  return found;
}

const TRIKES = {
  lighttrike: { end: VEHICLES.lightTrikeFrontOrBack, side: VEHICLES.lightTrikeSide },
  mediumtrike: { end: VEHICLES.mediumTrikeFrontOrBack, side: VEHICLES.mediumTrikeSide },
  heavytrike: { end: VEHICLES.heavyTrikeFrontOrBack, side: VEHICLES.heavyTrikeSide },
  xheavytrike: { end: VEHICLES.xheavyTrikeFrontOrBack, side: VEHICLES.xheavyTrikeSide },
} as const satisfies Record<TrikeBodyId, Readonly<Record<'end' | 'side', Modifier>>>;

/** By its size and where it is looked at from; its top has no side of its own, no more than tires and turret have. */
function trikeModifiers(
  setup: Setup,
  target: Vehicle,
  arcs: readonly CounterSide[],
  place: AimPoint,
): readonly Modifier[] {
  const { body: id } = modelOf(setup, target.id);
  const side = place.kind === 'side' ? counterSideOf(target, place.side) : null;
  const atEnd = side === null ? arcs.every(isEnd) : isEnd(side);
  const found: Modifier[] = [];
  const size: Modifier | null = isTrikeBody(id) ? TRIKES[id][atEnd ? 'end' : 'side'] : null;
  if (size !== null && size.value !== 0) found.push(size);
  if (place.kind === 'tire') found.push(SPECIFIC.tire);
  else if (place.kind === 'turret') found.push(SPECIFIC.turret);
  else if (place.kind === 'searchlight') found.push(SPECIFIC.searchlight);
  else if (side === null) found.push(SPECIFIC.trikeTop);
  else if (!arcs.includes(side)) found.push(MISC.outsideSideArc);
  return found;
}

/** A computer works with the plant, a cyberlink with its one weapon and in place of a computer; skill always. */
export function crewModifiers(
  setup: Setup,
  vehicle: Vehicle,
  person: Person,
  weapon: WeaponModel | null,
): readonly Modifier[] {
  const model = personModelOf(setup, person.id);
  const { computer, gunnerSkill } = model;
  const found: Modifier[] = [];
  if (person.place === 'remote') found.push(MISC.remoteControlled);
  if (person.place === 'cupola' && weapon?.at === 'turret') found.push(MISC.cupolaGunner);
  if (weapon !== null && isCyberlinked(model, vehicle, weapon)) found.push(MISC.cyberlink);
  else if (computer !== 'none' && plantPoints(vehicle) > 0)
    found.push(computer === 'computer' ? MISC.computer : MISC.hiresComputer);
  if (gunnerSkill === null) found.push(MISC.noGunnerSkill);
  else if (gunnerSkill !== 0)
    found.push({ value: gunnerSkill, label: 'Gunner skill', rule: 'deluxe/V.2/gunner-skill' });
  if (person.daze !== undefined) found.push(...dazeModifiers(person));
  return found;
}

/** The helmet still stands, and this is what it aims (deluxe/VIII.8/cyberlink). */
function isCyberlinked({ cyberlink }: PersonModel, { parts }: Vehicle, { weapon, at }: WeaponModel): boolean {
  if (cyberlink === undefined || cyberlink.weapon !== weapon || cyberlink.at !== at) return false;
  return parts.some(({ id, dp }) => id === cyberlink.part && dp > 0);
}

/** What sustained fire goes by. */
type Kept = Pick<WeaponState, 'firedTurn' | 'lastTarget' | 'row'>;

/** Shots in a row at one target in as many turns, the one now counted. */
export function shotsInRow(weapon: Kept, target: FireTarget, turn: number): number {
  const { lastTarget, firedTurn, row } = weapon;
  return firedTurn === turn - 1 && lastTarget !== null && isSameTarget(lastTarget, target) ? row + 1 : 1;
}

/** What helps one of the linked weapons helps them all. */
export function sustainedModifier(
  guns: readonly { readonly state: Kept }[],
  target: FireTarget,
  turn: number,
): Modifier | null {
  let most = 1;
  for (const { state } of guns) most = Math.max(most, shotsInRow(state, target, turn));
  if (most === 1) return null;
  return most === 2 ? MISC.sustainedSecond : MISC.sustainedLater;
}

const hitChances = new Map<number, number>();

/** Two dice; a natural 2 misses, and beyond 12 there is no hope (G-11). */
export function hitChance(need: number): number {
  if (need >= TO_HIT_LIMITS.impossibleFrom) return 0;
  const known = hitChances.get(need);
  if (known !== undefined) return known;
  const chance = chanceOf(diceOf(TO_HIT_DICE), Math.max(need, TO_HIT_LIMITS.alwaysMisses + 1));
  hitChances.set(need, chance);
  return chance;
}

const meanHits = new Map<WeaponId, number>();

/** Mean hits of a weapon that hits, a pod with all its rockets. */
export function expectedDamage(id: WeaponId): number {
  const known = meanHits.get(id);
  if (known !== undefined) return known;
  const { damage } = weaponRow(id);
  const dice = damage === null ? null : diceOf(damage);
  const one = dice === null ? 0 : meanOf(dice.count + dice.plus < 0 ? { ...dice, atLeast: 0 } : dice);
  const mean = one * traitsOf(id).rolls;
  meanHits.set(id, mean);
  return mean;
}

/** The best shot with a weapon, or with any, among those free to fire; of equals the first. */
export function bestFirer(
  setup: Setup,
  vehicle: Vehicle,
  firers: readonly Person[],
  weapon: WeaponModel | null,
): Person | null {
  let best: Person | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const person of firers) {
    const bonus = sumOf(crewModifiers(setup, vehicle, person, weapon));
    if (bonus > most) [best, most] = [person, bonus];
  }
  return best;
}
