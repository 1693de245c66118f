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

/** All zones up to the one that was reached. */
export const zoneDice = (zone: ZoneId): DiceCounts =>
  addDice(...ZONE_IDS.slice(0, ZONE_IDS.indexOf(zone) + 1).map((id) => ZONES[id].dice));

/** Blue for the ground, the dice of hazards, and for a maneuver those of the speed, the zones and the cards. */
export function drivingRoll(arena: Arena, car: Car, pose: Pose, reached: ZoneId | 'slide' | null): DrivingRoll {
  const hazards = hazardsAt(arena, pose)
    .map(({ kind }) => HAZARDS[kind])
    .filter(({ maneuversOnly }) => reached !== null || !maneuversOnly);
  const level = terrainLevelAt(arena.setup, pose);
  const below = { level, hazards: hazards.map(({ id }) => id) };
  const ground = addDice({ blue: level }, ...hazards.map(({ dice }) => dice));
  const adds = {
    skid: hazards.reduce((sum, hazard) => sum + hazard.adds.skid, 0),
    wrench: hazards.reduce((sum, hazard) => sum + hazard.adds.wrench, 0),
  };
  if (reached === null) return { dice: ground, adds, ...below };
  const cards = effectsOf(car, 'maneuverDice').map(({ effect }) => effect.dice);
  const zones = reached === 'slide' ? {} : zoneDice(reached);
  return { dice: addDice(ground, { yellow: drivenSpeed(car) }, zones, ...cards), adds, ...below };
}

/** Ace tokens for committing to a maneuver. */
export function acesFor(car: Car): number {
  const byCards = effectsOf(car, 'aceAtSpeed').filter(({ effect }) => drivenSpeed(car) >= effect.from);
  return byCards.reduce((sum, { effect }) => sum + effect.tokens, 1);
}
