// Grasshoppers (deluxe/XIII.4/grasshoppers): a car body with folding rotors and a helicopter plant. Dollars, spaces, damage points.

import type { BodyId } from './bodies.ts';
import type { HelicopterPlantId } from './helicopter-plants.ts';

interface Grasshopper {
  readonly bodies: readonly BodyId[];
  /** On top of the car body's price. */
  readonly cost: number;
  readonly plants: readonly HelicopterPlantId[];
  /** Rotor gear, beyond the plant's own spaces. */
  readonly extraSpaces: number;
  readonly rotorDp: { readonly main: number; readonly stabilizer: number };
  /** mph per turn on the road; in the air as a helicopter. */
  readonly groundAcceleration: 5;
  readonly airHandlingClass: number;
  readonly turrets: false;
  /** Turns to unfold, then to spin up. */
  readonly unfoldTurns: number;
  readonly spinTurns: number;
}

export const GRASSHOPPER = {
  bodies: ['midsize', 'luxury'],
  cost: 15000,
  plants: ['mini', 'small'],
  extraSpaces: 1,
  rotorDp: { main: 5, stabilizer: 3 },
  groundAcceleration: 5,
  airHandlingClass: 2,
  turrets: false,
  unfoldTurns: 1,
  spinTurns: 3,
} as const satisfies Grasshopper;
