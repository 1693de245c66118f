import { type Modifier, sumOf, type Target } from '@hardtop/kernel';
import { SMOKE_TO_HIT } from '../../catalog/counters.ts';
import { TARGETING } from '../../catalog/mounts.ts';
import { CRITICAL_HIT, GRENADE, TO_HIT } from '../../catalog/to-hit.ts';
import type { RoadRule } from '../../rules.ts';
import { type Person, type RoadGame, WHEEL } from '../state/state.ts';
import type { Arm, Firer, Stance } from './arms.ts';
import { atMostOn2d6 } from './chances.ts';
import { type Exposure, exposureOf } from './exposure.ts';
import { bodyOf, characterOf, has, isTopDown } from './figures.ts';
import { markSpeed, vehicleUnder } from './marks.ts';
import type { Sighting } from './sightings.ts';

/** What of the target in sight is aimed at. */
export type Aim =
  | { readonly kind: 'body' | 'vital' | 'tire' }
  | { readonly kind: 'occupant'; readonly person: Person; readonly vital: boolean }
  /** A grenade's: into a vehicle, under it, or among people. */
  | { readonly kind: 'window' | 'beneath' | 'place' }
  /** A grenade among people has found somebody on a bike. */
  | { readonly kind: 'rider'; readonly person: Person };

/** Who in or on a vehicle is aimed at. */
export function personAimedAt(aim: Aim): Person | null {
  return aim.kind === 'occupant' || aim.kind === 'rider' ? aim.person : null;
}

export function isAtVitalSpot(aim: Aim): boolean {
  return aim.kind === 'vital' || (aim.kind === 'occupant' && aim.vital);
}

export interface Attack {
  readonly firer: Firer;
  readonly stance: Stance;
  readonly arm: Arm;
  readonly sighting: Sighting;
  readonly aim: Aim;
}

const RULE = 'roadrage/fire/to-hit';

// Modifiers are made once: a question weighs dozens of shots.
function table(label: (value: number) => string, rule: RoadRule): (value: number) => Modifier {
  const made: Modifier[] = [];
  return (value) => {
    const known = made[value];
    if (known !== undefined) return known;
    const modifier = { value, label: label(value), rule };
    made[value] = modifier;
    return modifier;
  };
}

const smallArms = table((value) => `Small arms ${value}`, RULE);
const heavyWeapons = table((value) => `Heavy weapons ${value}`, RULE);
const sizeOf = table((value) => `Size ${value}`, RULE);
const rippled = table((value) => `Shot ${value + 1} of a ripple`, 'roadrage/weapons/ripple-fire');

const fixed = (value: number, label: string, rule: RoadRule): Modifier => ({ value, label, rule });
const SPEEDS = TO_HIT.targetSpeed.map(({ from, value }) =>
  fixed(value, `Target at ${from} mph or more`, 'roadrage/fire/target-speed'),
);
const RANGES = TO_HIT.range.map(({ value, label }) => fixed(value, label, 'roadrage/fire/range'));
const ENCLOSED_FIRER = fixed(TO_HIT.enclosedHandWeapon, 'From inside', 'roadrage/fire/hand-weapons');
const DRIVING = fixed(TO_HIT.driving, 'While driving', 'roadrage/fire/driving');
const PARTIAL = fixed(TO_HIT.partiallyExposed, 'Partially exposed', 'roadrage/fire/occupants');
const ENCLOSED = fixed(TO_HIT.enclosedOccupant, 'Enclosed', 'roadrage/fire/occupants');
const ACCURATE = fixed(TO_HIT.accurate, 'Accurate', 'roadrage/weapons/accurate');
const INACCURATE = fixed(TO_HIT.inaccurate, 'Inaccurate', 'roadrage/weapons/inaccurate');
const VITAL = fixed(TO_HIT.vitalSpot, 'Vital spot', 'roadrage/fire/vital-spot');
const TIRE = fixed(TO_HIT.tire, 'Tire', 'roadrage/fire/tires');
const SMOKE = fixed(SMOKE_TO_HIT, 'Through smoke', 'roadrage/drop/smoke');
const AIDS = {
  none: null,
  advanced: fixed(TARGETING.advanced.toHit, TARGETING.advanced.name, 'roadrage/weapons/targeting'),
  computer: fixed(TARGETING.computer.toHit, TARGETING.computer.name, 'roadrage/weapons/targeting'),
} as const;
const WINDOW = fixed(GRENADE.throughWindow, 'Through a window', 'roadrage/people/grenades');
const OPEN_TOP = fixed(GRENADE.intoConvertible, 'Into an open car', 'roadrage/people/grenades');
const BENEATH = fixed(GRENADE.beneath, 'Beneath the car', 'roadrage/people/grenades');

/** All reasons, the skill first. `shot` counts the rockets of a ripple before this one. */
export function toHitModifiers(game: RoadGame, attack: Attack, shot = 0): Modifier[] {
  const modifiers = [skillModifier(game, attack)];
  addFirer(game, attack, modifiers);
  addTarget(game, attack, modifiers);
  const { attributes } = attack.arm.weapon;
  if (attributes.includes('accurate')) modifiers.push(ACCURATE);
  if (attributes.includes('inaccurate')) modifiers.push(INACCURATE);
  if (shot > 0) modifiers.push({ ...rippled(shot), value: TO_HIT.ripple * shot });
  if (attack.sighting.smoke) modifiers.push(SMOKE);
  if (game.setup.variants.rangeModifiers) addRange(attack.sighting.range, modifiers);
  return modifiers;
}

