import type { XY } from './units.ts';

/** A top view as path data, nose up, in a frame of 50 by 100 units. */
export interface VehicleShape {
  readonly body: string;
  readonly glass: string;
  readonly roof: string;
  readonly pillars: string;
  readonly seams: string;
  readonly bed: string;
  readonly lamps: readonly XY[];
  readonly tails: readonly XY[];
  readonly wheels: readonly XY[];
  /** Where the roof number goes. */
  readonly roundel: XY & { readonly r: number };
  readonly front: number;
  readonly back: number;
}
