import type { BodyId } from '../../catalog/bodies.ts';
import type { Fuse } from '../../catalog/dropped-weapons.ts';
import type { PlantId } from '../../catalog/plants.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { Side } from '../../catalog/units.ts';
import type { WeaponId } from '../../catalog/weapons.ts';

/** Where a weapon is mounted; `turret` stands for whatever turret the car has. */
export const MOUNTS = ['front', 'right', 'left', 'back', 'turret'] as const;
export type Mount = (typeof MOUNTS)[number];

export interface FieldedWeapon {
  readonly weapon: WeaponId;
  readonly mount: Mount;
  /** Weapons that share a link fire as one. */
  readonly link?: string | undefined;
  readonly magazines?: number;
  /** How the mines in it go off, where not under whoever drives over them. */
  readonly fuse?: Fuse;
}

export type Computer = 'none' | 'computer' | 'hirescomputer';
export type BodyArmor = 'none' | 'bodyarmor' | 'improvedbodyarmor';

export interface FieldedCrew {
  readonly role: 'driver' | 'gunner' | 'passenger';
  /** Plusses over the base skill. */
  readonly driver?: number;
  readonly gunner?: number;
  readonly armor?: BodyArmor;
  readonly computer?: Computer;
}

/** A car as it stands on the grid, with the totals printed for it. */
export interface Fielded {
  readonly id: string;
  readonly name: string;
  readonly body: BodyId;
  readonly plant: PlantId;
  readonly plantAt: 'front' | 'back';
  readonly tires: TireId;
  readonly wheels: 4 | 6;
  readonly crew: readonly FieldedCrew[];
  readonly weapons: readonly FieldedWeapon[];
  readonly armor: Readonly<Record<Side, number>>;
  readonly extinguisher?: 'fireextinguisher' | 'improvedfireextinguisher' | undefined;
  readonly ramPlate?: boolean;
  /** A turret on the roof, where no weapon listed stands in it. */
  readonly turret?: boolean;
  /** mph per turn. */
  readonly acceleration: 5 | 10 | 15;
  readonly handlingClass: number;
  readonly weight: number;
  readonly cost: number;
}
