import type { Point } from '@hardtop/geometry';
import type { Side } from '../../catalog/units.ts';
import type { PersonId, StructureId, VehicleId } from './ids.ts';

interface SetMine {
  /** `limpet-1`. */
  readonly id: string;
  readonly by: PersonId;
  /** The turn it was set in, and the one at whose end it goes off. */
  readonly set: number;
  readonly goesOff: number;
}

/** One that sticks to a vehicle. */
export interface VehicleLimpet extends SetMine {
  readonly on: VehicleId;
  readonly side: Side;
  /** The weapon before whose port it sits; null is on the bare armor. */
  readonly port: string | null;
}

/** One that sticks to something built, at the height of a hand. */
export interface WallLimpet extends SetMine {
  readonly wall: StructureId;
  readonly at: Point;
}

/** A mine that somebody has stuck on. */
export type Limpet = VehicleLimpet | WallLimpet;
