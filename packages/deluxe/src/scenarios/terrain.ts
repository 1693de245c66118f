// The ground of a scenario file as the table plays it.

import { degrees, makePose, type Pose } from '@hardtop/geometry';
import { COUNTERS } from '../catalog/counters.ts';
import { SCALE } from '../catalog/scale.ts';
import { BOULDER } from '../catalog/terrain.ts';
import { SQUARE } from '../catalog/units.ts';
import { droppingsOf } from '../table/queries/dropping.ts';
import type { Counter } from '../table/state/counters.ts';
import type { VehicleModel, WeaponModel } from '../table/state/model.ts';
import type { Structure } from '../table/state/setup.ts';
import type { Terrain } from '../table/state/terrain.ts';
import type { TerrainFile } from './terrain-schema.ts';

/** How broad a curb is drawn. */
const CURB = 0.1;

/** What lies in the ground, what stands on it, and what is small enough to drive over. */
interface Grounds {
  readonly terrain: readonly Terrain[];
  readonly structures: readonly Structure[];
  readonly counters: readonly Counter[];
}

/** Whether there is anything to lay where nobody sees it. */
export function isMurky(terrain: readonly Terrain[], models: readonly VehicleModel[]): boolean {
  if (!terrain.some(({ kind }) => kind === 'water')) return false;
  return models.some(({ parts }) => parts.some((part) => part.kind === 'weapon' && sinks(part)));
}

function sinks({ weapon }: WeaponModel): boolean {
  const kind = droppingsOf(weapon)?.kind;
  return kind === 'mines' || kind === 'spikes';
}

export function groundsOf(files: readonly TerrainFile[]): Grounds {
  const terrain: Terrain[] = [];
  const structures: Structure[] = [];
  const counters: Counter[] = [];
  files.forEach((file, i) => {
    const id = `${file.kind}-${i + 1}`;
    if (file.kind === 'tree') structures.push(treeOf(file, id));
    else if (file.kind !== 'boulder') terrain.push(areaOf(file, id));
    else if (file.feet < BOULDER.fixedFrom) counters.push(stoneOf(file, id));
    else structures.push(boulderOf(file, id));
  });
  return { terrain, structures, counters };
}

function poseOf({ x, y, heading }: Pick<TerrainFile, 'x' | 'y' | 'heading'>): Pose {
  return makePose(x, y, degrees(heading));
}

type AreaFile = Exclude<TerrainFile, { readonly kind: 'tree' | 'boulder' }>;

function areaOf(file: AreaFile, id: string): Terrain {
  const at = { id, pose: poseOf(file), label: file.label ?? labelOf(file) };
  switch (file.kind) {
    case 'ditch': {
      const size = { length: file.length, width: file.across / SCALE.feetPerInch };
      return { ...at, kind: 'ditch', size, across: file.across };
    }
    case 'curb':
      return { ...at, kind: 'curb', size: { length: file.length, width: CURB } };
    case 'water':
      return { ...at, kind: 'water', size: sizeOf(file), depth: file.depth };
    case 'slope':
      return { ...at, kind: 'slope', size: sizeOf(file), angle: file.angle };
    case 'brush':
      return { ...at, kind: 'brush', size: sizeOf(file), difficulty: file.difficulty };
    case 'road':
    case 'off-road':
      return { ...at, kind: file.kind, size: sizeOf(file) };
    case 'gravel':
    case 'light-snow':
    case 'heavy-snow':
    case 'ice':
      return { ...at, kind: file.kind, size: sizeOf(file) };
  }
}

const sizeOf = ({ length, width }: { readonly length: number; readonly width: number }) => ({ length, width });

/** What it is called where the file does not say. */
function labelOf(file: AreaFile): string {
  switch (file.kind) {
    case 'water':
      return `water, ${file.depth} ft deep`;
    case 'ditch':
      return `ditch, ${file.across} ft across`;
    case 'slope':
      return `slope of ${file.angle}°`;
    case 'brush':
      return `brush (D${file.difficulty})`;
    case 'off-road':
      return 'open ground';
    case 'light-snow':
    case 'heavy-snow':
      return file.kind.replace('-', ' ');
    case 'road':
    case 'curb':
    case 'gravel':
    case 'ice':
      return file.kind;
  }
}

type Standing = Pick<Structure, 'id' | 'pose' | 'height' | 'label'>;

function standing(file: TerrainFile, id: string, usual: string, height: number | null): Standing {
  return { id, pose: poseOf(file), height, label: `the ${file.label ?? usual}` };
}

function treeOf(file: Extract<TerrainFile, { readonly kind: 'tree' }>, id: string): Structure {
  const size = { length: SQUARE, width: SQUARE };
  return { ...standing(file, id, 'tree', null), kind: 'tree', size, dp: file.dp };
}

type BoulderFile = Extract<TerrainFile, { readonly kind: 'boulder' }>;

/** As broad as it is, but never less than a square; jumped over. */
function boulderOf(file: BoulderFile, id: string): Structure {
  const side = Math.max(SQUARE, file.feet / SCALE.feetPerInch);
  const dp = Math.max(BOULDER.dp, Math.ceil(file.feet * BOULDER.dpPerFoot));
  const low = file.feet < BOULDER.hidesFrom ? { low: true as const } : {};
  return { ...standing(file, id, 'boulder', 1), kind: 'boulder', size: { length: side, width: side }, dp, ...low };
}

/** A stone of a foot is an obstacle like any other. */
function stoneOf(file: BoulderFile, id: string): Counter {
  return { id, kind: 'obstacle', pose: poseOf(file), size: COUNTERS.obstacle, course: null, laid: null };
}
