import { headingDifference } from '@hardtop/geometry';
import type { Setup } from '../scenarios/setup.ts';
import { GRID_FIELD } from '../table/queries/grid-field.ts';
import { lengthOfRoad } from '../table/queries/road.ts';
import { facingOf, type Land, squareAt } from './land.ts';

const EIGHTH = 450;
const FACINGS = 8;
const OFF_ROAD = 6;
const ASIDE = 3;
const TURNED = 1.6;
const LEAVING = 2.5;

// By facing and square; a plan asks for dozens, and a map never changes.
const tables = new WeakMap<Land, Float64Array>();

function tableOf(land: Land): Float64Array {
  const known = tables.get(land);
  if (known !== undefined) return known;
  const table = new Float64Array(FACINGS * land.grounds.length).fill(Number.NaN);
  tables.set(land, table);
  return table;
}

/** What it is worth to be on the road there, facing so: in its lanes, along it, and not about to leave it. */
export function laneWorth(land: Land, { road }: Setup, at: number, heading: number): number {
  if (road === null || land.lane === null) return 0;
  const facing = facingOf(heading);
  const table = tableOf(land);
  const key = facing * land.grounds.length + at;
  const known = table[key] ?? 0;
  if (!Number.isNaN(known)) return known;
  const off = land.grounds[at]?.grounds.includes('offRoad') === true ? OFF_ROAD : 0;
  const aside = Math.max(0, (land.lane.off[at] ?? 0) - road.half);
  const turned = headingDifference(facing * EIGHTH, land.lane.heading[at] ?? 0) / EIGHTH;
  const worth = -off - aside * ASIDE - turned * TURNED - leavingCost(land, at, facing * EIGHTH, road.half);
  table[key] = worth;
  return worth;
}

const LOOK = 2;
const BESIDE = 4;

/** Whether the next squares stay on the road, with the turn that is possible after the first of them. */
function leavingCost(land: Land, at: number, heading: number, half: number): number {
  const x = land.minX + (at % land.columns);
  const y = land.minY + Math.floor(at / land.columns);
  const first = GRID_FIELD.step({ x, y, h: heading }, heading);
  let least = Number.POSITIVE_INFINITY;
  for (let turn = -EIGHTH; turn <= EIGHTH; turn += EIGHTH) {
    let pose = first;
    for (let i = 0; i < LOOK; i++) pose = GRID_FIELD.step(pose, heading + turn);
    const there = squareAt(land, pose.x, pose.y);
    const off = there < 0 ? half + BESIDE : (land.lane?.off[there] ?? 0);
    least = Math.min(least, Math.max(0, off - half) + (turn === 0 ? 0 : 0.2));
  }
  return least * LEAVING;
}

/** Squares from one square to another along the road; on a circuit the shorter way round. */
export function progress(land: Land, { road }: Setup, from: number, to: number): number {
  if (road === null || land.lane === null || from < 0 || to < 0) return 0;
  const gained = (land.lane.along[to] ?? 0) - (land.lane.along[from] ?? 0);
  if (!road.closed) return gained;
  const whole = lengthOfRoad(road);
  if (gained > whole / 2) return gained - whole;
  return gained < -whole / 2 ? gained + whole : gained;
}
