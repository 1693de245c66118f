import type { Box, Point, Pose, Size } from '@hardtop/geometry';
import type { FormatId } from '../catalog/formats.ts';
import type { ObjectKind } from '../catalog/rams.ts';
import type { Aggression, Position } from '../catalog/solitaire.ts';
import type { Footing, Ground } from '../catalog/terrain.ts';
import type { Character, Design } from '../garage/design/design.ts';
import type { Variants } from '../variants.ts';

/** A patch of ground. The last patch over a place holds; where there is none, the map's own footing does. */
export interface Patch {
  readonly id: string;
  readonly box: Box;
  readonly footing: Footing;
  readonly grounds: readonly Ground[];
  /** Height in contours. */
  readonly level: number;
  /** A fall here is softer. */
  readonly soft: boolean;
  readonly label: string;
}

/** Something that stands in the way: a lamppost, a wall, a building of several squares. */
export interface Obstacle {
  readonly id: string;
  readonly kind: ObjectKind;
  readonly pose: Pose;
  readonly size: Size;
  /** Floors, for buildings; people can climb them. */
  readonly floors: number;
  readonly label: string;
}

/** A line across the way: it is passed with `a` on the left hand and `b` on the right. */
export interface Gate {
  readonly id: string;
  readonly a: Point;
  readonly b: Point;
}

/** The middle of a road, in the direction of travel: what "ahead" means to solitaire drivers and standing orders. */
export interface Road {
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Half the width of the carriageway, in squares. */
  readonly half: number;
  /** Safe speed of each stretch between two points, for those who slow down for bends; null where there is none. */
  readonly bends: readonly (number | null)[];
}

export type Objective =
  /** The last side that can move or fire. */
  | { readonly kind: 'duel' }
  /** The last side that can move. */
  | { readonly kind: 'lastMoving' }
  | { readonly kind: 'laps'; readonly laps: number; readonly gates: readonly Gate[] }
  /** The seats of `runners` try to reach the zone, the others try to stop them. */
  | { readonly kind: 'escape'; readonly runners: readonly number[]; readonly zone: Box }
  /** The seats of `runners` are to be caught: boarded and taken, or boxed in at a standstill when a turn ends. */
  | { readonly kind: 'capture'; readonly runners: readonly number[] };

export interface Start {
  /** Its place among the vehicles of the scenario's file. */
  readonly index: number;
  readonly seat: number;
  /** Who decides for whom aboard, by their places, where it is not one seat for all. */
  readonly crewSeats?: readonly number[];
  readonly design: Design;
  readonly pose: Pose;
  readonly speed: number;
  /** Played by the solitaire rules; nulls are rolled for. */
  readonly solitaire: { readonly position: Position | null; readonly aggression: Aggression | null } | null;
}

/** Somebody on foot from the start. */
export interface Walker {
  readonly id: string;
  readonly seat: number;
  readonly character: Character;
  readonly pose: Pose;
  readonly floor: number;
}

/** A scenario, read and checked: never copied, never changed. Lengths are squares. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly format: FormatId | null;
  readonly turnLimit: number;
  readonly variants: Variants;
  /** Record sheets are their owners' secrets until something of them shows. */
  readonly hidden: boolean;
  readonly bounds: Box;
  /** What leaving the map means: a wall around it, or open country where one is gone. */
  readonly edge: 'wall' | 'open';
  readonly footing: Footing;
  readonly patches: readonly Patch[];
  readonly obstacles: readonly Obstacle[];
  readonly road: Road | null;
  readonly objective: Objective;
  /** Seats with the same side fight together. */
  readonly seats: readonly { readonly name: string; readonly side: string }[];
  readonly starts: readonly Start[];
  readonly walkers: readonly Walker[];
}
