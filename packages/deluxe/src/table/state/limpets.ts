import type { Side } from '../../catalog/units.ts';
import type { PersonId, VehicleId } from './ids.ts';

/** A mine that sticks to a vehicle. */
export interface Limpet {
  /** `limpet-1`. */
  readonly id: string;
  readonly on: VehicleId;
  readonly side: Side;
  /** The weapon before whose port it sits; null is on the bare armor. */
  readonly port: string | null;
  readonly by: PersonId;
  /** The turn it was set in, and the one at whose end it goes off. */
  readonly set: number;
  readonly goesOff: number;
}
