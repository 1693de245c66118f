import type { Point } from '@hardtop/geometry';
import { DIRECT_HIT, ICM_ATTACKS, type IcmRow } from '../../../catalog/icm.ts';
import { INDIRECT_FIRE } from '../../../catalog/ordnance-handling.ts';

/** How far a round falls from what it was meant for, and which way of eight, 0 to the north and on clockwise. */
interface Deviation {
  readonly meters: number;
  readonly way: number;
}

export const ON_TARGET: Deviation = { meters: 0, way: 0 };

/** The first round that misses: 1D10 tens of meters. */
export const deviationOf = (die: number, way: number): Deviation => ({
  meters: die * INDIRECT_FIRE.metersPerPip,
  way: (way - 1) % INDIRECT_FIRE.directions,
});

/** Less than half a small square off is no miss. */
const NEAR = 4;

/** A corrected round falls half as far off, the same way. */
export function corrected({ meters, way }: Deviation): Deviation {
  const left = Math.floor(meters * INDIRECT_FIRE.correctedShare);
  return left < NEAR ? ON_TARGET : { meters: left, way };
}

const EAST = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/** Meters of a diagonal step count half as much again, so it goes two thirds as far each way. */
const DIAGONAL = 2 / 3;

/** Where it falls. */
export function fallsAt(aim: Point, { meters, way }: Deviation): Point {
  const [east, south] = [EAST[way] ?? 0, SOUTH[way] ?? 0];
  const along = east !== 0 && south !== 0 ? meters * DIAGONAL : meters;
  return { x: Math.round(aim.x + east * along), y: Math.round(aim.y + south * along) };
}

/** Phases until it falls. */
export const roundFlight = (meters: number): number => Math.max(1, Math.ceil(meters / INDIRECT_FIRE.metersPerPhase));

/** Why a weapon cannot reach so far by indirect fire; null: it can. */
export function indirectTrouble(most: number | null, meters: number): string | null {
  if (most === null) return 'It has no indirect fire.';
  if (meters < INDIRECT_FIRE.leastMeters) return `Nearer than ${INDIRECT_FIRE.leastMeters} m no round can be lobbed.`;
  return meters > most ? `It reaches ${most} m.` : null;
}

/** What two dice of ten say of a square with somebody in it: a bomblet there, one beside it, none. */
export function bombletAt(row: IcmRow, close: number, adjacent: number): 'here' | 'beside' | null {
  const { close: here, adjacent: beside } = ICM_ATTACKS[row];
  return close <= here ? 'here' : adjacent <= beside ? 'beside' : null;
}

/** Chances of both, for a square with somebody in it. */
export function bombletOdds(row: IcmRow): { readonly here: number; readonly beside: number } {
  const { close, adjacent } = ICM_ATTACKS[row];
  return { here: close / 10, beside: ((10 - close) / 10) * (adjacent / 10) };
}

export const isDirectHit = (die: number, who: 'personnel' | 'vehicle'): boolean => die <= DIRECT_HIT[who];
