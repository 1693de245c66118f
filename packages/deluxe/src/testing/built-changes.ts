import type { Rational } from '../catalog/units.ts';
import type { VehicleModel, WheelModel } from '../table/state/model.ts';
import type { ArmorPoints } from '../table/state/state.ts';

export const NOT_FOR_COUNTRY = { offRoadClass: 0, offRoadSuspension: false, brushcutter: false };

/** What a test may change of a car as it was built. */
export interface BuiltChanges {
  readonly fullArmor?: Readonly<ArmorPoints>;
  readonly plantAt?: 'front' | 'back';
  readonly dm?: Rational;
  readonly ramPlate?: boolean;
  readonly country?: Partial<typeof NOT_FOR_COUNTRY>;
  readonly sensors?: VehicleModel['sensors'];
  readonly armorType?: VehicleModel['armorType'];
  readonly aids?: VehicleModel['aids'];
  readonly chains?: boolean;
  /** Solid tires. */
  readonly spikeProof?: boolean;
  readonly guardsRetract?: boolean;
  readonly sidecarArmor?: VehicleModel['armorType'];
  readonly radials?: number;
  readonly universal?: boolean;
  readonly guardArmor?: VehicleModel['armorType'];
  readonly body?: VehicleModel['body'];
  readonly sidecar?: VehicleModel['sidecar'];
  readonly acceleration?: number;
  readonly topSpeed?: number;
  readonly extinguisher?: VehicleModel['extinguisher'];
  readonly seat?: number;
}

const BUILT: Readonly<Record<keyof BuiltChanges, true>> = {
  fullArmor: true,
  plantAt: true,
  dm: true,
  ramPlate: true,
  country: true,
  sensors: true,
  armorType: true,
  aids: true,
  chains: true,
  spikeProof: true,
  guardsRetract: true,
  sidecarArmor: true,
  radials: true,
  universal: true,
  guardArmor: true,
  body: true,
  sidecar: true,
  acceleration: true,
  topSpeed: true,
  extinguisher: true,
  seat: true,
};

/** The changes without what stands on the model alone. */
export function leftOf<Changes extends BuiltChanges>(changes: Changes): Omit<Changes, keyof BuiltChanges> {
  const left = { ...changes };
  for (const key of Object.keys(BUILT) as (keyof BuiltChanges)[]) delete left[key];
  return left;
}

/** What the changes say of its wheelguards. */
export function guardBuilt({
  guardsRetract,
  guardArmor,
}: BuiltChanges): Pick<WheelModel, 'guardRetracts' | 'guardArmor'> {
  return { ...(guardsRetract === true && { guardRetracts: true }), ...(guardArmor !== undefined && { guardArmor }) };
}
