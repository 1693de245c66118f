import type { Box, Point, Pose, Size } from '@hardtop/geometry';
import type { GameSize } from '../catalog/game-sizes.ts';
import type { HazardId } from '../catalog/hazards.ts';
import type { Design } from '../garage/design/design.ts';
import type { Variants } from '../variants.ts';

/** A wall inside the arena. */
interface Wall {
  readonly id: string;
  readonly pose: Pose;
  readonly size: Size;
}

/** Ground of a level above 0; its points counter-clockwise around something convex. */
interface Terrain {
  readonly id: string;
  readonly level: number;
  readonly points: readonly Point[];
  readonly label: string;
}

export interface Hazard {
  readonly id: string;
  readonly kind: HazardId;
  readonly pose: Pose;
}

/** A token that lies in the arena from the start. */
export interface Token {
  readonly id: string;
  readonly kind: 'barrier' | 'barrel' | 'wreck';
  readonly pose: Pose;
  /** The side that shows a durability is up, where the token has two. */
  readonly breaks: boolean;
}

/** What comes into the arena in the middle of a game. */
export interface Laying {
  readonly hazards: readonly Hazard[];
  readonly tokens: readonly Token[];
}

/** One of the four numbered cards on the ground; a declared hazard is a hazard like any other. */
export type NumberCard = { readonly id: string; readonly number: number; readonly pose: Pose } & (
  | { readonly use: 'checkpoint' /** null: everybody's. */; readonly seat: number | null }
  /** The first car over it has these laid. */
  | { readonly use: 'trigger'; readonly lays: Laying }
  /** Nobody knows what it is until a car is over it; null: not even the table, a die will say it. */
  | { readonly use: 'hidden'; readonly hazard: HazardId | null }
);

interface Countdown {
  readonly from: number;
  readonly opensFire: boolean;
  readonly lays: Laying;
}

/** Where a seat begins, and with what. */
export interface Start {
  readonly seat: number;
  /** null: its player chooses in secret. */
  readonly design: Design | null;
  /** Builds of its own for a secret choice. */
  readonly own: readonly Design[];
  /** The turning key against the edge that the base must touch. */
  readonly strip: Pose;
  /** Where the car stands, if the scenario says so; null: its player places it. */
  readonly pose: Pose | null;
}

/** A scenario, read and checked: never copied, never changed. Lengths are car lengths. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly roundLimit: number;
  readonly size: GameSize;
  readonly variants: Variants;
  /** All choose their builds at once without looking. */
  readonly secretBuilds: boolean;
  /** Its edges are walls. */
  readonly bounds: Box;
  readonly walls: readonly Wall[];
  readonly terrain: readonly Terrain[];
  readonly hazards: readonly Hazard[];
  readonly tokens: readonly Token[];
  readonly numbers: readonly NumberCard[];
  readonly countdown: Countdown | null;
  /** Nobody fires before he has crossed a checkpoint of his own. */
  readonly fireAtCheckpoint: boolean;
  readonly race: { readonly laps: number } | null;
  /** Clockwise around the table. */
  readonly seats: readonly { readonly name: string }[];
  /** The side of each seat, or null for who fights alone; null where all do. */
  readonly sides: readonly (number | null)[] | null;
  /** One for each seat, in their order. */
  readonly starts: readonly Start[];
}
