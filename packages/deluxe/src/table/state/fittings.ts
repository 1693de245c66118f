import type { Side } from '../../catalog/units.ts';
import type { VehicleId } from './ids.ts';

/** Blades, and what they hang on. */
export interface Blades {
  readonly at: Side;
  /** On the frame: there was no armor at that place. */
  readonly welded: boolean;
  readonly fake?: true;
  lost: boolean;
}

/** The beam of a searchlight on somebody: it shows him, or blinds all aboard. */
export interface Beam {
  readonly by: VehicleId;
  readonly blinds: boolean;
  /** The last turn in which it stays on him by itself. */
  readonly until: number;
}
