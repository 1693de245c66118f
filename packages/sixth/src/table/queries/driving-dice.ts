import type { Pose } from '@hardtop/geometry';
import type { DiceCounts } from '../../catalog/dice.ts';
import { HAZARDS, type HazardId } from '../../catalog/hazards.ts';
import { ZONE_IDS, ZONES, type ZoneId } from '../../catalog/turning-key.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Car, State } from '../state/state.ts';
import { effectsOf } from './cards.ts';
import { hazardsAt, terrainLevelAt } from './ground.ts';
import { addDice } from './odds.ts';
import { drivenSpeed } from './tokens.ts';

type Arena = { readonly setup: Setup; readonly state: State };

/** A driving roll before it is rolled. */
interface DrivingRoll {
  readonly dice: DiceCounts;
  /** What hazards add to it. */
  readonly adds: { readonly skid: number; readonly wrench: number };
  /** What lies below the car and counts. */
  readonly level: number;
  readonly hazards: readonly HazardId[];
}

const NO_DICE: DiceCounts = {};

/** All zones up to each. */
const DICE_TO_ZONE: ReadonlyMap<ZoneId | 'slide', DiceCounts> = new Map(
  ZONE_IDS.map((zone, i) => [zone, addDice(...ZONE_IDS.slice(0, i + 1).map((id) => ZONES[id].dice))]),
);

/** All zones up to the one that was reached; a slide reaches none. */
export const zoneDice = (reached: ZoneId | 'slide'): DiceCounts => DICE_TO_ZONE.get(reached) ?? NO_DICE;

/** Blue for the ground, the dice of hazards, and for a maneuver those of the speed, the zones and the cards. */
export function drivingRoll(arena: Arena, car: Car, pose: Pose, reached: ZoneId | 'slide' | null): DrivingRoll {
  const level = terrainLevelAt(arena.setup, pose);
  const handfuls: DiceCounts[] = level === 0 ? [] : [{ blue: level }];
  const hazards: HazardId[] = [];
  let [skid, wrench] = [0, 0];
  for (const { kind } of hazardsAt(arena, pose)) {
    const { id, dice, adds, maneuversOnly } = HAZARDS[kind];
    if (reached === null && maneuversOnly) continue;
    hazards.push(id);
    handfuls.push(dice);
    skid += adds.skid;
    wrench += adds.wrench;
  }
  if (reached !== null) {
    handfuls.push({ yellow: drivenSpeed(car) }, zoneDice(reached));
    for (const { effect } of effectsOf(car, 'maneuverDice')) handfuls.push(effect.dice);
  }
  const dice = handfuls.length === 0 ? NO_DICE : addDice(...handfuls);
  return { dice, adds: { skid, wrench }, level, hazards };
}

/** Ace tokens for committing to a maneuver. */
export function acesFor(car: Car): number {
  const byCards = effectsOf(car, 'aceAtSpeed').filter(({ effect }) => drivenSpeed(car) >= effect.from);
  return byCards.reduce((sum, { effect }) => sum + effect.tokens, 1);
}
