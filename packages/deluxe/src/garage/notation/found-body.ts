// A body as a line names it, and with it the class.

import { VEHICLE_BODIES, type VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import type { VehicleClass } from './draft.ts';

export interface NamedBody {
  readonly class: VehicleClass | 'carrier';
  readonly body: VehicleBodyId;
  readonly reversed?: boolean;
  readonly stowaway?: boolean;
  readonly reefer?: boolean;
  readonly kind?: 'semi' | 'full';
  /** The line does not say which. */
  readonly isAssumed?: boolean;
}

const isBody = (id: string): id is VehicleBodyId => Object.values(VEHICLE_BODIES).some((table) => id in table);
export const found = (id: string, kind: NamedBody['class'], more: Partial<NamedBody> = {}): NamedBody | null =>
  isBody(id) ? { class: kind, body: id, ...more } : null;
