import { type Point, rectangle, type Shape, TOLERANCE, toLocal } from '@hardtop/geometry';
import type { Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import type { DitchArea, PatchArea, SlopeArea, SurfaceArea, Terrain, WaterArea } from '../state/terrain.ts';

/** The areas of a map, sorted out once. */
interface Sorted {
  readonly surfaces: readonly SurfaceArea[];
  readonly patches: readonly PatchArea[];
  readonly waters: readonly WaterArea[];
  readonly ditches: readonly DitchArea[];
  readonly slopes: readonly SlopeArea[];
}

const sorted = new WeakMap<Setup, Sorted>();

function sortedOf(setup: Setup): Sorted {
  const known = sorted.get(setup);
  if (known !== undefined) return known;
  const { terrain } = setup;
  const made: Sorted = {
    surfaces: terrain.filter(isSurface),
    patches: terrain.filter(isPatch),
    waters: terrain.filter((area) => area.kind === 'water'),
    ditches: terrain.filter((area) => area.kind === 'ditch'),
    slopes: terrain.filter((area) => area.kind === 'slope'),
  };
  sorted.set(setup, made);
  return made;
}

function isSurface(area: Terrain): area is SurfaceArea {
  return area.kind === 'road' || area.kind === 'off-road';
}

function isPatch(area: Terrain): area is PatchArea {
  return area.kind === 'gravel' || area.kind === 'light-snow' || area.kind === 'heavy-snow' || area.kind === 'ice';
}

const outlines = new WeakMap<Terrain, Shape>();

/** The outline of an area, which never moves. */
export function outlineOfArea(area: Terrain): Shape {
  const known = outlines.get(area);
  if (known !== undefined) return known;
  const made = rectangle(area.pose, area.size);
  outlines.set(area, made);
  return made;
}

/** Whether a point lies in an area. */
export function isIn({ pose, size }: Pick<Terrain, 'pose' | 'size'>, point: Point): boolean {
  // Mostly it is nowhere near: half its length and width together go beyond its corners.
  const around = (size.width + size.length) / 2 + TOLERANCE;
  if (Math.abs(point.x - pose.x) > around || Math.abs(point.y - pose.y) > around) return false;
  const { x, y } = toLocal(pose, point);
  return Math.abs(x) <= size.width / 2 && Math.abs(y) <= size.length / 2;
}

/** Whether a point is in open country: the last area on it decides, else the map's own ground. */
function isOffRoadAt(setup: Setup, point: Point): boolean {
  if (setup.terrain.length === 0) return setup.ground === 'off-road';
  const area = sortedOf(setup).surfaces.findLast((surface) => isIn(surface, point));
  return (area?.kind ?? setup.ground) === 'off-road';
}

/** Whether a vehicle is in open country; beside an endless road by what was noted when it last moved. */
export function isOffRoad(setup: Setup, { pose, grounds }: Pick<Vehicle, 'pose' | 'grounds'>): boolean {
  return setup.highway === undefined ? isOffRoadAt(setup, pose) : !grounds.includes(HIGHWAY);
}

/** What whoever is on the endless road has under its wheels. */
export const HIGHWAY = 'highway';

const NO_PATCHES: readonly PatchArea[] = [];

/** Gravel, snow and ice on a spot. */
export function patchesAt(setup: Setup, point: Point): readonly PatchArea[] {
  if (setup.terrain.length === 0) return NO_PATCHES;
  return sortedOf(setup).patches.filter((patch) => isIn(patch, point));
}

/** Feet of water; 0 on dry ground. */
export function depthAt(setup: Setup, point: Point): number {
  if (setup.terrain.length === 0) return 0;
  let deepest = 0;
  for (const water of sortedOf(setup).waters) if (water.depth > deepest && isIn(water, point)) deepest = water.depth;
  return deepest;
}

/** The slope of a spot; null on the level. */
export function slopeAt(setup: Setup, point: Point): SlopeArea | null {
  if (setup.terrain.length === 0) return null;
  return sortedOf(setup).slopes.findLast((slope) => isIn(slope, point)) ?? null;
}

const NO_DITCHES: readonly DitchArea[] = [];

export function ditchesOf(setup: Setup): readonly DitchArea[] {
  return setup.terrain.length === 0 ? NO_DITCHES : sortedOf(setup).ditches;
}

export const slopesOf = (setup: Setup): readonly SlopeArea[] => sortedOf(setup).slopes;