/** Mounted guns and the launcher on the shoulder are heavy weapons. */
function skillModifier(game: RoadGame, { firer, arm }: Attack): Modifier {
  const { skills } = characterOf(game.setup, firer.person);
  if (arm.kind === 'mounted' || arm.weapon.id === 'rocketLauncher') return heavyWeapons(skills.heavyWeapons ?? 0);
  return smallArms(skills.smallArms ?? 0);
}

function addFirer(game: RoadGame, { firer, stance, arm }: Attack, modifiers: Modifier[]): void {
  if (arm.kind === 'mounted') {
    const aid = AIDS[arm.guns[0]?.fitting.targeting ?? 'none'];
    if (aid !== null) modifiers.push(aid);
    return;
  }
  if (stance === 'inside') modifiers.push(ENCLOSED_FIRER);
  if (firer.seat === WHEEL && !hasFreeHands(game, firer)) modifiers.push(DRIVING);
}

/** What lets a driver shoot as if he did not drive; bikers do so anyway. */
function hasFreeHands(game: RoadGame, { vehicle }: Firer): boolean {
  if (vehicle === null) return true;
  if (bodyOf(game, vehicle).bike) return true;
  return has(game, vehicle, 'automaticTransmission') || has(game, vehicle, 'progressiveGears');
}

function addTarget(game: RoadGame, attack: Attack, modifiers: Modifier[]): void {
  const { mark } = attack.sighting;
  const aimedAt = personAimedAt(attack.aim) ?? (mark.kind === 'person' ? mark.person : null);
  if (aimedAt !== null) addExposure(exposureTo(game, attack, aimedAt), modifiers);
  // Tires and people are of size 0.
  else if (mark.kind === 'vehicle' && attack.aim.kind !== 'tire')
    modifiers.push(sizeOf(bodyOf(game, mark.vehicle).size));
  const speed = markSpeed(game, mark);
  const row = TO_HIT.targetSpeed.findIndex(({ from: least }) => speed >= least);
  const atSpeed = SPEEDS[row];
  if (atSpeed !== undefined) modifiers.push(atSpeed);
  const called = calledShot(game, attack);
  if (called !== null) modifiers.push(called);
}

/** Nothing hides those in a car from somebody who sits in it with them. */
export function exposureTo(game: RoadGame, { firer, sighting }: Attack, person: Person): Exposure {
  const inside = sighting.close && firer.seat !== null && person.place.kind === 'seat';
  return inside ? 'exposed' : exposureOf(game, person, sighting.from);
}

function addExposure(exposure: Exposure, modifiers: Modifier[]): void {
  if (exposure === 'partial') modifiers.push(PARTIAL);
  if (exposure === 'enclosed') modifiers.push(ENCLOSED);
}

function calledShot(game: RoadGame, { aim, sighting: { mark } }: Attack): Modifier | null {
  switch (aim.kind) {
    case 'vital':
      return VITAL;
    case 'occupant':
      return aim.vital ? VITAL : null;
    case 'tire':
      return TIRE;
    case 'beneath':
      return BENEATH;
    case 'window':
      return mark.kind === 'vehicle' && isTopDown(game, mark.vehicle) ? OPEN_TOP : WINDOW;
    case 'body':
    case 'place':
    case 'rider':
      return null;
  }
}

function addRange(range: number, modifiers: Modifier[]): void {
  const row = RANGES[TO_HIT.range.findIndex(({ to }) => range <= to)];
  if (row !== undefined && row.value !== 0) modifiers.push(row);
}

/** The most the dice may show. */
export function chanceOfShot(modifiers: readonly Modifier[]): number {
  return TO_HIT.base + sumOf(modifiers);
}

/** Roll at most `need`. */
export function targetOf(modifiers: readonly Modifier[]): Target {
  return { kind: 'need', base: TO_HIT.base, modifiers, need: chanceOfShot(modifiers), atMost: true };
}

/** The share of rolls that hit: a natural 2 always does. */
export function hitShare(chance: number): number {
  return atMostOn2d6(Math.max(CRITICAL_HIT.natural, chance));
}

/** What options in play had a part in the shot. */
export function optionsAtWork(game: RoadGame, attack: Attack): readonly string[] {
  const { firer, stance, arm, aim } = attack;
  const marks: string[] = [];
  const { vehicle } = firer;
  if (vehicle !== null && arm.kind === 'hand') {
    if (stance === 'roof') marks.push('option/sunRoof');
    if (stance === 'open' && isTopDown(game, vehicle)) marks.push('option/convertibleTop');
    if (firer.seat === WHEEL && has(game, vehicle, 'automaticTransmission')) marks.push('option/automaticTransmission');
    if (firer.seat === WHEEL && has(game, vehicle, 'progressiveGears')) marks.push('option/progressiveGears');
  }
  const person = personAimedAt(aim);
  const target = person === null ? null : vehicleUnder(game, person);
  if (target !== null && person !== null && exposureTo(game, attack, person) === 'partial') {
    if (has(game, target, 'bigCowling')) marks.push('option/bigCowling');
    if (isTopDown(game, target)) marks.push('option/convertibleTop');
  }
  return marks;
}
