// Suspensions of cycles, sidecars and trikes (deluxe/IX.1/suspension, deluxe/XIV.5/off-road-suspension); price in percent of the frame's.

import type { SuspensionId } from './suspensions.ts';

export interface CycleSuspension {
  readonly name: string;
  readonly costPercent: number;
  readonly handlingClass: number;
}

export const CYCLE_SUSPENSIONS = {
  light: { name: 'Light', costPercent: 0, handlingClass: 0 },
  improved: { name: 'Improved', costPercent: 100, handlingClass: 1 },
  heavy: { name: 'Heavy', costPercent: 200, handlingClass: 2 },
  offroad: { name: 'Off-road', costPercent: 300, handlingClass: 2 },
} as const satisfies Record<SuspensionId, CycleSuspension>;

export type CycleSuspensionId = keyof typeof CYCLE_SUSPENSIONS;

/** A row under its general type. */
export const cycleSuspension = (id: CycleSuspensionId): CycleSuspension => CYCLE_SUSPENSIONS[id];
