// What makes and unmakes a name (deluxe/VII.2/prestige). Points.
import type { DeluxeRule } from '../rules.ts';

export interface PrestigeRow {
  readonly value: number;
  readonly label: string;
  readonly rule: DeluxeRule;
}

// biome-ignore format: one row per line
export const PRESTIGE = {
  entered: { value: 1, label: 'Entered combat', rule: 'deluxe/VII.2/prestige' },
  kill: { value: 2, label: 'A kill by his vehicle', rule: 'deluxe/VII.2/prestige' },
  lostUnhurt: { value: -1, label: 'His vehicle killed, himself unhurt', rule: 'deluxe/VII.2/prestige' },
  lostHurt: { value: -2, label: 'His vehicle killed, himself hurt', rule: 'deluxe/VII.2/prestige' },
  leftVehicle: { value: -1, label: 'Left a vehicle that could move and fire', rule: 'deluxe/VII.2/prestige' },
  leftArena: { value: -1, label: 'Left the arena in a vehicle that could move and fire', rule: 'deluxe/VII.2/prestige' },
  byHand: { value: 1, label: 'Attacked with hand weapons outside a vehicle', rule: 'deluxe/VII.2/prestige' },
  knownVictim: { value: 1, label: 'The victim had a name', rule: 'deluxe/VII.2/prestige' },
  famousVictim: { value: 2, label: 'The victim was famous', rule: 'deluxe/VII.2/prestige' },
  ace: { value: 5, label: 'Became an ace', rule: 'deluxe/VII.2/aces' },
  doubleAce: { value: 10, label: 'Became a double ace', rule: 'deluxe/VII.2/aces' },
} as const satisfies Record<string, PrestigeRow>;

/** How somebody died, as the fans see it. */
export const DEATHS = ['heroic', 'ordinary', 'mundane', 'cowardly'] as const;
export type Death = (typeof DEATHS)[number];

export const DEATH_PRESTIGE = {
  heroic: { value: -1, label: 'A heroic death', rule: 'deluxe/VII.2/prestige' },
  ordinary: { value: -2, label: 'An ordinary death in combat', rule: 'deluxe/VII.2/prestige' },
  mundane: { value: -3, label: 'A mundane death', rule: 'deluxe/VII.2/prestige' },
  cowardly: { value: -5, label: 'The death of a coward', rule: 'deluxe/VII.2/prestige' },
} as const satisfies Record<Death, PrestigeRow>;

/** A victim whose prestige is above these counts more. */
export const VICTIMS = { known: 15, famous: 20 } as const;

/** Confirmed kills that make one (deluxe/VII.2/aces). */
export const ACES = { ace: 5, doubleAce: 10 } as const;

/** What a vote of players and onlookers may add in one game. */
export const VOTED_MOST = 3;

/** A road fight is seen by a camera on so many in six, where the referee does not know better. */
export const FILMED_ON = 2;

/** What a name is worth (deluxe/VII.2/advantages): from so much on a purse grows by as many percent, and cars and repairs cost less. */
export const PURSE_FROM = 10;

export interface Discount {
  readonly from: number;
  readonly percent: number;
}

/** Best first. */
export const DISCOUNTS = [
  { from: 25, percent: 50 },
  { from: 15, percent: 25 },
] as const satisfies readonly Discount[];
