import { derby, hiTechDuel, hiTechMelee, loTechDuel, openDuel } from './arena.ts';
import { race, sprint } from './circuit.ts';
import { bankJob, streetFight } from './city.ts';
import { highwayDuel, rigRun } from './highway.ts';
import { spyChase } from './pass.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** Ready to play; the first is what a newcomer is offered. */
export const SCENARIOS: readonly ScenarioFile[] = [
  highwayDuel,
  race,
  hiTechDuel,
  loTechDuel,
  bankJob,
  spyChase,
  derby,
  rigRun,
  streetFight,
  hiTechMelee,
  sprint,
  openDuel,
];
