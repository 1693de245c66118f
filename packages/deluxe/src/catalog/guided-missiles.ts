// Guided missiles (deluxe/V.2/guided-missile). Inches and mph.

/** Both kinds fly at this speed, every phase from the next on, and no farther. */
export const GUIDED_MISSILES = { mph: 200, range: 72 } as const;

/** A radar-guided one has no penalty for range, but for being fired from nearby: for each full step nearer than this (W-27). */
export const RADAR_NEAR = { under: 24, step: 4, perStep: -1 } as const;

/** A wire-guided one is armed by its flight. */
export const WIRE_ARMED_AFTER = 12;
