import {
  distance,
  gapBetween,
  gapFrom,
  type Leg,
  lengthOf,
  type Motion,
  makePose,
  type Pose,
  poseInLeg,
  QUANTUM,
  type Shape,
  separation,
} from '@hardtop/geometry';
import { firstContact, SLACK } from './clearance.ts';
import { areTouching, type Body, type Layout, MOVER, type Touching } from './layout.ts';
import { BASE_REACH, baseOf, distanceToBox, type Wall } from './outline.ts';

/** What stops a car. */
export type Block =
  /** First touch of something heavy, or of a wall. */
  | { readonly kind: 'collision'; readonly with: string }
  /** What it pushes first touches another thing. */
  | { readonly kind: 'pile-up'; readonly nearer: string; readonly newer: string }
  /** A wall it touches already, or something pinned on one. */
  | { readonly kind: 'wall'; readonly with: string };

/** Where everything is after a way. */
export interface Travelled {
  readonly pose: Pose;
  readonly path: readonly Pose[];
  /** What was pushed, and where it is now. */
  readonly moved: ReadonlyMap<string, Pose>;
  /** Light things that were pushed, those that burst among them. */
  readonly pushed: readonly string[];
  readonly popped: readonly string[];
  readonly block: Block | null;
  /** How far it came: car lengths of the first leg, tenths of a degree of a pivot. */
  readonly travel: number;
  readonly turned: number;
}

/** How a car goes its way. */
interface Manner {
  /** Whether what it touches for the first time stops it; a car that is swept aside or backs out shoves everything. */
  readonly collides: boolean;
  /** Walls that it touches already give way to its nose on the way round; they do so to nothing else. */
  readonly roundsWalls?: true;
}

/** Shorter than anything is thick. */
const STEP = 0.02;
const TURN_STEP = 5;
const HALVINGS = 7;

interface Scene {
  readonly layout: Layout;
  readonly touching: Touching;
  readonly manner: Manner;
}

/** Where pushed things are, while a way is tried. */
interface Pushes {
  readonly poses: Map<string, Pose>;
  readonly pushed: Set<string>;
  readonly popped: Set<string>;
}

/** Never changed: whatever is pushed is pushed in a copy. */
const NO_PUSHES: Pushes = { poses: new Map(), pushed: new Set(), popped: new Set() };

const copyOf = ({ poses, pushed, popped }: Pushes): Pushes => ({
  poses: new Map(poses),
  pushed: new Set(pushed),
  popped: new Set(popped),
});

const poseOf = ({ poses }: Pushes, body: Body): Pose => poses.get(body.id) ?? body.pose;

/** Drives a way step by step, pushing what it touches, until it is driven or something stops it. */
export function travel(scene: Scene, start: Pose, motion: Motion): Travelled {
  let pushes = NO_PUSHES;
  let pose = start;
  let [far, turned] = [0, 0];
  const path = [start];
  for (const leg of motion) {
    const length = lengthOfLeg(leg);
    const end = driveLeg(scene, pushes, pose, leg, stepsOf(leg, length));
    const driven = (length * end.free) / end.steps;
    if (leg.kind === 'turn') turned = driven;
    else far = driven;
    pose = end.pose;
    pushes = end.pushes;
    path.push(pose);
    if (end.block !== null) return found(pose, path, pushes, end.block, far, turned);
  }
  return found(pose, path, pushes, null, far, turned);
}

function found(
  pose: Pose,
  path: readonly Pose[],
  { poses, pushed, popped }: Pushes,
  block: Block | null,
  far: number,
  turned: number,
): Travelled {
  const [all, burst] = [pushed.size === 0 ? NONE : [...pushed], popped.size === 0 ? NONE : [...popped]];
  return { pose, path, moved: poses, pushed: all, popped: burst, block, travel: far, turned };
}

const NONE: readonly string[] = [];

const lengthOfLeg = (leg: Leg): number =>
  leg.kind === 'slide' ? lengthOf({ x: leg.dx, y: leg.dy }) : Math.abs(leg.by);

const stepsOf = ({ kind }: Leg, length: number): number =>
  Math.max(1, Math.ceil(length / (kind === 'slide' ? STEP : TURN_STEP)));

/** Where a leg ends, and after how many free steps. */
interface LegEnd {
  readonly pose: Pose;
  readonly pushes: Pushes;
  readonly block: Block | null;
  readonly free: number;
  readonly steps: number;
}

/** Whether a wall gives way all along, so that nothing comes of meeting it. */
const roundedBy = ({ manner, touching }: Scene): ((wall: string) => boolean) =>
  manner.roundsWalls ? (wall) => areTouching(touching, MOVER, wall) : NEVER;

const NEVER = (): boolean => false;

