import { FULL_TURN, QUANTUM } from '@hardtop/geometry';
import { COUNTER_KINDS, type Counter } from '../state/counters.ts';
import type { Missile } from '../state/missiles.ts';
import type { MovingPart } from '../state/moving-parts.ts';
import type { Span } from '../state/setup.ts';
import type { ArmState, PartState, Pedestrian, Person, State, Vehicle } from '../state/state.ts';
import { isConscious } from './crew.ts';

/** Everything that a shot depends on, in one number: as long as it stays the same, so do all shots of all seats. */
export type Scene = number;

// Two lanes of 32 bits, filled anew by every call; they hold nothing between two.
let low = 0;
let high = 0;

function mix(value: number): void {
  low = Math.imul(low ^ value, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul(high + value, 0x85ebca6b);
  high ^= high >>> 13;
}

function mixText(text: string): void {
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

// A power of two.
const STEPS = 1 / QUANTUM;

/** Lengths of the map are whole numbers of its quantum. */
function mixLength(inches: number): void {
  mix(Math.round(inches * STEPS));
}

/**
 * The scene of a state. A seat that has let its fire pass is asked again as soon as this is another: nobody has to remember to
 * say that something has changed. `scene.test.ts` changes every field of a state and sees whether one is missing here.
 */
export function sceneOf(state: State): Scene {
  return sceneFor(state, false);
}

/** The scene as everybody sees it: whether somebody is asked must not tell what is on his sheet. */
export function openSceneOf(state: State): Scene {
  return sceneFor(state, true);
}

function sceneFor(state: State, hidden: boolean): Scene {
  low = 1;
  high = 1;
  mix(state.turn);
  // Whatever falls on the road gives everyone another look.
  mix(state.countersMade);
  mix(state.flareUntil);
  for (const missile of state.missiles) mixMissile(missile);
  // Clouds hide, oil makes the hand unsure, and waiting mines may be set off.
  for (const counter of state.counters) mixCounter(counter);
  for (const id in state.structures) mix(state.structures[id] === 0 ? 1 : 0);
  for (const id in state.breaches) for (const span of state.breaches[id] ?? []) mixSpan(span);
  for (const vehicle of state.vehicles) mixVehicle(vehicle, hidden);
  for (const pedestrian of state.pedestrians) mixPedestrian(pedestrian, hidden);
  // As many bits as a number holds exactly.
  return (low >>> 0) + (high & 0x1fffff) * 2 ** 32;
}

function mixMissile({ id, pose, guided, target }: Missile): void {
  mixText(id);
  mixLength(pose.x);
  mixLength(pose.y);
  mix(guided ? 1 : 0);
  if (target !== null) mixText(target);
}

const KINDS: readonly Counter['kind'][] = COUNTER_KINDS;

function mixCounter({ kind, pose, size, sunk }: Counter): void {
  if (kind === 'debris' || kind === 'obstacle' || sunk === true) return;
  mix(KINDS.indexOf(kind) * FULL_TURN + pose.h);
  mixLength(pose.x);
  mixLength(pose.y);
  mixLength(size.length);
  mixLength(size.width);
}

const POSTS = ['driver', 'gunner', 'passenger'] as const satisfies readonly Person['post'][];
const FACES = ['underbody', 'left', 'right', 'top', 'front', 'back'] as const satisfies readonly Vehicle['down'][];

function mixVehicle(vehicle: Vehicle, hidden: boolean): void {
  const { pose, rolling, aimedFire } = vehicle;
  mix(
    (vehicle.gone ? 1 : 0) +
      (vehicle.surrendered ? 2 : 0) +
      (vehicle.bootlegger === null ? 0 : 4) +
      (vehicle.shortedOut ? 8 : 0),
  );
  if (vehicle.gone) return;
  mixLength(pose.x);
  mixLength(pose.y);
  mix(FACES.indexOf(vehicle.down) * FULL_TURN + pose.h);
  mix(vehicle.level);
  mix(rolling === null ? -1 : rolling.heading);
  mix(vehicle.speed);
  mix(vehicle.paintedUntil);
  mix(vehicle.lights === 'on' ? 0 : 1);
  mix(vehicle.glimpsed);
  mix(aimedFire === 'none' ? 1 : aimedFire);
  if (vehicle.moving !== undefined) for (const part of vehicle.moving) mixMoving(part, hidden);
  if (!hidden) {
    mix(bareSides(vehicle));
    for (const part of vehicle.parts) mixPart(part);
  }
  for (const person of vehicle.crew) {
    mix(hidden ? (isConscious(person) ? 1 : 0) : person.hits);
    mix(person.seat * POSTS.length + POSTS.indexOf(person.post));
    mix(person.actedTurn);
    mix(person.droveTurn);
    if (person.daze !== undefined) mix(person.daze.aim - (person.daze.out > 0 ? 1_000 : 0));
    if (!hidden && person.arms !== undefined) for (const arm of person.arms) mixArm(arm);
  }
  let tires = 0;
  for (const { dp } of vehicle.tires) tires = tires * 2 + (dp > 0 ? 1 : 0);
  mix(tires);
}

function mixSpan({ from, to }: Span): void {
  mixLength(from);
  mixLength(to);
}

function mixPedestrian({ pose, level, person, acts }: Pedestrian, hidden: boolean): void {
  mixLength(pose.x);
  mixLength(pose.y);
  mix(level);
  mix(hidden ? (isConscious(person) ? 1 : 0) : person.hits);
  if (acts === undefined) return;
  // Who neither runs nor has fired may fire, and more surely.
  mix(person.actedTurn);
  mix((acts.sprints ? 1 : 0) + (acts.goal === null && acts.steps === 0 ? 2 : 0));
  mix(acts.breath?.since ?? -1);
  mix(acts.task?.until ?? -1);
  if (acts.tripod !== undefined) mixText(acts.tripod);
  if (person.daze !== undefined) mix(person.daze.aim - (person.daze.out > 0 ? 1_000 : 0));
  if (!hidden && person.arms !== undefined) for (const arm of person.arms) mixArm(arm);
}

/** Through a side that is bare a hand weapon finds people. */
function bareSides({ armor }: Vehicle): number {
  const { front, right, left, back, top, sidecarFront, sidecarRight, sidecarLeft, sidecarBack } = armor;
  const own = (front === 0 ? 1 : 0) + (right === 0 ? 2 : 0) + (left === 0 ? 4 : 0) + (back === 0 ? 8 : 0);
  if (sidecarFront === undefined) return own + (top === 0 ? 16 : 0);
  const ends = (sidecarFront === 0 ? 32 : 0) + (sidecarBack === 0 ? 64 : 0);
  return own + ends + (sidecarRight === 0 ? 128 : 0) + (sidecarLeft === 0 ? 256 : 0);
}

function mixArm({ shots, firedTurn, row, lastTarget }: ArmState): void {
  mix(shots === 0 ? 1 : 0);
  mix(firedTurn);
  mix(row);
  if (lastTarget?.kind === 'vehicle') mixText(lastTarget.vehicle);
}

/** What hides inside is no part of the scene as everybody sees it. */
function mixMoving({ id, out, due }: MovingPart, hidden: boolean): void {
  if (hidden && !out && due === null) return;
  mixText(id);
  mix(due ?? (out ? -1 : 0));
}

function mixPart(part: PartState): void {
  const works = part.dp > 0 ? 1 : 0;
  if (part.kind !== 'weapon') {
    mix(works);
    return;
  }
  mix(part.firedTurn * 8 + works + (part.shots === 0 ? 2 : 0) + (part.automatic ? 4 : 0));
  mix(part.row);
  const { lastTarget } = part;
  if (lastTarget?.kind === 'vehicle') mixText(lastTarget.vehicle);
}
