import type { DiceCounts } from './dice.ts';

// Lengths are car lengths, the length of the rectangle on a car's base; angles are tenths of a degree, like headings.

export const TURNING_KEY = { length: 2, width: 0.5 } as const;

/** The rectangle is the car in movement and combat; nose and rear count in contact alone. */
export const CAR = { length: 1, width: 0.5, nose: 0.085, rear: 0.085 } as const;

export const ZONE_IDS = ['SLIGHT', 'D1', 'D2', 'D3', 'D4'] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

interface Zone {
  readonly id: ZoneId;
  /** A pivot beyond `from`, up to and with `to`, ends in this zone. */
  readonly from: number;
  readonly to: number;
  /** What this zone adds; the dice of all zones that were entered add up. */
  readonly dice: DiceCounts;
  readonly maneuver: boolean;
}

export const ZONES: Readonly<Record<ZoneId, Zone>> = {
  SLIGHT: { id: 'SLIGHT', from: 0, to: 75, dice: {}, maneuver: false },
  D1: { id: 'D1', from: 75, to: 225, dice: { green: 1 }, maneuver: true },
  D2: { id: 'D2', from: 225, to: 450, dice: { yellow: 1 }, maneuver: true },
  D3: { id: 'D3', from: 450, to: 675, dice: { red: 1 }, maneuver: true },
  D4: { id: 'D4', from: 675, to: 900, dice: { white: 1 }, maneuver: true },
};

/** A turn stops at multiples of this. */
export const ANGLE_STEP = 5;

/** A slide keeps the heading and goes one car length at this angle to it. */
export const SLIDE = { travel: 1, angle: 300 } as const;

/** How far the back swings for so many skids that could not be paid; one more flips the car. */
export const SPIN = [225, 450, 675, 900] as const;
