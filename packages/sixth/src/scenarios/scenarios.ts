import { checkpointRace, puddles, threeTwoOne } from './card-games.ts';
import { firstDuel, largeDuel, largeMelee, mediumDuel, rocketDuel, sealedDuel, smallMelee } from './duels.ts';
import { badlands, crossing, provingGround } from './grounds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** Ready to play; the first is what a newcomer is offered. */
export const SCENARIOS: readonly ScenarioFile[] = [
  firstDuel,
  mediumDuel,
  largeDuel,
  crossing,
  badlands,
  smallMelee,
  largeMelee,
  provingGround,
  rocketDuel,
  sealedDuel,
  checkpointRace,
  puddles,
  threeTwoOne,
];
