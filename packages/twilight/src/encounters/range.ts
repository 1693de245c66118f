import { RANGE_DICE, RANGE_MULTIPLIER } from '../catalog/encounter-range.ts';
import { type Country, TERRAIN_NAMES, type Terrain } from '../catalog/terrains.ts';
import { type RollContext, type RollSource, rollNumber } from '../rolls/roll.ts';

export interface EncounterRange {
  readonly die: number;
  /** Meters for each point of the die; the least range at which anyone can be met. */
  readonly multiplier: number;
  readonly meters: number;
}

/** A road has the range of the country it runs through. */
export function countryOf(terrain: Terrain, beside: Country | undefined): Country {
  return terrain === 'road' ? (beside ?? 'clear') : terrain;
}

export function rangeOf(ctx: RollContext, path: string, country: Country): EncounterRange {
  const die = rollNumber(ctx, path, RANGE_DICE, 'twilight/encounters/range', SOURCES[country]);
  const multiplier = RANGE_MULTIPLIER[country];
  return { die, multiplier, meters: die * multiplier };
}

function sourceOf(country: Country): RollSource {
  return { table: 'Encounter Range Table', row: `${TERRAIN_NAMES[country]}: 1D10x${RANGE_MULTIPLIER[country]} meters` };
}

const SOURCES: Readonly<Record<Country, RollSource>> = {
  clear: sourceOf('clear'),
  hill: sourceOf('hill'),
  swamp: sourceOf('swamp'),
  wood: sourceOf('wood'),
};
