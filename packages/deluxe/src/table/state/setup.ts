import type { Box, Pose, Size } from '@hardtop/geometry';
import type { Side } from '../../catalog/units.ts';
import type { Car } from '../../garage/fielded/car.ts';
import type { Junk } from './counters.ts';
import type { WheelCorner } from './wheels.ts';

/** Conditions that hold over the whole map. */
export const ROADS = ['light-rain', 'heavy-rain', 'gravel', 'light-snow', 'heavy-snow', 'ice'] as const;
type Road = (typeof ROADS)[number];
export const VISIBILITIES = ['rain', 'heavyRain', 'fog', 'night'] as const;
type Visibility = (typeof VISIBILITIES)[number];

/** A wall or a pillar. */
export interface Fixture {
  readonly id: string;
  readonly pose: Pose;
  readonly size: Size;
  /** Damage it takes before it breaks; null stands for ever. */
  readonly dp: number | null;
  readonly label: string;
}

/** Damage a vehicle brings along. */
export interface StartingDamage {
  readonly armor?: Partial<Record<Side, number>> | undefined;
  readonly weapons?:
    | Readonly<Record<string, { readonly hits?: number | undefined; readonly shots?: number | undefined }>>
    | undefined;
  /** Hits of each crew member, in the order of the car's crew. */
  readonly crew?: readonly number[] | undefined;
  readonly plant?: number | undefined;
  readonly tires?: Partial<Record<WheelCorner, number>> | undefined;
}

export interface Start {
  readonly id: string;
  readonly seat: number;
  readonly car: Car;
  readonly pose: Pose;
  readonly speed: number;
  /** Handling status, if not the starting class. */
  readonly status: number | null;
  readonly damage: StartingDamage;
  readonly burning: boolean;
}

/** A scenario, read and checked: never copied, never changed. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly turnLimit: number;
  readonly bounds: Box;
  readonly fixtures: readonly Fixture[];
  readonly road: readonly Road[];
  readonly visibility: readonly Visibility[];
  readonly seats: readonly { readonly name: string }[];
  readonly starts: readonly Start[];
  readonly junk: readonly Junk[];
}
