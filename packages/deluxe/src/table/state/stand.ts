import type { Vehicle } from './state.ts';

/** Whatever fires, as far as lines of fire and steady hands go: a vehicle, or somebody on foot. */
export type Stand = Pick<
  Vehicle,
  | 'id'
  | 'counter'
  | 'pose'
  | 'level'
  | 'speed'
  | 'tires'
  | 'flight'
  | 'rolling'
  | 'bootlegger'
  | 'aimedFire'
  | 'paintedUntil'
  | 'beam'
>;
