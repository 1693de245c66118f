import type { Side } from '../../catalog/units.ts';
import type { VehicleId } from './state.ts';
import type { WheelCorner } from './wheels.ts';

/** What is aimed at, and takes the hits first. */
export type Place =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'tire'; readonly corner: WheelCorner; readonly index: number }
  | { readonly kind: 'turret' };

/** One firing action: a weapon, or linked weapons together, at one place of one vehicle. */
export interface Shot {
  /** `mg-front>v2:left`, `mg-front+mg-front-2>v2:tire-front-left`. */
  readonly id: string;
  readonly firer: VehicleId;
  readonly weapons: readonly string[];
  readonly target: VehicleId;
  readonly place: Place;
}
