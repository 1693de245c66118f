import type { Pose, Size } from '@hardtop/geometry';

/** What the map is made of where nothing else is drawn. */
export const GROUNDS = ['road', 'off-road'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Road conditions of a part of the map. */
export const PATCHES = ['gravel', 'light-snow', 'heavy-snow', 'ice'] as const;
type Patch = (typeof PATCHES)[number];

interface Place {
  readonly id: string;
  /** Along its length; a slope's points uphill. */
  readonly pose: Pose;
  readonly size: Size;
  readonly label: string;
}

/** Paved, or open country: whichever is listed last decides. */
export interface SurfaceArea extends Place {
  readonly kind: Ground;
}

export interface PatchArea extends Place {
  readonly kind: Patch;
}

export interface WaterArea extends Place {
  readonly kind: 'water';
  /** Feet. */
  readonly depth: number;
}

export interface DitchArea extends Place {
  readonly kind: 'ditch';
  /** Feet across. */
  readonly across: number;
}

export interface SlopeArea extends Place {
  readonly kind: 'slope';
  /** Degrees. */
  readonly angle: number;
}

export interface BrushArea extends Place {
  readonly kind: 'brush';
  readonly difficulty: 2 | 3;
}

interface CurbArea extends Place {
  readonly kind: 'curb';
}

/** A part of the ground that is not like the rest. Trees and boulders that stand fast are structures. */
export type Terrain = SurfaceArea | PatchArea | WaterArea | DitchArea | SlopeArea | BrushArea | CurbArea;
export type TerrainKind = Terrain['kind'];
