import { type Face, forwardOf, sideMiddle, TOLERANCE } from '@hardtop/geometry';
import { type Modifier, needOf, type Target } from '@hardtop/kernel';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { type FixedMount, isFixed } from '../../catalog/damage-location.ts';
import { jumpStartWeapon, JUMP_START_TO_HIT as TO_HIT } from '../../catalog/jump-start.ts';
import type { Mount } from '../../garage/fielded/fielded.ts';
import { isCycle } from '../queries/build.ts';
import { faceHeading } from '../queries/collision-type.ts';
import type { Gun } from '../queries/guns.ts';
import { originOf, type Sighting, sidesInSight } from '../queries/line-of-fire.ts';
import { isSmall, rangeBetween } from '../queries/targeting.ts';
import { personModelOf, type Setup } from '../state/setup.ts';
import { type Person, sizeOf, type Vehicle, type World } from '../state/state.ts';
import type { AimPoint } from '../state/target.ts';

const RULE = 'deluxe/II.10/to-hit-modifiers';
const ALL_ROUND: readonly Face[] = [];

/** A line may cross any counter but its own, and a turret's even that: half of everything for a fixed gun (H-330). */
function reachOf(firer: Vehicle, mount: Mount): readonly Face[] {
  return isFixed(mount) ? [outwardOf(firer, mount)] : ALL_ROUND;
}

/** The line along a side; what lies behind it is out of reach. */
function outwardOf(firer: Vehicle, mount: FixedMount): Face {
  const { x, y } = forwardOf(faceHeading(firer.pose, mount));
  const middle = sideMiddle(firer.pose, sizeOf(firer), mount);
  const normal = { x: -x, y: -y };
  return { normal, offset: normal.x * middle.x + normal.y * middle.y + TOLERANCE };
}

/** Sides of a target, and its turret, to which a mount has a line of fire (deluxe/II.8/targeting). */
export function seenBy(world: World, firer: Vehicle, mount: Mount, target: Vehicle): readonly Sighting[] {
  return sidesInSight(world, firer, originOf(firer, mount), reachOf(firer, mount), target);
}

function rangeModifier(inches: number): Modifier | null {
  if (inches < TO_HIT.pointBlankUnder - TOLERANCE)
    return { value: TO_HIT.pointBlank, label: 'Point blank', rule: RULE };
  const steps = Math.floor((inches + TOLERANCE) / TO_HIT.step);
  if (steps === 0) return null;
  return { value: steps * TO_HIT.perStep, label: `Range ${Math.floor(inches + TOLERANCE)} inches`, rule: RULE };
}

function isEnd(place: AimPoint): boolean {
  return place.kind === 'side' && (place.side === 'front' || place.side === 'back');
}

function placeModifiers(setup: Setup, target: Vehicle, place: AimPoint): readonly Modifier[] {
  const found: Modifier[] = [];
  if (place.kind === 'turret') found.push({ value: TO_HIT.turret, label: 'Turret', rule: RULE });
  else if (isSmall(setup, target)) found.push({ value: TO_HIT.small, label: 'Compact or subcompact', rule: RULE });
  if (isCycle(target)) found.push({ value: TO_HIT.cycle, label: 'Cycle', rule: RULE });
  if (isEnd(place)) found.push({ value: TO_HIT.frontOrRear, label: 'Front or rear', rule: RULE });
  return found;
}

/** What a computer adds for the one person that it works for (deluxe/II.10/accessories). */
export function computerModifier(setup: Setup, person: Person): Modifier | null {
  const { computer } = personModelOf(setup, person.id);
  if (computer === 'none') return null;
  const { name, special } = ACCESSORIES[computer];
  return { value: special.bonus, label: name, rule: 'deluxe/II.10/accessories' };
}

/** The roll that a gun needs at a place, with every reason. */
export function jumpStartNeed(
  { setup }: World,
  firer: Vehicle,
  gun: Gun,
  target: Vehicle,
  { place, clouds }: Sighting,
  person: Person,
): Target & { readonly kind: 'need' } {
  const modifiers: Modifier[] = [];
  const range = rangeModifier(rangeBetween(firer, target));
  if (range !== null) modifiers.push(range);
  modifiers.push(...placeModifiers(setup, target, place));
  if (clouds > 0)
    modifiers.push({ value: clouds * TO_HIT.cloud, label: cloudWord(clouds), rule: 'deluxe/II.8/smokescreens' });
  const computer = computerModifier(setup, person);
  if (computer !== null) modifiers.push(computer);
  const base = jumpStartWeapon(gun.model.weapon).toHit;
  const need = base === null ? null : needOf(base, modifiers);
  if (need?.kind !== 'need') throw new Error(`${gun.model.id} is not aimed`);
  return need;
}

function cloudWord(clouds: number): string {
  return clouds === 1 ? 'A cloud in the way' : `${clouds} clouds in the way`;
}
