import {
  advance,
  type Box,
  boxOf,
  makePose,
  type Point,
  type Pose,
  rectangle,
  type Size,
  toLocal,
} from '@hardtop/geometry';
import { MOST_ASTRAY, RAMP, ROAD_SECTIONS, type RoadSectionId, SECTION } from '../../catalog/road-sections.ts';
import type { Section } from '../state/road.ts';
import type { Setup } from '../state/setup.ts';
import type { State, World } from '../state/state.ts';

/** A straight piece of a section, with the inches of road before it. */
export interface Leg {
  /** Its middle. */
  readonly pose: Pose;
  readonly size: Size;
  /** Where it begins. */
  readonly start: Pose;
  readonly from: number;
  readonly length: number;
}

const legs = new WeakMap<Section, readonly Leg[]>();

/** The straight pieces of a section, in order. */
export function legsOf(section: Section): readonly Leg[] {
  const known = legs.get(section);
  if (known !== undefined) return known;
  const made = makeLegs(section);
  legs.set(section, made);
  return made;
}

/** Legs of a curve are a little longer than their part of it, so that no wedge is left open on the outside. */
const OVERLAP = 0.3;

function makeLegs({ kind, pose, from }: Section): readonly Leg[] {
  const { turn } = ROAD_SECTIONS[kind];
  const count = turn === 0 ? 1 : SECTION.legs;
  const length = SECTION.length / count;
  const made: Leg[] = [];
  let start = pose;
  for (let i = 0; i < count; i++) {
    const h = pose.h + (turn === 0 ? 0 : ((i + 0.5) * turn) / count);
    start = makePose(start.x, start.y, h);
    const size = { length: turn === 0 ? length : length + OVERLAP, width: SECTION.width };
    made.push({ pose: advance(start, length / 2), size, start, from: from + i * length, length });
    start = advance(start, length);
  }
  return made;
}

/** Where the middle of the road leaves a section. */
export function endOfSection(section: Section): Pose {
  const last = legsOf(section).at(-1);
  if (last === undefined) throw new Error('a section without a leg');
  const { x, y } = advance(last.start, last.length);
  return makePose(x, y, section.pose.h + ROAD_SECTIONS[section.kind].turn);
}

/** The section that comes after another; a curve that would lead too far astray goes the other way. */
export function sectionAfter(last: Section, kind: RoadSectionId): Section {
  const pose = endOfSection(last);
  return { kind: kept(kind, pose.h), pose, from: last.from + SECTION.length };
}

function kept(kind: RoadSectionId, heading: number): RoadSectionId {
  const { turn } = ROAD_SECTIONS[kind];
  if (turn === 0) return kind;
  const signed = heading > 1800 ? heading - 3600 : heading;
  if (Math.abs(signed + turn) <= MOST_ASTRAY) return kind;
  return turn > 0 ? 'right' : 'left';
}

/** Where somebody is on a road: inches along it, and to the right of its middle. */
interface RoadPlace {
  readonly along: number;
  readonly across: number;
  readonly leg: Leg;
  readonly section: Section;
}

/** The road goes more or less north: a spot lies in the section that begins south of it, or in one next to that. */
function sectionBefore(sections: readonly Section[], { y }: Point): number {
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sections[middle]?.pose.y ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** As far out in the country as one may be the nearest section is no more than so many away. */
const NEIGHBOURS = 2;

/** The place on the road that is nearest to a spot. */
export function placeOn(sections: readonly Section[], point: Point): RoadPlace {
  const at = sectionBefore(sections, point);
  let leg: Leg | null = null;
  let of: Section | null = null;
  let along = 0;
  let across = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = Math.max(0, at - NEIGHBOURS); i <= Math.min(sections.length - 1, at + NEIGHBOURS); i++) {
    const section = sections[i];
    if (section === undefined) continue;
    for (const each of legsOf(section)) {
      const { x, y } = toLocal(each.start, point);
      // Beyond the ends of what is laid the road goes on as it is.
      const within = Math.min(each.length, Math.max(0, y));
      const off = x * x + (y - within) * (y - within);
      if (off >= least) continue;
      least = off;
      leg = each;
      of = section;
      along = each.from + y;
      across = x;
    }
  }
  if (leg === null || of === null) throw new Error('a road without sections');
  return { along, across, leg, section: of };
}

/** Whether a spot is paved. */
export function isOnRoad(sections: readonly Section[], point: Point): boolean {
  const { across, section } = placeOn(sections, point);
  if (Math.abs(across) <= SECTION.width / 2) return true;
  return section.kind === 'ramp' && isInRamp(section, point);
}

/** The lane that comes in from the right. */
export function rampOf({ pose }: Section): { readonly pose: Pose; readonly size: Size } {
  const { x, y } = advance(pose, RAMP.along, RAMP.across);
  return { pose: makePose(x, y, pose.h + RAMP.turn), size: { length: RAMP.length, width: RAMP.width } };
}

function isInRamp(section: Section, point: Point): boolean {
  const { pose, size } = rampOf(section);
  const { x, y } = toLocal(pose, point);
  return Math.abs(x) <= size.width / 2 && Math.abs(y) <= size.length / 2;
}

/** The spot so many inches along the road; before and beyond what is laid it goes straight on. */
export function spotOn(sections: readonly Section[], along: number): Pose {
  const first = sections[0];
  if (first === undefined) throw new Error('a road without sections');
  const i = Math.floor((along - first.from) / SECTION.length);
  const section = sections[Math.min(sections.length - 1, Math.max(0, i))] ?? first;
  const all = legsOf(section);
  const leg = all.findLast(({ from }) => from <= along) ?? all[0];
  if (leg === undefined) throw new Error('a section without a leg');
  return advance(leg.start, along - leg.from);
}

const boxes = new WeakMap<readonly Section[], Box>();

/** What of the map there is now: all of it, or the country around the road that is laid. */
export function boundsOf({ setup, state }: { readonly setup: Setup; readonly state: Pick<State, 'road'> }): Box {
  const { highway, bounds } = setup;
  const { road } = state;
  if (highway === undefined || road === undefined) return bounds;
  const known = boxes.get(road);
  if (known !== undefined) return known;
  const box = boxAround(road, highway.country);
  boxes.set(road, box);
  return box;
}

/** The country beside some sections. */
export function boxAround(sections: readonly Section[], country: number): Box {
  let [minX, minY, maxX, maxY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity];
  for (const section of sections) {
    for (const { pose, length } of legsOf(section)) {
      const box = boxOf(rectangle(pose, { length, width: 2 * country }));
      [minX, minY] = [Math.min(minX, box.minX), Math.min(minY, box.minY)];
      [maxX, maxY] = [Math.max(maxX, box.maxX), Math.max(maxY, box.maxY)];
    }
  }
  return { minX, minY, maxX, maxY };
}

/** Inches of road that a vehicle has before it to the town; null where there is none. */
export function inchesToTown({ setup, state }: World, at: Point): number | null {
  const { highway } = setup;
  if (highway === undefined || highway.town === null || state.road === undefined) return null;
  return Math.max(0, highway.town - placeOn(state.road, at).along);
}
