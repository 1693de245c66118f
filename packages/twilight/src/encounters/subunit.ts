// One subunit of a group: its men, arms, heavy weapon, transport and cargo.

import type { Bloc } from '../catalog/arms-lists.ts';
import type { IssueClass, LoadKind } from '../catalog/group-issue.ts';
import type { ArmsClass, Transport } from '../catalog/group-statistics.ts';
import type { HeavyWeaponId } from '../catalog/heavy-weapon-ids.ts';
import type { NpcType } from '../catalog/npc-types.ts';
import type { RollContext } from '../rolls/roll.ts';
import { type Armament, civilianArms, issuedArms, militaryArms, poorArms } from './arms.ts';
import { type Cargo, MEDICAL_ARMS, MEDICAL_CALLINGS } from './cargo.ts';
import { type CarriedHeavyWeapon, heavyWeaponOf } from './heavy-weapons.ts';
import { type Npc, personsOf, typeOf } from './people.ts';
import { conveyanceOf } from './transport.ts';
import type { Ride } from './vehicles.ts';

export interface Subunit {
  readonly n: number;
  readonly path: string;
  readonly type: NpcType;
  readonly people: readonly Npc[];
  readonly heavyWeapon: CarriedHeavyWeapon | null;
  readonly transport: Transport;
  readonly rides: readonly Ride[];
  readonly gun: HeavyWeaponId | null;
  readonly packHorses: number;
  readonly cargo: Cargo | null;
}

/** What the group settles for each of its subunits. */
export interface SubunitPlan {
  readonly n: number;
  readonly men: number;
  readonly types: readonly NpcType[];
  readonly bloc: Bloc;
  readonly arms: ArmsClass;
  readonly loads: LoadKind;
  /** Arms of a whole civilian or poor group, for the first men of its first subunit. */
  readonly special: readonly IssueClass[];
  readonly hasHeavyWeapon: boolean;
  readonly transport: Transport;
  readonly packHorses: number;
  readonly cargo: Cargo | null;
}

export function subunitOf(ctx: RollContext, path: string, plan: SubunitPlan): Subunit {
  const { n, men, bloc, transport, packHorses, cargo } = plan;
  const type = typeOf(ctx, `${path}/type`, plan.types);
  const isMedical = cargo === 'medical';
  const arms = isMedical ? issuedArms(ctx, `${path}/arms`, MEDICAL_ARMS, bloc) : armsOf(ctx, `${path}/arms`, plan);
  const people = personsOf(type, arms, isMedical ? MEDICAL_CALLINGS : []);
  const heavyWeapon = plan.hasHeavyWeapon ? heavyWeaponOf(ctx, `${path}/heavy-weapon`, men, bloc) : null;
  const { rides, gun } = conveyanceOf(ctx, path, transport, men, bloc);
  return { n, path, type, people, heavyWeapon, transport, rides, gun, packHorses, cargo };
}

export function armsOf(
  ctx: RollContext,
  path: string,
  plan: Pick<SubunitPlan, 'men' | 'bloc' | 'arms' | 'loads' | 'special'>,
): Armament {
  switch (plan.arms) {
    case 'military':
      return militaryArms(ctx, path, plan.men, plan.bloc, plan.loads);
    case 'civilian':
      return civilianArms(ctx, path, plan.men, plan.bloc, plan.special[0]);
    case 'poor':
      return poorArms(ctx, path, plan.men, plan.bloc, plan.special);
  }
}
