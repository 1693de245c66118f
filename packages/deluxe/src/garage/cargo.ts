import type { CarTireSize } from '../catalog/tire-sizes.ts';
import type { TireId } from '../catalog/tires.ts';
import type { WeaponId } from '../catalog/weapons.ts';
import type { SingleDesign } from './design.ts';

/** What a vehicle hauls and could do without. */
export type Cargo =
  | { readonly kind: 'goods'; readonly name: string; readonly spaces: number; readonly weight: number; readonly cost?: number | undefined } // biome-ignore format: one kind a line
  | {
      readonly kind: 'spare-tire';
      readonly tire: TireId;
      readonly size: CarTireSize | 'cycle' | 'truck';
      readonly count: number;
    } // of which body
  | { readonly kind: 'ammunition'; readonly weapon: WeaponId; readonly loads: number }
  | { readonly kind: 'grenades'; readonly boxes: number }
  | { readonly kind: 'vehicle'; readonly design: SingleDesign }; // whole, with its crew and its own cargo
