import type { Skill } from '../catalog/attributes.ts';
import type { COVER } from '../catalog/cover.ts';
import type { TaskLevel } from '../catalog/recon-modifiers.ts';

export type CoverId = keyof typeof COVER;

/** A square: `l` is the level's place in `Setup.levels`. x runs east, y south, from 0. */
export interface Cell {
  readonly l: number;
  readonly x: number;
  readonly y: number;
}

/** Squares of one level: a rectangle, or all whose middles lie in a circle. In squares. */
export type Region =
  | {
      readonly shape: 'rect';
      readonly l: number;
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    }
  | { readonly shape: 'disc'; readonly l: number; readonly x: number; readonly y: number; readonly r: number };

export const LIGHTS = ['full', 'limited', 'dark'] as const;
export type LightLevel = (typeof LIGHTS)[number];

/** `void`: nobody can be there. Brush and wood obscure, tall wood and smoke more. */
export const GROUNDS = [
  'open',
  'road',
  'brush',
  'wood',
  'swamp',
  'hill',
  'rubble',
  'water',
  'deep-water',
  'floor',
  'roof',
  'void',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** One map sheet: squares of 2 or 8 meters. Levels of one site share a world; others are out of sight of each other. */
export interface Level {
  readonly id: string;
  readonly name: string;
  readonly site: string;
  readonly grid: 2 | 8;
  /** Squares. */
  readonly width: number;
  readonly height: number;
  /** Its north-west corner and its floor in meters, in its site. */
  readonly originX: number;
  readonly originY: number;
  readonly elevation: number;
  /** Where no lamp shines. */
  readonly light: LightLevel;
  /** How far one sees in the dark, in meters. */
  readonly darkSight: number;
  /** Fog or mist lies on it: everything in it is obscured. */
  readonly mist: boolean;
  /** Between stone walls: rounds that miss may come back. */
  readonly ricochets: boolean;
  /** What it is where no area says otherwise. */
  readonly ground: Ground;
}

/** Later areas lie above earlier ones. */
export interface GroundArea {
  readonly kind: Ground;
  readonly region: Region;
}

/** Low cover reaches to the waist, full over the head. */
export type Height = 'low' | 'full';

export const BARRIER_KINDS = ['wall', 'fence', 'door', 'window', 'gate', 'slit', 'parapet'] as const;
export type BarrierKind = (typeof BARRIER_KINDS)[number];

/** Something that stands on the north or the west edge of a square. What of it may change is in the state, at the same index. */
export interface Barrier {
  readonly id: string;
  readonly kind: BarrierKind;
  readonly l: number;
  readonly x: number;
  readonly y: number;
  readonly edge: 'north' | 'west';
  /** What it is made of, for people; its armor value counts. */
  readonly cover: CoverId | null;
  readonly av: number;
  readonly height: Height;
  /** Shut it blocks sight. Wire and windows do not. */
  readonly opaque: boolean;
  /** Whether people can get over it in so many actions; null: they cannot. */
  readonly climb: number | null;
  /** It can be opened and shut. */
  readonly opens: boolean;
  readonly open: boolean;
  readonly locked: boolean;
  /** How hard the lock is to pick; null: only by force or with the key of this name. */
  readonly lock: { readonly level: TaskLevel; readonly key: string | null } | null;
}

export const OBSTACLE_KINDS = [
  'trunk',
  'sandbags',
  'crate',
  'statue',
  'machine',
  'furniture',
  'rock',
  'cart',
  'tent',
  'fire-place',
  'table',
  'planks',
] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** Something that stands in a square and can be used as cover there. */
export interface Obstacle {
  readonly id: string;
  readonly kind: ObstacleKind;
  readonly at: Cell;
  readonly name: string;
  readonly cover: CoverId | null;
  readonly av: number;
  readonly height: Height;
  readonly opaque: boolean;
  /** Nobody can enter the square. */
  readonly solid: boolean;
}

export const LINK_KINDS = ['stairs', 'ladder', 'ramp', 'rope', 'hatch', 'shaft', 'door', 'climb'] as const;
type LinkKind = (typeof LINK_KINDS)[number];

/** A way between two squares that are not beside each other. */
export interface Link {
  readonly id: string;
  readonly kind: LinkKind;
  readonly from: Cell;
  readonly to: Cell;
  readonly bothWays: boolean;
  /** Whole actions it takes; 0: it is walked like a square. */
  readonly actions: number;
  /** What must succeed, if anything. */
  readonly task: {
    readonly skill: Skill | null;
    readonly attribute: 'AGL' | 'STR' | 'CON' | null;
    readonly level: TaskLevel;
  } | null;
  /** A shut door, hatch or grating in the way: the index of a barrier. */
  readonly barrier: number | null;
}

/** A lamp, a camp fire, a pole: meters of full and of limited light around it. */
export interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly at: Cell;
  readonly full: number;
  readonly limited: number;
  readonly on: boolean;
  /** Lamps of one circuit go out with it. */
  readonly circuit: string | null;
}

export const MINE_KINDS = ['antipersonnel', 'antitank'] as const;
export type MineKind = (typeof MINE_KINDS)[number];

export interface Minefield {
  readonly id: string;
  readonly kind: MineKind;
  readonly region: Region;
  /** Mines to a square of eight meters. */
  readonly density: number;
  /** Whose it is: that side knows it. */
  readonly side: number | null;
  readonly hidden: boolean;
}

/** A single thing that goes off: a trapped hole, a trip wire. */
export interface Trap {
  readonly id: string;
  readonly name: string;
  readonly at: Cell;
  readonly side: number | null;
  /** Percent for each who comes in. */
  readonly chance: number;
  readonly concussion: number;
  readonly burst: number | null;
}

/** A named piece of the map: objectives, alarms, exits, where people go. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
  /** Whoever stands here may leave the map, and of which sides; null: nobody. */
  readonly exit: readonly number[] | null;
}

/** A container, a body, a desk: what a search finds. */
export interface Cache {
  readonly id: string;
  readonly name: string;
  readonly at: Cell;
  readonly actions: number;
  readonly level: TaskLevel | null;
  /** Indices of `Setup.goods`. */
  readonly goods: readonly number[];
  readonly locked: boolean;
}
