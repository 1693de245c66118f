import { FULL_TURN, QUANTUM } from '@hardtop/geometry';
import { COUNTER_KINDS, type Counter } from '../state/counters.ts';
import type { Missile } from '../state/missiles.ts';
import type { MovingPart } from '../state/moving-parts.ts';
import type { Span } from '../state/setup.ts';
import type { ArmState, PartState, Pedestrian, Person, State, Vehicle } from '../state/state.ts';
import { isConscious } from './crew.ts';

/** Everything that a shot depends on, in one number: as long as it stays the same, so do all shots of all seats. */
export type Scene = number;

// What a scene is made of, in order; filled anew by every look, it holds nothing between two.
const values: number[] = [];

/** Two lanes of 32 bits, as many of them as a number holds exactly. */
function mixed(count: number): Scene {
  let low = 1;
  let high = 1;
  for (let i = 0; i < count; i++) {
    const value = values[i] ?? 0;
    low = Math.imul(low ^ value, 0x9e3779b1);
    low ^= low >>> 15;
    high = Math.imul(high + value, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (low >>> 0) + (high & 0x1fffff) * 2 ** 32;
}

function noteText(text: string, from: number): number {
  for (let i = 0; i < text.length; i++) values[from + i] = text.charCodeAt(i);
  return from + text.length;
}

// A power of two.
const STEPS = 1 / QUANTUM;

/** Lengths of the map are whole numbers of its quantum. */
function steps(inches: number): number {
  return Math.round(inches * STEPS);
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
  let n = 0;
  values[n++] = state.turn;
  // Whatever falls on the road gives everyone another look.
  values[n++] = state.countersMade;
  values[n++] = state.flareUntil;
  for (const missile of state.missiles) n = noteMissile(missile, n);
  // Clouds hide, oil makes the hand unsure, and waiting mines may be set off.
  for (const counter of state.counters) n = noteCounter(counter, n);
  for (const id in state.structures) values[n++] = state.structures[id] === 0 ? 1 : 0;
  for (const id in state.breaches) for (const span of state.breaches[id] ?? []) n = noteSpan(span, n);
  for (const vehicle of state.vehicles) n = noteVehicle(vehicle, hidden, n);
  for (const pedestrian of state.pedestrians) n = notePedestrian(pedestrian, hidden, n);
  return mixed(n);
}

function noteMissile({ id, pose, guided, target }: Missile, from: number): number {
  let n = noteText(id, from);
  values[n++] = steps(pose.x);
  values[n++] = steps(pose.y);
  values[n++] = guided ? 1 : 0;
  return target === null ? n : noteText(target, n);
}

const KINDS: readonly Counter['kind'][] = COUNTER_KINDS;

function noteCounter({ kind, pose, size, sunk }: Counter, from: number): number {
  if (kind === 'debris' || kind === 'obstacle' || sunk === true) return from;
  let n = from;
  values[n++] = KINDS.indexOf(kind) * FULL_TURN + pose.h;
  values[n++] = steps(pose.x);
  values[n++] = steps(pose.y);
  values[n++] = steps(size.length);
  values[n++] = steps(size.width);
  return n;
}

const POSTS = ['driver', 'gunner', 'passenger'] as const satisfies readonly Person['post'][];
const FACES = ['underbody', 'left', 'right', 'top', 'front', 'back'] as const satisfies readonly Vehicle['down'][];

function noteVehicle(vehicle: Vehicle, hidden: boolean, from: number): number {
  const { pose, rolling, aimedFire } = vehicle;
  let n = from;
  values[n++] =
    (vehicle.gone ? 1 : 0) +
    (vehicle.surrendered ? 2 : 0) +
    (vehicle.bootlegger === null ? 0 : 4) +
    (vehicle.shortedOut ? 8 : 0);
  if (vehicle.gone) return n;
  values[n++] = steps(pose.x);
  values[n++] = steps(pose.y);
  values[n++] = FACES.indexOf(vehicle.down) * FULL_TURN + pose.h;
  values[n++] = vehicle.level;
  values[n++] = rolling === null ? -1 : rolling.heading;
  values[n++] = vehicle.speed;
  values[n++] = vehicle.paintedUntil;
  values[n++] = vehicle.lights === 'on' ? 0 : 1;
  values[n++] = vehicle.glimpsed;
  values[n++] = aimedFire === 'none' ? 1 : aimedFire;
  if (vehicle.moving !== undefined) for (const part of vehicle.moving) n = noteMoving(part, hidden, n);
  if (!hidden) {
    values[n++] = bareSides(vehicle);
    for (const part of vehicle.parts) n = notePart(part, n);
  }
  for (const person of vehicle.crew) n = notePerson(person, hidden, n);
  let tires = 0;
  for (const { dp } of vehicle.tires) tires = tires * 2 + (dp > 0 ? 1 : 0);
  values[n++] = tires;
  return n;
}

function notePerson(person: Person, hidden: boolean, from: number): number {
  let n = from;
  values[n++] = hidden ? (isConscious(person) ? 1 : 0) : person.hits;
  values[n++] = person.seat * POSTS.length + POSTS.indexOf(person.post);
  values[n++] = person.actedTurn;
  values[n++] = person.droveTurn;
  return noteSenses(person, hidden, n);
}

/** What dazes him, and what he has in his hands. */
function noteSenses({ daze, arms }: Pick<Person, 'daze' | 'arms'>, hidden: boolean, from: number): number {
  let n = from;
  if (daze !== undefined) values[n++] = daze.aim - (daze.out > 0 ? 1_000 : 0);
  if (!hidden && arms !== undefined) for (const arm of arms) n = noteArm(arm, n);
  return n;
}

function noteSpan({ from, to }: Span, at: number): number {
  values[at] = steps(from);
  values[at + 1] = steps(to);
  return at + 2;
}

function notePedestrian({ pose, level, person, acts }: Pedestrian, hidden: boolean, from: number): number {
  let n = from;
  values[n++] = steps(pose.x);
  values[n++] = steps(pose.y);
  values[n++] = level;
  values[n++] = hidden ? (isConscious(person) ? 1 : 0) : person.hits;
  if (acts === undefined) return n;
  // Who neither runs nor has fired may fire, and more surely.
  values[n++] = person.actedTurn;
  values[n++] = (acts.sprints ? 1 : 0) + (acts.goal === null && acts.steps === 0 ? 2 : 0);
  values[n++] = acts.breath?.since ?? -1;
  values[n++] = acts.task?.until ?? -1;
  if (acts.tripod !== undefined) n = noteText(acts.tripod, n);
  return noteSenses(person, hidden, n);
}

/** Through a side that is bare a hand weapon finds people. */
function bareSides({ armor }: Vehicle): number {
  const { front, right, left, back, top, sidecarFront, sidecarRight, sidecarLeft, sidecarBack } = armor;
  const own = (front === 0 ? 1 : 0) + (right === 0 ? 2 : 0) + (left === 0 ? 4 : 0) + (back === 0 ? 8 : 0);
  if (sidecarFront === undefined) return own + (top === 0 ? 16 : 0);
  const ends = (sidecarFront === 0 ? 32 : 0) + (sidecarBack === 0 ? 64 : 0);
  return own + ends + (sidecarRight === 0 ? 128 : 0) + (sidecarLeft === 0 ? 256 : 0);
}

function noteArm({ shots, firedTurn, row, lastTarget }: ArmState, from: number): number {
  values[from] = shots === 0 ? 1 : 0;
  values[from + 1] = firedTurn;
  values[from + 2] = row;
  return lastTarget?.kind === 'vehicle' ? noteText(lastTarget.vehicle, from + 3) : from + 3;
}

/** What hides inside is no part of the scene as everybody sees it. */
function noteMoving({ id, out, due }: MovingPart, hidden: boolean, from: number): number {
  if (hidden && !out && due === null) return from;
  const n = noteText(id, from);
  values[n] = due ?? (out ? -1 : 0);
  return n + 1;
}

function notePart(part: PartState, from: number): number {
  const works = part.dp > 0 ? 1 : 0;
  if (part.kind !== 'weapon') {
    values[from] = works;
    return from + 1;
  }
  const { firedTurn, shots, automatic, row, lastTarget } = part;
  values[from] = firedTurn * 8 + works + (shots === 0 ? 2 : 0) + (automatic ? 4 : 0);
  values[from + 1] = row;
  return lastTarget?.kind === 'vehicle' ? noteText(lastTarget.vehicle, from + 2) : from + 2;
}
