// What a line has said so far, before it is known of which class the vehicle is.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { ChassisId } from '../../catalog/chassis.ts';
import type { KingpinId } from '../../catalog/kingpins.ts';
import type { SuspensionId } from '../../catalog/suspensions.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Cargo, HitchFit, PlantFit, SingleDesign } from '../design/design.ts';
import type { AccessoryFit, CrewFit, Load, Location, Role, WeaponFit } from '../design/fittings.ts';
import type { IdOf } from './words.ts';

export type VehicleClass = SingleDesign['class'];

/** From one token to another, the last not included. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

export interface WeaponDraft {
  weapon: WeaponId;
  count: number;
  /** null: not said yet; the next in the list may say it for both. */
  mount: WeaponFit['mount'] | null;
  /** The list goes on in which its side may still come. */
  isWaiting: boolean;
  turret: TurretDraft | null;
  links: string[];
  magazines: number;
  load: Load | undefined;
  inCargo: boolean;
  span: TokenRange;
}

/** `holds` are its spaces, null for as many as its contents need; `ordinal` which of several, if the line counts them. */
export const newTurret = () => ({
  holds: null as number | null,
  popUp: false,
  cupola: false,
  universal: false,
  inCargo: false,
  at: null as Location | null,
  ordinal: null as number | null,
});
export type TurretDraft = ReturnType<typeof newTurret>;

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

export type CrewDraft = Omit<Open<CrewFit>, 'turret' | 'count' | 'handWeapons'> & {
  count: number;
  inCupola: boolean;
  handWeapons: NonNullable<CrewFit['handWeapons']>[number][];
};

export const person = (role: Role, count: number): CrewDraft => ({ role, count, inCupola: false, handWeapons: [] });

/** Something personal whose owner is settled once all are aboard. */
export interface Personal {
  readonly id: IdOf<'gear'>;
  /** The weapon at the other end of a cyberlink, as far as it is named. */
  readonly aim: Pick<WeaponDraft, 'weapon' | 'mount'> | null;
  readonly count: number | null;
  readonly for: Role | 'all' | null;
  readonly span: TokenRange;
}

export class PartDraft {
  armorType: ArmorTypeId | null = null;
  readonly armor: Partial<Record<Location, number>> = {};
  armorAll: number | null = null;
  /** A wall of numbers without sides, and the order in which it goes round, where the line tells it. */
  armorRow: readonly number[] = [];
  armorOrder: readonly Location[] = [];
  /** Said of "each side": all of them, if no other is named. */
  eachSide: number | null = null;
  saysArmor = false;
  readonly weapons: WeaponDraft[] = [];
  readonly turrets: TurretDraft[] = [];
  readonly crew: CrewDraft[] = [];
  readonly personal: Personal[] = [];
  readonly accessories: (Omit<AccessoryFit, 'id'> & { id: AccessoryFit['id'] | 'blades' })[] = [];
  readonly cargo: Cargo[] = [];
  spaces = 0;
}

type Spanned<T> = T & { readonly span: TokenRange };

type PlantDraft = Pick<PlantFit, 'at'> & { readonly size: string; readonly count: number; readonly unpaid: boolean };
type TireDraft = { readonly tire: TireId; readonly count: number | null; readonly at: 'front' | 'back' | null };

export class VehicleDraft {
  name = '';
  notes: string | undefined;
  class: VehicleClass | null = null;
  body: VehicleBodyId | null = null;
  reversed = false;
  stowaway = false;
  reefer = false;
  sixWheels = false;
  /** Said apart from the cab. */
  tenWheels = false;
  kind: 'semi' | 'full' | null = null;
  chassis: ChassisId | null = null;
  suspension: SuspensionId | null = null;
  kingpin: KingpinId | null = null;
  hitch: HitchFit | undefined;
  driverSide: 'left' | 'right' | undefined;
  side: 'left' | 'right' | undefined;
  readonly plants: Spanned<PlantDraft>[] = [];
  readonly tires: Spanned<TireDraft>[] = [];
  readonly main = new PartDraft();
  carrier: { readonly body: VehicleBodyId; readonly part: PartDraft } | undefined;
  box: PartDraft | undefined;
}

/** Only what drives has a plant and a driver. */
export const isPulled = (kind: string | null): boolean =>
  kind === 'sidecar' || kind === 'car-trailer' || kind === 'trailer';
