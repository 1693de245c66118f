// The armed part of a settlement: how many have arms, how many stand ready by day and by night, how long the rest take.

import { NPC_LEVELS, NPC_TYPES, type NpcType } from '../catalog/npc-types.ts';
import {
  ARMED_PERCENT,
  MILITIA_ARMS,
  MILITIA_LEVELS,
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
  /** How many of the armed are of which level. */
  readonly levels: Readonly<Record<NpcType, number>>;
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
    levels: levelsOf(armed),
  };
}

/** Experienced and Novice, with here and there somebody better (B-14h). */
function levelsOf(armed: number): Militia['levels'] {
  const share = (percent: number) => Math.floor((armed * percent) / 100);
  const elite = share(MILITIA_LEVELS.elite);
  const veteran = share(MILITIA_LEVELS.veteran);
  const experienced = share(MILITIA_LEVELS.experienced);
  return { novice: armed - experienced - veteran - elite, experienced, veteran, elite };
}

/** `18 Experienced, 20 Novice and 2 Veteran`: the commonest first. */
export function levelWords({ levels }: Militia): string {
  const some = NPC_TYPES.filter((type) => levels[type] > 0).sort((a, b) => levels[b] - levels[a]);
  return some.map((type) => `${levels[type]} ${NPC_LEVELS[type].name}`).join(', ');
}

/** Never fewer than one: somebody always keeps watch (B-14c). */
export function readyOf(armed: number, time: TimeOfDay): number {
  return Math.max(1, Math.floor((armed * READY_PERCENT[time]) / 100));
}
