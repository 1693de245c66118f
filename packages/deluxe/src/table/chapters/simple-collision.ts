import { degrees, forwardOf, makePose, type Point, type Pose } from '@hardtop/geometry';
import { roll, setOff } from '@hardtop/kernel';
import { BOUNCE, CYCLE_ON_CARS, SIMPLE_T_BONE } from '../../catalog/collisions.ts';
import { HAZARDS } from '../../catalog/hazards.ts';
import { SPEED_STEP } from '../../catalog/movement-chart.ts';
import { isCycle } from '../queries/build.ts';
import { type Clash, collisionName, type Party, type Struck, type Touch } from '../queries/collision-type.ts';
import { isFreeAt } from '../queries/contact.ts';
import { ownerOf } from '../queries/deciding.ts';
import { shownAt } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { givenDamage, plateGives, plateTakes } from '../queries/ram.ts';
import { boundsOf } from '../queries/road.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { changeSpeed, harmOf, isPlated, rollRam, type Sequel } from './collision.ts';
import { settleType } from './collision-question.ts';
import { collisionDamage } from './damage.ts';
import { noteUnder } from './run-over.ts';
import { updateTouching } from './touching.ts';

const RULE = 'deluxe/IV.7/simplified-collision';

/** A collision without weights: the ram for both, a speed by common sense, and a toss of the counters where they bounce. */
export function* collideSimply(game: DeluxeGame, mover: Party, other: Party, touch: Touch): DeluxePlay<Sequel> {
  const clash = yield* settleType(game, mover, other, touch);
  const { kind, v1, v2 } = clash;
  const speed = simpleSpeed(clash, mover);
  const text = `${collisionName(kind)}: ${nameOf(game, v1.vehicle)}'s ${shownAt(v1.vehicle, v1.side)} meets ${nameOf(game, v2.vehicle)}'s ${shownAt(v2.vehicle, v2.side)} at ${speed} mph.`;
  const marks = [`collision/${kind}`];
  game.emit({ kind: 'collision', rule: RULE, about: v1.vehicle.id, outcome: 'bad', text, marks });
  yield* ram(game, clash, mover.vehicle, speed);
  const [speed1, speed2] = speedsAfter(clash);
  changeSpeed(game, v1.vehicle, speed1);
  changeSpeed(game, v2.vehicle, speed2);
  if (kind === 'head-on' || kind === 't-bone')
    for (const { vehicle } of [v1, v2]) if (!vehicle.gone) yield* toss(game, vehicle, touch.point);
  for (const { vehicle, speed: before } of [v1, v2])
    yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble: HAZARDS.simplifiedCollision, speed: before });
  return kind === 'sideswipe-same' || kind === 'sideswipe-opposite' ? 'slide' : 'stop';
}

/** Added where they meet, subtracted where one follows; at right angles that of the one who moved last. */
function simpleSpeed({ kind, v1, v2 }: Clash, mover: Party): number {
  switch (kind) {
    case 'head-on':
    case 'sideswipe-opposite':
      return v1.speed + v2.speed;
    case 'rear-end':
    case 'sideswipe-same':
      return Math.abs(v1.speed - v2.speed);
    case 't-bone':
      return mover.speed;
  }
}

function* ram(game: DeluxeGame, { v1, v2 }: Clash, phasing: Vehicle, speed: number): DeluxePlay {
  const rolled = yield* rollRam(game, phasing, speed);
  if (rolled === null) return;
  const [taken1, taken2] = [simpleDamage(rolled.total, v1, v2), simpleDamage(rolled.total, v2, v1)];
  const text = `Ram damage ${rolled.total}: ${nameOf(game, v1.vehicle)} takes ${taken1}, ${nameOf(game, v2.vehicle)} ${taken2}.`;
  const harm = [harmOf(v1, taken1), harmOf(v2, taken2)];
  game.emit({ kind: 'ram', rule: RULE, about: v1.vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  yield* collisionDamage(game, v1.vehicle, shownAt(v1.vehicle, v1.side), taken1, RULE);
  yield* collisionDamage(game, v2.vehicle, shownAt(v2.vehicle, v2.side), taken2, RULE);
}

/** All of it for both, but half for whoever is struck by a cycle and is none (K-05). */
function simpleDamage(base: number, by: Struck, from: Struck): number {
  const isLight = isCycle(from.vehicle) && !isCycle(by.vehicle);
  const given = isLight ? givenDamage(base, CYCLE_ON_CARS) : base;
  const plated = isPlated(from) ? plateGives(given) : given;
  return isPlated(by) ? plateTakes(plated) : plated;
}

function speedsAfter({ kind, v1, v2 }: Clash): readonly [number, number] {
  switch (kind) {
    case 'head-on':
      return [0, 0];
    case 'rear-end': {
      const mean = Math.ceil((v1.speed + v2.speed) / 2 / SPEED_STEP) * SPEED_STEP;
      return [mean, mean];
    }
    case 't-bone':
      return [Math.max(0, v1.speed - SIMPLE_T_BONE.mph), Math.max(0, v2.speed - SIMPLE_T_BONE.mph)];
    case 'sideswipe-same':
    case 'sideswipe-opposite':
      return [v1.speed, v2.speed];
  }
}

/** A counter falls somewhere about the point of collision, whichever way round; on top of something it is tossed again. */
function* toss(game: DeluxeGame, vehicle: Vehicle, point: Point): DeluxePlay {
  const from = vehicle.pose;
  for (let tries = 0; tries < BOUNCE.tries; tries++) {
    const to = yield* fallOf(game, vehicle, point);
    if (!isFree(game, vehicle, to)) continue;
    vehicle.pose = to;
    break;
  }
  updateTouching(game, vehicle, []);
  noteUnder(game.state, vehicle);
  const motion = { piece: vehicle.id, path: [from, vehicle.pose], style: 'shove' } as const;
  const text = `${nameOf(game, vehicle)} is thrown about.`;
  game.emit({ kind: 'move', rule: RULE, about: vehicle.id, outcome: 'bad', motion, text });
}

function* fallOf(game: DeluxeGame, vehicle: Vehicle, { x, y }: Point): DeluxePlay<Pose> {
  const of = { seat: ownerOf(game, vehicle), rule: RULE } as const;
  const name = nameOf(game, vehicle);
  const way = yield* roll(game, BOUNCE.direction, { ...of, purpose: `which way ${name} bounces` });
  const squares = yield* roll(game, BOUNCE.squares, { ...of, purpose: `how far ${name} bounces` });
  const facing = yield* roll(game, BOUNCE.direction, { ...of, purpose: `how ${name} comes to face` });
  const off = forwardOf(degrees(way.total * BOUNCE.degrees));
  const inches = squares.total * BOUNCE.square;
  return makePose(x + off.x * inches, y + off.y * inches, degrees((facing.total * BOUNCE.degrees) % 360));
}

function isFree(game: DeluxeGame, vehicle: Vehicle, pose: Pose): boolean {
  const { setup, state } = game;
  const { minX, minY, maxX, maxY } = boundsOf(game);
  if (pose.x < minX || pose.x > maxX || pose.y < minY || pose.y > maxY) return false;
  return isFreeAt(setup, state, vehicle, pose);
}
