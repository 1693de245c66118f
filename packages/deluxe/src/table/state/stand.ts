import type { VehicleId } from './ids.ts';
import type { Vehicle } from './state.ts';

/** Whatever fires, as far as lines of fire and steady hands go: a vehicle, or somebody on foot. */
export type Stand = Pick<
  Vehicle,
  | 'id'
  | 'counter'
  | 'pose'
  | 'level'
  | 'speed'
  | 'grounds'
  | 'tires'
  | 'flight'
  | 'rolling'
  | 'bootlegger'
  | 'aimedFire'
  | 'paintedUntil'
  | 'beam'
> & {
  /** What he rides on the outside of; absent for all else. */
  readonly on?: VehicleId;
};
