// Armor locations by class of vehicle (deluxe/VIII.7/armor, deluxe/IX.1/armor, deluxe/XI.1/armor, deluxe/XII.2/armor), in the order of the books' stat lines.

import { SIDES } from './units.ts';

/** The long sides of trailers and buses of 20 feet and more, each in two halves. */
const HALVES = ['frontRight', 'backRight', 'frontLeft', 'backLeft', 'frontTop', 'backTop', 'frontUnderbody', 'backUnderbody'] as const;

export const ARMOR_LOCATIONS = [...SIDES, ...HALVES] as const;
export type ArmorLocation = (typeof ARMOR_LOCATIONS)[number];

/** The five plates of a sidecar, beside those of its cycle. */
export const SIDECAR_PLATES = ['sidecarFront', 'sidecarRight', 'sidecarLeft', 'sidecarBack', 'sidecarUnderbody'] as const;

/** Every place where a vehicle at the table may have armor. */
export const PLATES = [...ARMOR_LOCATIONS, ...SIDECAR_PLATES] as const;
export type Plate = (typeof PLATES)[number];

/** The plate of a sidecar on one of its sides. */
export const SIDECAR_PLATE = {
  front: 'sidecarFront',
  right: 'sidecarRight',
  left: 'sidecarLeft',
  back: 'sidecarBack',
  underbody: 'sidecarUnderbody',
} as const satisfies Record<string, Plate>;

// A dumper has no top to armor; the flatbed of 20 feet counts as long (W-18).
export const ARMOR_LAYOUTS = {
  six: SIDES,
  two: ['front', 'back'], // cycles
  five: ['front', 'right', 'left', 'back', 'underbody'], // sidecars, dump carriers
  ten: ['front', 'back', 'frontRight', 'backRight', 'frontLeft', 'backLeft', 'frontTop', 'backTop', 'frontUnderbody', 'backUnderbody'],
  eight: ['front', 'back', 'frontRight', 'backRight', 'frontLeft', 'backLeft', 'frontUnderbody', 'backUnderbody'], // dump trailers
  flatbed: ['underbody'],
  longFlatbed: ['frontUnderbody', 'backUnderbody'],
} as const satisfies Record<string, readonly ArmorLocation[]>;

export type ArmorLayoutId = keyof typeof ARMOR_LAYOUTS;

/** A row under its general type. */
export const armorLayout = (id: ArmorLayoutId): readonly ArmorLocation[] => ARMOR_LAYOUTS[id];

/** As printed in stat lines. */
export const ARMOR_ABBREVIATIONS = {
  front: 'F',
  right: 'R',
  left: 'L',
  back: 'B',
  top: 'T',
  underbody: 'U',
  frontRight: 'FR',
  backRight: 'BR',
  frontLeft: 'FL',
  backLeft: 'BL',
  frontTop: 'FT',
  backTop: 'BT',
  frontUnderbody: 'FU',
  backUnderbody: 'BU',
} as const satisfies Record<ArmorLocation, string>;
