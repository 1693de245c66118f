import { headingDifference, type Pose } from '@hardtop/geometry';
import { SCALE } from '../catalog/maneuvers.ts';
import type { Field, Thing } from '../table/queries/field.ts';
import { travelOf } from '../table/queries/figures.ts';
import { pointsFrom } from './guns.ts';
import { isClear, roomAhead, squareAt } from './land.ts';
import { laneWorth, progress } from './lane-worth.ts';
import { relative, squaresBetween } from './outlook.ts';
import type { Scene } from './scene.ts';

const EIGHTH = 450;
const HALF_TURN = 1800;

/**
 * What it is worth to end the move there at this speed. Where it cannot be more than `least` the guns are not tried, which
 * costs most: then what it would be worth if all of one's own bore and none of his.
 */
export function worthOf(scene: Scene, end: Pose, speed: number, least = Number.NEGATIVE_INFINITY): number {
  const { goal, mine } = scene;
  const place = wayWorth(scene, end) + roadWorth(scene, end);
  const away = awayCost(scene, end);
  const beside = besideWorth(scene, end);
  const cramp = crampCost(scene, end, speed);
  const close = closeCost(scene, end);
  const threat = threatCost(scene, end);
  const fire = mine === null ? 0 : mine.most * goal.guns;
  const most = place + (fire - away + beside) - cramp - close - threat;
  if (most + ROUNDING < least) return most;
  return place + (exchange(scene, end) - away + beside) - cramp - close - threat;
}

/** More than sums in another order can differ by. */
const ROUNDING = 1e-6;

const BUMPER = 4;

/** The first square of a move is compulsory: neither right behind somebody nor right before his bumper. */
export function closeCost({ field, others, own, goal }: Scene, end: Pose): number {
  const next = field.step(end, own.reverse ? end.h + HALF_TURN : end.h);
  let cost = 0;
  for (const { vehicle, pose } of others) {
    if (Math.abs(pose.x - end.x) > 2 || Math.abs(pose.y - end.y) > 2) continue;
    const wanted = goal.contact !== 'none' && vehicle === goal.foe;
    if (isAt(pose, next)) {
      if (headingDifference(pose.h, end.h) > NOSE_TO_NOSE) cost += HEAD_ON;
      else if (!wanted) cost += BUMPER;
    }
    if (!vehicle.done && vehicle.speed > 0 && isAt(end, field.step(pose, travelOf(vehicle)))) cost += CUT_UP;
  }
  return cost;
}

const CUT_UP = 7;

function isAt(a: Pose, b: Pose): boolean {
  return Math.abs(a.x - b.x) < HALF && Math.abs(a.y - b.y) < HALF;
}

const HALF = 0.5;
const NOSE_TO_NOSE = 1300;
const HEAD_ON = 14;
const SIDE_ON = 10;
const SHUNTED = 5;

/** In the path of a foe who has still to move one may be rammed. */
function threatCost({ goal: { foe }, foeToGo, temper }: Scene, end: Pose): number {
  if (foe === null || foeToGo === 0 || !temper.foresight) return 0;
  const { ahead, right } = relative(foe.pose, end);
  // A square across the corner is longer than a side.
  const reach = foe.pose.h % QUARTER === 0 ? foeToGo : foeToGo * Math.SQRT2;
  if (ahead <= 0 || ahead > reach + HALF || Math.abs(right) > HALF) return 0;
  const turn = headingDifference(foe.pose.h, end.h);
  if (turn > NOSE_TO_NOSE) return HEAD_ON;
  return turn > EIGHTH ? SIDE_ON : SHUNTED;
}

const QUARTER = 900;

/** The nose should point down the way. */
function wayWorth({ goal: { way }, field, temper, foeEnds, game }: Scene, end: Pose): number {
  if (way === null) return 0;
  const here = way.from(end.x, end.y);
  // Along a road there is a way only back to somebody who is stranded; free of squares one can always come round.
  const comesRound = temper.foresight && game.setup.road !== null;
  if (comesRound || (temper.sharp && field.kind !== 'grid')) return -here * 1.5 - turnTo(field, end, foeEnds[0]);
  const next = field.step(end, end.h);
  return -here * 1.5 - (way.from(next.x, next.y) >= here ? 2 : 0);
}

