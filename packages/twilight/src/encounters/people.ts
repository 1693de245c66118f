// The men and women of a group: experience, a better leader, what each carries.

import type { RuleId } from '@hardtop/kernel';
import { NPC_TYPES, type NpcType } from '../catalog/npc-types.ts';
import { type RollContext, rollOn } from '../rolls/roll.ts';
import type { Armament, CarriedWeapon } from './arms.ts';

export type Role = 'leader' | 'fighter' | 'doctor' | 'nurse' | 'medic' | 'soldier' | 'mechanic' | 'orderly' | 'farmer';

export interface Npc {
  /** Within the subunit, from 1; the first leads. */
  readonly n: number;
  readonly role: Role;
  readonly type: NpcType;
  /** Nothing, for the poorest. */
  readonly weapon: CarriedWeapon | null;
  /** Full magazines or loads; single shots for the poor. */
  readonly loads: number;
  readonly grenades: number;
  readonly med?: number;
  /** The weapon lies somewhere near while he works. */
  readonly aside?: true;
}

export interface Calling {
  readonly role: Role;
  readonly med?: number;
  readonly aside?: true;
}

/** One of the two levels of the statistics: the first on 1 to 3, the second on 4 to 6. */
export function typeOf(
  ctx: RollContext,
  path: string,
  types: readonly NpcType[],
  rule: RuleId = 'twilight/groups/type',
): NpcType {
  const [first, second] = types;
  if (first === undefined) throw new Error('a group without a type');
  if (second === undefined) return first;
  const results = [first, first, first, second, second, second];
  return rollOn(ctx, path, { name: 'NPC type', dice: '1d6', first: 1, results }, rule);
}

/** A leader is one level better; there is none above Elite. */
export function leaderType(type: NpcType): NpcType {
  return NPC_TYPES[NPC_TYPES.indexOf(type) + 1] ?? type;
}

const FIGHTER: Calling = { role: 'fighter' };
const LEADER: Calling = { role: 'leader' };

/** `callings` names those who are not plain fighters, from the first man on. */
export function personsOf(
  type: NpcType,
  arms: Armament,
  callings: readonly (Calling | undefined)[] = [],
): readonly Npc[] {
  const better = leaderType(type);
  return arms.weapons.map((weapon, i) => {
    const { role, med, aside } = callings[i] ?? (i === 0 ? LEADER : FIGHTER);
    const loads = weapon === null ? 0 : (arms.loads[i] ?? 0);
    const person: Npc = {
      n: i + 1,
      role,
      type: i === 0 ? better : type,
      weapon,
      loads,
      grenades: arms.grenades[i] ?? 0,
    };
    if (med === undefined && aside === undefined) return person;
    return { ...person, ...(med === undefined ? {} : { med }), ...(aside === undefined ? {} : { aside }) };
  });
}
