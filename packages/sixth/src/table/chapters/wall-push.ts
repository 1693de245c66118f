import {
  advanceLeg,
  cornersOf,
  distanceBetweenShapes,
  type Leg,
  makePose,
  type Pose,
  type Shape,
  separation,
} from '@hardtop/geometry';
import { ask } from '@hardtop/kernel';
import { CAR } from '../../catalog/turning-key.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { metCalled, metName } from '../queries/contact.ts';
import { areTouching, type Layout, layoutAround, MOVER, type Touching, touchingIn } from '../queries/layout.ts';
import { awayOf, type Way } from '../queries/moves.ts';
import { baseOf } from '../queries/outline.ts';
import { type Travelled, travel } from '../queries/travel.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { payControl } from './control.ts';
import { arrive } from './moving.ts';

const SHOVING = { collides: false } as const;

/** Whoever would press into a wall it touches turns away from it instead, for a control token; without room it is stuck. */
export function* pushWall(game: SixthGame, car: Car, wall: string): SixthPlay {
  payControl(game, car, 1);
  const met = metCalled(game.setup, game.state, wall);
  const way = yield* wayFrom(game, car, met.shape);
  const layout = layoutAround(game.setup, game.state, car);
  const touching = touchingIn(layout, car.pose);
  const swing = roomBeside(layout, touching, car.pose, awayOf(car, way));
  if (swing === null) return stuck(game, car);
  arrive(game, car, swing, {
    rule: 'sixth/push/walls',
    text: `${car.name} turns away from ${metName(met)}.`,
    marks: [met.kind === 'wall' ? 'wall-push' : 'wall-push/pinned'],
  });
}

const ROUNDING_WALLS = { collides: false, roundsWalls: true } as const;

/** Round about a corner, then straight out of the walls that were touched, pushing what is there; null where there is no room. */
function roomBeside(layout: Layout, touching: Touching, start: Pose, leg: Leg): Travelled | null {
  const scene = { layout, touching, manner: ROUNDING_WALLS };
  const round = travel(scene, start, [leg]);
  if (round.block !== null) return null;
  const pose = outOf(layout, touching, round.pose);
  if (pose === null) return null;
  if (pose.x === round.pose.x && pose.y === round.pose.y) return round;
  const aside: Leg = { kind: 'slide', dx: pose.x - round.pose.x, dy: pose.y - round.pose.y };
  const all = travel(scene, start, [leg, aside]);
  return all.block === null ? { ...all, pose, path: [...round.path, pose] } : null;
}

/** Beside the walls that were touched, not in them; null where there is no room. */
function outOf({ walls }: Layout, touching: Touching, pose: Pose): Pose | null {
  let { x, y } = pose;
  for (const { id, shape } of walls) {
    if (!areTouching(touching, MOVER, id)) continue;
    const { gap, normal } = separation(baseOf({ x, y, h: pose.h }), shape);
    if (gap < 0) [x, y] = [x - normal.x * gap, y - normal.y * gap];
  }
  const moved = makePose(x, y, pose.h);
  return walls.some(({ shape }) => separation(baseOf(moved), shape).gap < -ROUNDING) ? null : moved;
}

const ROUNDING = 0.004;

/** Toward the corner that is farther from the wall; head-on the player chooses. */
function* wayFrom(game: SixthGame, car: Car, wall: Shape): SixthPlay<Way> {
  const [, , left, right] = car.reverse ? reversed(cornersOf(car.pose, CAR)) : cornersOf(car.pose, CAR);
  if (left === undefined || right === undefined) throw new Error('a car has four corners');
  const farther = distanceBetweenShapes({ points: [left] }, wall) - distanceBetweenShapes({ points: [right] }, wall);
  if (Math.abs(farther) > HEAD_ON) return farther > 0 ? 'left' : 'right';
  const asked: SixthAsked = { seat: car.seat, topic: 'away', car: car.id };
  const { option } = yield* ask(game, asked);
  return option === 'left' ? 'left' : 'right';
}

/** Front right, front left, back left, back right: in reverse the front ones are those that follow. */
function reversed<T>([frontRight, frontLeft, backLeft, backRight]: readonly T[]): readonly (T | undefined)[] {
  return [backRight, backLeft, frontLeft, frontRight];
}

/** Corners nearer to even than this are even. */
const HEAD_ON = 0.01;

/** It stands, has no control, and backs out two car lengths; the rest of its movement is lost. */
function stuck(game: SixthGame, car: Car): void {
  const back = (car.reverse ? 2 : -2) * CAR.length;
  Object.assign(car, { speed: 0, reverse: false, control: 0, points: 0 });
  const layout = layoutAround(game.setup, game.state, car);
  const touching = touchingIn(layout, car.pose);
  const out: Travelled = travel({ layout, touching, manner: SHOVING }, car.pose, [advanceLeg(car.pose, back)]);
  const text = `${car.name} is stuck and backs out.`;
  arrive(game, car, out, { rule: 'sixth/push/stuck', text, marks: ['stuck'] });
}
