// Sidecar frames (deluxe/IX.1/frames) with their armor (deluxe/IX.1/armor). Dollars, pounds, spaces. Chassis strength is fixed.

import type { LaidOutBody } from './body-figures.ts';

// The light one's reflective armor is printed at 6.6 lb a point; 5.5 by the stated factor (W-03).
export const SIDECAR_BODIES = {
  lightsidecar: { name: 'Light sidecar', cost: 300, weight: 200, maxLoad: 400, spaces: 2, cargoSpaces: 0, armor: { cost: 5, weight: 5 }, layout: 'five' },
  heavysidecar: { name: 'Heavy sidecar', cost: 450, weight: 350, maxLoad: 750, spaces: 3, cargoSpaces: 0, armor: { cost: 5, weight: 6 }, layout: 'five' },
} as const satisfies Record<string, LaidOutBody>;

export type SidecarBodyId = keyof typeof SIDECAR_BODIES;

/** A row under its general type. */
export const sidecarBody = (id: SidecarBodyId): LaidOutBody => SIDECAR_BODIES[id];

export const SIDECAR_WHEELS = 1;

export const SIDECARS_PER_CYCLE = 1;

/** One that lies by itself, inches (H-130). */
export const SIDECAR_COUNTER = { length: 0.5, width: 0.25 } as const;
