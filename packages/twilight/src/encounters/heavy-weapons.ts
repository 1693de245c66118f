import { type Bloc, HEAVY_WEAPON_PICKS } from '../catalog/arms-lists.ts';
import { HEAVY_WEAPON_TABLE, type HeavyWeaponKind } from '../catalog/encounter-equipment.ts';
import { HEAVY_LOADS } from '../catalog/group-issue.ts';
import type { HeavyWeaponId } from '../catalog/heavy-weapon-ids.ts';
import type { SmallArmId } from '../catalog/small-arms.ts';
import { RECONSTRUCTION, type RollContext, rollNumber, rollOn, rollPick } from '../rolls/roll.ts';

const RULE = 'twilight/groups/heavy-weapons';

export interface CarriedHeavyWeapon {
  readonly kind: HeavyWeaponKind;
  readonly weapon: HeavyWeaponId | SmallArmId;
  /** Missiles, rockets or belts. */
  readonly loads: number;
  /** The man who has it. */
  readonly gunner: number;
}

/** The third man: the first leads and the second has the automatic rifle. */
const GUNNER = 3;

/** Whether there is one; none and always need no die. */
export function hasHeavyWeapon(ctx: RollContext, path: string, upTo: number): boolean {
  if (upTo === 0 || upTo === 6) return upTo === 6;
  return rollNumber(ctx, path, '1d6', RULE, { table: 'Group Encounter Statistics Table', row: `1-${upTo}` }) <= upTo;
}

export function heavyWeaponOf(ctx: RollContext, path: string, men: number, bloc: Bloc): CarriedHeavyWeapon {
  const kind = rollOn(ctx, `${path}/kind`, HEAVY_WEAPON_TABLE, RULE);
  const list: readonly (HeavyWeaponId | SmallArmId)[] = HEAVY_WEAPON_PICKS[kind][bloc];
  const weapon = rollPick(ctx, `${path}/model`, 'Heavy weapon lists', list, RULE);
  const loads = rollNumber(ctx, `${path}/loads`, HEAVY_LOADS, RULE, RECONSTRUCTION);
  return { kind, weapon, loads, gunner: Math.min(GUNNER, men) };
}
