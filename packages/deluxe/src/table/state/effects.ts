import type { Chapter, Modifier, RuleId } from '@hardtop/kernel';
import type { ManeuverId } from '../../catalog/maneuvers.ts';
import type { VehicleId } from './ids.ts';

/** Something that moves the handling marker down: a maneuver's difficulty, or a hazard's. */
export interface Trouble {
  readonly label: string;
  readonly difficulty: number;
  readonly rule: RuleId;
  /** What else adds to it: reverse, a stand-in at the wheel. */
  readonly extras?: readonly Modifier[];
}

/** Something happens to a vehicle that may cost its driver control. */
export interface HazardMet {
  readonly kind: 'hazard';
  readonly vehicle: VehicleId;
  readonly trouble: Trouble;
  /** Speed the control roll is made at, if not the present one: after a collision, the speed before it. */
  readonly speed?: number;
  /** A fishtail after a sideswipe goes to this side. */
  readonly fishtail?: 'left' | 'right';
}

/** A corner has lost its last tire. */
export interface CornerLost {
  readonly kind: 'corner-lost';
  readonly vehicle: VehicleId;
  readonly label: string;
}

/** Control is lost in a maneuver, or outright. */
export interface Crash1Due {
  readonly kind: 'crash-table-1';
  readonly vehicle: VehicleId;
  readonly heading: number;
  /** Speed before whatever caused it (C-13). */
  readonly speed: number;
  readonly maneuver: ManeuverId | null;
  readonly side: 'left' | 'right' | null;
  /** What is added to the roll, beside the modifier of the speed. */
  readonly extra?: Modifier;
}

/** Control is lost to a hazard. */
export interface Crash2Due {
  readonly kind: 'crash-table-2';
  readonly vehicle: VehicleId;
  readonly heading: number;
  readonly speed: number;
  /** A side that is given, not rolled. */
  readonly fishtail: 'left' | 'right' | null;
}

/** A vehicle catches fire. */
export interface FireStarted {
  readonly kind: 'fire';
  readonly vehicle: VehicleId;
  readonly label: string;
  readonly rule: RuleId;
}

/** A vehicle blows up. */
export interface Explosion {
  readonly kind: 'explosion';
  readonly vehicle: VehicleId;
}

/** What one chapter of the rules sets off in another, as data: carried out at once, before the next line. */
export type Effect = HazardMet | CornerLost | Crash1Due | Crash2Due | FireStarted | Explosion;

/** A piece of a chapter. */
export type DeluxePlay<R = void> = Chapter<Effect, R>;
