// What a line has said so far, before it is known of which class the vehicle is.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { ChassisId } from '../../catalog/chassis.ts';
import type { HitchId, HitchReleaseId } from '../../catalog/hitches.ts';
import type { KingpinId } from '../../catalog/kingpins.ts';
import type { SuspensionId } from '../../catalog/suspensions.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Cargo, SingleDesign } from '../design/design.ts';
import type { AccessoryFit, CrewFit, Load, Location, Role, WeaponFit } from '../design/fittings.ts';

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
  mount: Location | 'turret' | 'platform' | null;
  /** The list goes on in which its side may still come. */
  isWaiting: boolean;
  turret: TurretDraft | null;
  links: string[];
  magazines: number;
  load: Load | null;
  inCargo: boolean;
  span: TokenRange;
}

export interface TurretDraft {
  /** Spaces it holds; null: as large as its contents need. */
  holds: number | null;
  popUp: boolean;
  cupola: boolean;
  universal: boolean;
  inCargo: boolean;
  at: Location | null;
  /** Which of several, if the line counts them. */
  ordinal: number | null;
}

export const newTurret = (): TurretDraft => ({
  holds: null,
  popUp: false,
  cupola: false,
  universal: false,
  inCargo: false,
  at: null,
  ordinal: null,
});

export interface CrewDraft {
  role: Role;
  count: number;
  at: CrewFit['at'];
  inCupola: boolean;
  computer: CrewFit['computer'];
  cyberlink: CrewFit['cyberlink'];
  armor: CrewFit['armor'];
  handWeapons: { id: NonNullable<CrewFit['handWeapons']>[number]['id']; count: number }[];
}

/** Something personal whose owner is settled once all are aboard. */
export interface Personal {
  readonly gear:
    | { readonly kind: 'computer'; readonly id: 'computer' | 'hirescomputer' }
    | { readonly kind: 'armor'; readonly id: 'bodyarmor' | 'improvedbodyarmor' }
    | { readonly kind: 'cyberlink'; readonly weapon: WeaponId | null; readonly mount: WeaponFit['mount'] | null };
  readonly count: number | null;
  readonly for: Role | 'all' | null;
  readonly span: TokenRange;
}

export class PartDraft {
  armorType: ArmorTypeId | null = null;
  readonly armor: Partial<Record<Location, number>> = {};
  readonly armorAll: { value: number }[] = [];
  /** A wall of numbers without sides. */
  armorRow: readonly number[] = [];
  /** The order in which that wall goes round, where the line tells it. */
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

interface PlantDraft {
  size: string | null;
  dp: number | null;
  count: number;
  at: 'front' | 'back' | 'cargo';
  unpaid: boolean;
  span: TokenRange;
}

interface TireDraft {
  tire: TireId;
  count: number | null;
  at: 'front' | 'back' | null;
  span: TokenRange;
}

export class VehicleDraft {
  name = '';
  notes: string | null = null;
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
  hitch: { type: HitchId; release?: HitchReleaseId | undefined; rented?: boolean | undefined } | null = null;
  driverSide: 'left' | 'right' | null = null;
  side: 'left' | 'right' | null = null;
  readonly plants: PlantDraft[] = [];
  readonly tires: TireDraft[] = [];
  readonly main = new PartDraft();
  carrier: { body: VehicleBodyId; part: PartDraft } | null = null;
  box: PartDraft | null = null;
}

export interface Stated {
  cost?: number;
  weight?: number;
  acceleration?: number;
  accelerationLoaded?: number;
  handlingClass?: number;
  topSpeed?: number;
  cargoSpaces?: number;
  cargoWeight?: number;
  maxLoad?: number;
  armorPoints?: number;
  spacesUsed?: number;
}