/** Eighths of a turn that the nose is off him: who drives past has a way back. */
function turnTo(field: Field, end: Pose, foe: Thing | undefined): number {
  return foe === undefined ? 0 : Math.abs(field.bearing({ pose: end, body: null }, end.h, foe)) / EIGHTH;
}

/** Where no road is kept to, soft ground still slows the hands. */
const OFF_ROAD = 1.5;

function roadWorth({ land, goal, game, start }: Scene, end: Pose): number {
  const at = squareAt(land, end.x, end.y);
  if (at < 0) return 0;
  if (land.lane !== null && goal.keepsRoad)
    return progress(land, game.setup, start, at) * goal.hurry + laneWorth(land, game.setup, at, end.h);
  return land.grounds[at]?.grounds.includes('offRoad') === true ? -OFF_ROAD : 0;
}

/** Next turn it must be able to go somewhere: straight on, or after a square to either side. */
function crampCost(scene: Scene, end: Pose, speed: number): number {
  const { land, own, brakes, field } = scene;
  const heading = own.reverse ? end.h + HALF_TURN : end.h;
  const must = Math.max(1, (speed - brakes) / SCALE.mphPerSquare) + 1;
  const ahead = roomAhead(land, end.x, end.y, heading);
  if (ahead >= must) return 0;
  let room = ahead;
  if (ahead >= 1) {
    const first = field.step(end, heading);
    for (let turn = -2 * EIGHTH; turn <= 2 * EIGHTH; turn += EIGHTH) {
      // A right angle takes two turns, a square apart.
      if (Math.abs(turn) > EIGHTH && speed > 2 * SCALE.mphPerSquare && ahead < 2) continue;
      room = Math.max(room, 1 + roomAhead(land, first.x, first.y, heading + turn));
    }
  }
  return room >= must ? 0 : (must - room) * (2 + speed / 15);
}

/** Too near to the foe or too far from him. */
function awayCost({ goal, foeEnds }: Scene, end: Pose): number {
  const there = foeEnds[0];
  if (there === undefined) return 0;
  const distance = squaresBetween(end, there.pose);
  const [from, to] = goal.range ?? ANYWHERE;
  const out = distance < from ? (from - distance) * 2 : distance > to ? distance - to : 0;
  return out * 1.2;
}

const ANYWHERE = [0, 99] as const;

/** Points given less points taken. Whoever moves later picks his place: then his best counts, and one's own on average. */
function exchange({ game, land, body, mine, theirs, foeEnds, foeToGo, goal }: Scene, pose: Pose): number {
  if (mine === null && theirs === null) return 0;
  const end: Thing = { pose, body };
  let given = 0;
  let taken = 0;
  for (const foe of foeEnds) {
    if (!isClear(game, land, pose.x, pose.y, foe.pose.x, foe.pose.y)) continue;
    if (mine !== null) given += pointsFrom(mine, pose, foe) / foeEnds.length;
    const points = theirs === null ? 0 : pointsFrom(theirs, foe.pose, end);
    taken = foeToGo > 0 ? Math.max(taken, points) : taken + points / foeEnds.length;
  }
  return given * goal.guns - taken * goal.fear;
}

/** Seen from the foe: ahead of him is where one's own mines are worth most. */
function besideWorth({ goal: { place }, foeEnds }: Scene, end: Pose): number {
  const there = foeEnds[0];
  if (place === 'anywhere' || there === undefined) return 0;
  const { ahead, right } = relative(there.pose, end);
  const off = Math.abs(right);
  if (place === 'ahead') return Math.min(4, ahead) * 1.5 - Math.max(0, off - 1) * 0.8;
  if (place === 'behind') return Math.min(4, -ahead) * 1.5 - Math.max(0, off - 1) * 0.8;
  return -Math.abs(ahead) * 1.5 - Math.abs(off - 1) * 1.5;
}
