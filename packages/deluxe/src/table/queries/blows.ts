// Who can strike whom with what he has in his hand (deluxe/VI.2/hand-to-hand, deluxe/VI.2/striking-vehicles).
import {
  areFarApart,
  CONTACT_SLACK,
  distanceBetweenRectangles,
  overlaps,
  rectangle,
  TOLERANCE,
} from '@hardtop/geometry';
import { type Modifier, needOf, type Seat, type Target } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { HAND_TO_HAND, NEXT_TO, STEPS_BEFORE_A_BLOW } from '../../catalog/hand-to-hand.ts';
import { handWeapon } from '../../catalog/hand-weapons.ts';
import { SQUARE } from '../../catalog/units.ts';
import { areAllies, personModelOf } from '../state/setup.ts';
import { type Pedestrian, type State, sizeOf, type Vehicle, type World } from '../state/state.ts';
import type { Blow, Club } from '../state/target.ts';
import { type Attack, hasAnnounced } from './asked.ts';
import { isAlive } from './crew.ts';
import { dazeModifiers } from './daze.ts';
import { ownerOf } from './deciding.ts';
import { canFireOnFoot } from './hands.ts';
import { type Actor, isActor, squaresFrom, standOf, walkingSpeed } from './on-foot.ts';
import { isOut } from './out.ts';
import { fightingStyle } from './skills.ts';
import { personModifiers } from './to-hit.ts';

const NONE: readonly Blow[] = [];

/** Every blow that a seat's people on foot can announce. */
export function blowsFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly Blow[] {
  const { setup, state } = world;
  if (!setup.onFoot) return NONE;
  let blows: Blow[] | null = null;
  for (const pedestrian of state.pedestrians) {
    if (!isActor(pedestrian) || pedestrian.person.seat !== seat || !canStrike(world, pedestrian)) continue;
    if (hasAnnounced(attacks, pedestrian.person.id)) continue;
    blows ??= [];
    addBlows(world, pedestrian, blows);
  }
  return blows ?? NONE;
}

/** Free to act, and not out of breath with running. */
function canStrike({ setup, state }: World, actor: Actor): boolean {
  if (!canFireOnFoot(actor, state.turn)) return false;
  if (actor.acts.steps === 0) return true;
  const most = squaresFrom({ person: {} }, walkingSpeed(setup, actor.person.id), 1);
  return actor.acts.steps <= most * STEPS_BEFORE_A_BLOW;
}

function addBlows({ setup, state }: World, actor: Actor, blows: Blow[]): void {
  const { id, seat } = actor.person;
  for (const other of state.pedestrians) {
    const { person } = other;
    if (person.id === id || !isNextTo(actor, other) || !isAlive(person)) continue;
    if (person.seat !== null && areAllies(setup, person.seat, seat)) continue;
    const target = { kind: 'person', person: person.id } as const;
    blows.push({ id: `strike:${id}>${person.id}`, firer: id, target, club: clubOf(state, actor) });
  }
  for (const vehicle of state.vehicles) {
    if (vehicle.gone || !isBeside(actor, vehicle) || areAllies(setup, ownerOf({ setup }, vehicle), seat)) continue;
    const club = clubOf(state, actor);
    if (club === null) return;
    blows.push({ id: `strike:${id}>${vehicle.id}`, firer: id, target: { kind: 'vehicle', vehicle: vehicle.id }, club });
  }
}

/** In a square that touches his; those of one bed all do, however it stands to the grid. */
export function isNextTo({ pose, level, riding }: Pedestrian, other: Pedestrian): boolean {
  if (riding !== undefined && riding === other.riding) return true;
  const apart = Math.max(Math.abs(pose.x - other.pose.x), Math.abs(pose.y - other.pose.y));
  return level === other.level && apart <= SQUARE + TOLERANCE;
}

function isBeside({ pose, level }: Pedestrian, vehicle: Vehicle): boolean {
  if (level !== vehicle.level || areFarApart(pose, COUNTERS.pedestrian, vehicle.pose, sizeOf(vehicle), NEXT_TO))
    return false;
  return distanceBetweenRectangles(pose, COUNTERS.pedestrian, vehicle.pose, sizeOf(vehicle)) <= NEXT_TO + TOLERANCE;
}

const AROUND = { length: 3 * SQUARE, width: 3 * SQUARE };

/** Something heavy: a stone from the debris about, a grenade, or a weapon, best an empty one. */
function clubOf({ counters }: State, { person, pose }: Actor): Club | null {
  for (const { kind, pose: at, size } of counters)
    if (kind === 'debris' && overlaps(rectangle(pose, AROUND), rectangle(at, size), CONTACT_SLACK))
      return { kind: 'stone' };
  if ((person.grenades?.length ?? 0) > 0) return { kind: 'grenade' };
  const arms = person.arms ?? [];
  const arm = arms.find(({ shots }) => shots === 0) ?? arms[0];
  return arm === undefined ? null : { kind: 'arm', id: arm.id };
}

/** `a stone`, `his rifle`. */
export function clubName({ setup }: Pick<World, 'setup'>, person: string, club: Club | null): string {
  if (club === null) return 'his fists';
  if (club.kind !== 'arm') return club.kind === 'stone' ? 'a stone' : 'a grenade in his fist';
  const arm = personModelOf(setup, person).hands?.arms.find(({ id }) => id === club.id);
  return arm === undefined ? 'what he has' : `his ${handWeapon(arm.weapon).name.toLowerCase()}`;
}

/** The roll for one blow at somebody, with every reason: no range counts at arm's length (P-10). */
export function blowNeed(world: World, actor: Actor, target: Extract<Blow['target'], { kind: 'person' }>): Target {
  const { character } = personModelOf(world.setup, actor.person.id);
  const { hit } = fightingStyle(character);
  const usual = personModifiers(world, standOf(actor), 'turret', target).filter(
    ({ rule }) => rule !== 'deluxe/V.2/range',
  );
  const modifiers: Modifier[] = [
    ...usual,
    ...(hit > 0 ? [{ value: hit, label: 'Martial Arts', rule: 'deluxe/VII.1/martial-arts' } as const] : []),
    ...(actor.person.daze === undefined ? [] : dazeModifiers(actor.person)),
  ];
  return needOf(HAND_TO_HAND.need, modifiers);
}

/** Worth asking for as a turn ends: somebody to strike, or an enemy's vehicle that can still fight. */
export function wantsBlow(world: World, blows: readonly Blow[]): boolean {
  return blows.some(({ target }) => {
    if (target.kind === 'vehicle') return world.state.vehicles.some((one) => one.id === target.vehicle && !isOut(one));
    return world.state.pedestrians.some(({ person }) => person.id === target.person && person.seat !== null);
  });
}