function driveLeg(scene: Scene, before: Pushes, from: Pose, leg: Leg, steps: number): LegEnd {
  // What has been pushed may be anywhere; until then only what is near can be met.
  const first = before === NO_PUSHES ? firstContact(scene.layout, from, leg, steps, roundedBy(scene)) : 1;
  let pushes = before;
  for (let k = first; k <= steps; k++) {
    const pressed = press(scene, pushes, poseInLeg(from, leg, k / steps));
    if ('kind' in pressed) {
      const at = lastFree(scene, pushes, (t) => poseInLeg(from, leg, (k - 1 + t) / steps));
      return { pose: at.pose, pushes: at.pushes, block: pressed, free: k - 1, steps };
    }
    pushes = pressed;
  }
  return { pose: poseInLeg(from, leg, 1), pushes, block: null, free: steps, steps };
}

/** Close up to what stops it. */
function lastFree(
  scene: Scene,
  pushes: Pushes,
  poseAt: (t: number) => Pose,
): { readonly pose: Pose; readonly pushes: Pushes } {
  let [low, high] = [0, 1];
  let best = { pose: poseAt(0), pushes };
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const pose = poseAt(middle);
    const pressed = press(scene, pushes, pose);
    if ('kind' in pressed) high = middle;
    else {
      low = middle;
      best = { pose, pushes: pressed };
    }
  }
  return best;
}

/** Puts the car there and pushes what is in its way: what has been pushed then, or what makes it impossible. */
function press(scene: Scene, before: Pushes, pose: Pose): Pushes | Block {
  const { layout, touching, manner } = scene;
  const base = baseOf(pose);
  for (const { id, box, shape } of layout.walls) {
    if (distanceToBox(pose, box) > BASE_REACH || !areInOneAnother(base, shape)) continue;
    const isTouched = areTouching(touching, MOVER, id);
    if (isTouched && manner.roundsWalls) continue;
    return { kind: isTouched || !manner.collides ? 'wall' : 'collision', with: id };
  }
  let pushes = before;
  for (const body of layout.bodies) {
    const there = poseOf(pushes, body);
    if (pushes.popped.has(body.id) || distance(there, pose) > BASE_REACH + body.reach) continue;
    if (!areInOneAnother(base, body.shapeAt(there))) continue;
    if (body.weight === 'heavy' && manner.collides && !areTouching(touching, MOVER, body.id))
      return { kind: 'collision', with: body.id };
    if (pushes === before) pushes = copyOf(before);
    const block = shove(scene, pushes, body, base, [body.id]);
    // What cannot give way is a wall.
    if (block !== null) return block === 'pinned' ? { kind: 'wall', with: body.id } : block;
  }
  return pushes;
}

/** By more than rounding; first by the edges of one of them, which are mostly enough to tell that they are not. */
const areInOneAnother = (a: Shape, b: Shape): boolean => gapFrom(b, a) < -SLACK && gapBetween(a, b) < -SLACK;

/** Moves a thing out of another's way by the shortest path, and all it meets in its turn. */
function shove(scene: Scene, pushes: Pushes, body: Body, by: Shape, chain: readonly string[]): Block | 'pinned' | null {
  const pose = poseOf(pushes, body);
  const { gap, normal } = separation(by, body.shapeAt(pose));
  // The normal leads from the thing to whatever pushes it; a little more, for rounding.
  const by1 = -gap + QUANTUM;
  const moved = makePose(pose.x - normal.x * by1, pose.y - normal.y * by1, pose.h);
  if (body.weight === 'light') pushes.pushed.add(body.id);
  pushes.poses.set(body.id, moved);
  const shape = body.shapeAt(moved);
  for (const wall of scene.layout.walls) {
    if (distanceToBox(moved, wall.box) > body.reach || !areInOneAnother(shape, wall.shape)) continue;
    if (body.weight === 'light') return pop(pushes, body);
    return metBy(scene, body, wall, 'pinned');
  }
  for (const other of scene.layout.bodies) {
    if (chain.includes(other.id) || pushes.popped.has(other.id)) continue;
    const there = poseOf(pushes, other);
    if (distance(moved, there) > body.reach + other.reach || !areInOneAnother(shape, other.shapeAt(there))) continue;
    if (body.weight === 'light') return pop(pushes, body);
    if (other.weight === 'light') {
      // Squeezed between two it bursts.
      pushes.pushed.add(other.id);
      pop(pushes, other);
      continue;
    }
    const met = metBy(scene, body, other, null);
    if (met !== null) return met;
    const block = shove(scene, pushes, other, shape, [...chain, other.id]);
    if (block !== null) return block;
  }
  return null;
}

function pop({ popped }: Pushes, { id }: Body): null {
  popped.add(id);
  return null;
}

/** A pushed thing that meets another for the first time is a pile-up; else it goes on as `known` says. */
function metBy<T>({ touching, manner }: Scene, body: Body, other: Body | Wall, known: T): Block | T {
  if (!manner.collides || areTouching(touching, body.id, other.id)) return known;
  return { kind: 'pile-up', nearer: body.id, newer: other.id };
}
