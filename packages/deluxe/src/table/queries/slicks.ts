import { CONTACT_SLACK, type Motion, overlaps, RectangleSet, rectangle } from '@hardtop/geometry';
import type { Modifier } from '@hardtop/kernel';
import { ROAD_CONDITIONS } from '../../catalog/road-conditions.ts';
import type { Counter } from '../state/counters.ts';
import type { Stand } from '../state/stand.ts';
import { type State, shapeOf, sizeOf, type Vehicle } from '../state/state.ts';
import { isNear } from './nearby.ts';

type Slick = 'oil' | 'flaming-oil';

function slickOf({ kind }: Counter): Slick | null {
  return kind === 'oil' || kind === 'flaming-oil' ? kind : null;
}

/** The worst slick that some part of a vehicle is on. */
function slickUnder({ counters }: State, vehicle: Stand): Slick | null {
  let worst: Slick | null = null;
  for (const counter of counters) {
    const slick = slickOf(counter);
    if (slick === null || slick === worst || !isNear(vehicle, counter)) continue;
    if (overlaps(shapeOf(vehicle), rectangle(counter.pose, counter.size), CONTACT_SLACK)) worst = worseOf(worst, slick);
  }
  return worst;
}

function worseOf(a: Slick | null, b: Slick): Slick {
  return a === 'flaming-oil' ? a : b;
}

const scratch = new RectangleSet(8);

/** The worst slick that some part of a vehicle is on, or comes onto along a way (D-06). */
function slickOnWay(state: State, vehicle: Vehicle, way: Motion): Slick | null {
  let worst = slickUnder(state, vehicle);
  for (const kind of SLICKS) {
    if (worst === 'flaming-oil' || worst === kind) continue;
    scratch.clear();
    for (const counter of state.counters) if (counter.kind === kind) scratch.add(counter.pose, counter.size);
    if (scratch.size > 0 && scratch.sweepFirst(sizeOf(vehicle), vehicle.pose, way, CONTACT_SLACK) >= 0) worst = kind;
  }
  return worst;
}

const SLICKS = ['oil', 'flaming-oil'] as const satisfies readonly Slick[];

/** Whether oil lies anywhere. */
export function hasSlicks({ counters }: State): boolean {
  for (const counter of counters) if (slickOf(counter) !== null) return true;
  return false;
}

const NONE: readonly Modifier[] = [];

/** What oil adds to a maneuver along a way, or to a hazard where a vehicle stands. */
export function slickModifiers(state: State, vehicle: Vehicle, way: Motion | null): readonly Modifier[] {
  if (!hasSlicks(state)) return NONE;
  const slick = way === null ? slickUnder(state, vehicle) : slickOnWay(state, vehicle, way);
  if (slick === null) return NONE;
  const { label, adds } = ROAD_CONDITIONS[slick];
  return [{ value: adds, label, rule: 'deluxe/V.5/oil' }];
}

/** Whether somebody fires from a slick (deluxe/V.2/bad-footing). */
export function isOnSlick(state: State, vehicle: Stand): boolean {
  return hasSlicks(state) && slickUnder(state, vehicle) !== null;
}
