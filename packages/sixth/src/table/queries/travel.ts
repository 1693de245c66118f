import {
  type Box,
  legStarts,
  type Motion,
  makePose,
  type Pose,
  poseInLeg,
  QUANTUM,
  type Shape,
  separation,
} from '@hardtop/geometry';
import { areTouching, type Body, type Layout, MOVER, type Touching, type Wall } from './layout.ts';
import { baseOf } from './outline.ts';

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

/** Whether what it touches for the first time stops it; a car that is swept aside or backs out shoves everything. */
interface Manner {
  readonly collides: boolean;
}

/** Shorter than anything is thick. */
const STEP = 0.02;
const TURN_STEP = 5;
const HALVINGS = 7;
/** What rounding may press into another. */
const SLACK = QUANTUM;

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

const copyOf = ({ poses, pushed, popped }: Pushes): Pushes => ({
  poses: new Map(poses),
  pushed: new Set(pushed),
  popped: new Set(popped),
});

const poseOf = ({ poses }: Pushes, body: Body): Pose => poses.get(body.id) ?? body.pose;

/** Drives a way step by step, pushing what it touches, until it is driven or something stops it. */
export function travel(scene: Scene, start: Pose, motion: Motion): Travelled {
  const starts = legStarts(start, motion);
  if (isClear(scene.layout, start)) return freely(starts, motion);
  let pushes: Pushes = { poses: new Map(), pushed: new Set(), popped: new Set() };
  let pose = start;
  let [far, turned] = [0, 0];
  const path = [start];
  for (const [i, leg] of motion.entries()) {
    const from = starts[i] ?? start;
    const length = leg.kind === 'slide' ? Math.hypot(leg.dx, leg.dy) : Math.abs(leg.by);
    const steps = Math.max(1, Math.ceil(length / (leg.kind === 'slide' ? STEP : TURN_STEP)));
    for (let k = 1; k <= steps; k++) {
      const tried = copyOf(pushes);
      const next = poseInLeg(from, leg, k / steps);
      const block = press(scene, tried, next);
      if (block === null) {
        [pose, pushes] = [next, tried];
        if (leg.kind === 'slide') far = (length * k) / steps;
        else turned = (length * k) / steps;
        continue;
      }
      const at = lastFree(scene, pushes, (t) => poseInLeg(from, leg, (k - 1 + t) / steps));
      path.push(at.pose);
      return { ...found(at.pose, path, at.pushes), block, travel: far, turned };
    }
    path.push(pose);
  }
  return { ...found(pose, path, pushes), block: null, travel: far, turned };
}

/** No way leads farther from where it begins than this with all of the base: a stuck car goes back two lengths. */
const REACH = 2.65;
/** Half the longest thing in the arena. */
const BODY_REACH = 0.7;

/** Nothing is so near that it could be met: most ways are like that. */
function isClear({ bodies, walls }: Layout, start: Pose): boolean {
  for (const { pose } of bodies) if (Math.hypot(pose.x - start.x, pose.y - start.y) < REACH + BODY_REACH) return false;
  for (const { box } of walls) if (distanceToBox(start, box) < REACH) return false;
  return true;
}

function distanceToBox({ x, y }: Pose, { minX, minY, maxX, maxY }: Box): number {
  return Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));
}

function freely(starts: readonly Pose[], motion: Motion): Travelled {
  const [first, last] = [motion[0], motion.at(-1)];
  const travelled = first?.kind === 'slide' ? Math.hypot(first.dx, first.dy) : 0;
  const pose = starts.at(-1);
  if (pose === undefined) throw new Error('a way has a start');
  const none = { poses: new Map(), pushed: new Set<string>(), popped: new Set<string>() };
  return {
    ...found(pose, starts, none),
    block: null,
    travel: travelled,
    turned: last?.kind === 'turn' ? Math.abs(last.by) : 0,
  };
}

function found(pose: Pose, path: readonly Pose[], { poses, pushed, popped }: Pushes) {
  return { pose, path, moved: poses, pushed: [...pushed], popped: [...popped] };
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
    const tried = copyOf(pushes);
    const pose = poseAt(middle);
    if (press(scene, tried, pose) === null) {
      low = middle;
      best = { pose, pushes: tried };
    } else high = middle;
  }
  return best;
}

/** Puts the car there and pushes what is in its way; says what makes that impossible. */
function press(scene: Scene, pushes: Pushes, pose: Pose): Block | null {
  const { layout, touching, manner } = scene;
  const base = baseOf(pose);
  for (const wall of layout.walls) {
    if (isFar(pose, wall.box) || depthOf(base, wall.shape) <= SLACK) continue;
    return { kind: areTouching(touching, MOVER, wall.id) || !manner.collides ? 'wall' : 'collision', with: wall.id };
  }
  for (const body of layout.bodies) {
    const there = poseOf(pushes, body);
    if (pushes.popped.has(body.id) || Math.hypot(there.x - pose.x, there.y - pose.y) > 2 * BODY_REACH) continue;
    if (depthOf(base, body.shapeAt(there)) <= SLACK) continue;
    if (body.weight === 'heavy' && manner.collides && !areTouching(touching, MOVER, body.id))
      return { kind: 'collision', with: body.id };
    const block = shove(scene, pushes, body, base, [body.id]);
    // What cannot give way is a wall.
    if (block !== null) return block === 'pinned' ? { kind: 'wall', with: body.id } : block;
  }
  return null;
}

/** No part of a base so far from its middle reaches the box. */
function isFar({ x, y }: Pose, { minX, minY, maxX, maxY }: Box): boolean {
  return x < minX - BODY_REACH || x > maxX + BODY_REACH || y < minY - BODY_REACH || y > maxY + BODY_REACH;
}

function depthOf(a: Shape, b: Shape): number {
  return -separation(a, b).gap;
}

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
    if (depthOf(shape, wall.shape) <= SLACK) continue;
    if (body.weight === 'light') return pop(pushes, body);
    return metBy(scene, body, wall, 'pinned');
  }
  for (const other of scene.layout.bodies) {
    if (chain.includes(other.id) || pushes.popped.has(other.id)) continue;
    if (depthOf(shape, other.shapeAt(poseOf(pushes, other))) <= SLACK) continue;
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
