import {
  MERCHANT_CARGO_TABLE,
  type MerchantCargo,
  MILITARY_CARGO_TABLE,
  type MilitaryCargo,
} from '../catalog/encounter-equipment.ts';
import { MEDICAL_CREW } from '../catalog/group-details.ts';
import { CONTRABAND, type Contraband } from '../catalog/group-issue.ts';
import { SUPPLY_DUMP } from '../catalog/item-information.ts';
import { type RollContext, rollOn, rollPick } from '../rolls/roll.ts';
import type { Calling } from './people.ts';

const EQUIPMENT = 'twilight/groups/equipment-table';

export type Cargo = MilitaryCargo | MerchantCargo | Contraband;

export function militaryCargoOf(ctx: RollContext, path: string): MilitaryCargo {
  return rollOn(ctx, path, MILITARY_CARGO_TABLE, EQUIPMENT);
}

export function merchantCargoOf(ctx: RollContext, path: string): MerchantCargo {
  return rollOn(ctx, path, MERCHANT_CARGO_TABLE, EQUIPMENT);
}

/** A supply dump holds neither medical stores nor parts: those are rolled again until they are something else. */
export function dumpCargoOf(ctx: RollContext, path: string): MilitaryCargo {
  const rerolled: readonly MilitaryCargo[] = SUPPLY_DUMP.rerolled;
  let cargo = rollOn(ctx, path, MILITARY_CARGO_TABLE, 'twilight/items/supply-dump');
  for (let again = 1; rerolled.includes(cargo); again++) {
    cargo = rollOn(ctx, `${path}/again-${again}`, MILITARY_CARGO_TABLE, 'twilight/items/supply-dump');
  }
  return cargo;
}

export function contrabandOf(ctx: RollContext, path: string): Contraband {
  return rollPick(ctx, path, 'Smuggled goods', CONTRABAND, 'twilight/groups/smugglers');
}

const { doctors, nurses, medics, soldiers } = MEDICAL_CREW;

/** Who goes with medical cargo, and what each carries. */
export const MEDICAL_CALLINGS: readonly Calling[] = [
  ...several<Calling>(doctors.count, { role: 'doctor', med: doctors.med }),
  ...several<Calling>(nurses.count, { role: 'nurse', med: nurses.med }),
  ...several<Calling>(medics.count, { role: 'medic', med: medics.med }),
  ...several<Calling>(soldiers.count, { role: 'soldier' }),
];

export const MEDICAL_ARMS = [
  ...several(doctors.count, doctors.arm),
  ...several(nurses.count, nurses.arm),
  ...several(medics.count, medics.arm),
  ...several(soldiers.count, soldiers.arm),
];

function several<T>(count: number, one: T): readonly T[] {
  return new Array<T>(count).fill(one);
}
