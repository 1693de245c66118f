// The armed part of a settlement: how many have arms, how many stand ready by day and by night, how long the rest take.

import {
  ARMED_PERCENT,
  MILITIA_ARMS,
  MUSTER_HOURS,
  READY_PERCENT,
  type SettlementSize,
} from '../catalog/settlement-size.ts';
import type { TimeOfDay } from '../catalog/urban-encounters.ts';

export interface Militia {
  readonly armed: number;
  readonly ready: Readonly<Record<TimeOfDay, number>>;
  readonly musterHours: number;
  /** The book prints the hour of a village and "several days"; the rest is ours (B-14c). */
  readonly musterReconstructed: boolean;
  readonly arms: readonly ('military' | 'civilian')[];
  readonly heavyWeapons: boolean;
}

export function militiaOf(size: SettlementSize, population: number): Militia {
  const armed = Math.floor((population * ARMED_PERCENT[size]) / 100);
  const muster: { readonly hours: number; readonly reconstructed?: true } = MUSTER_HOURS[size];
  return {
    armed,
    ready: { day: readyOf(armed, 'day'), night: readyOf(armed, 'night') },
    musterHours: muster.hours,
    musterReconstructed: muster.reconstructed === true,
    ...MILITIA_ARMS[size],
  };
}

/** Never fewer than one: somebody always keeps watch (B-14c). */
export function readyOf(armed: number, time: TimeOfDay): number {
  return Math.max(1, Math.floor((armed * READY_PERCENT[time]) / 100));
}
