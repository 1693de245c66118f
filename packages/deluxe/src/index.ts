export { legalMovesBench } from './bench.ts';
export { RULES } from './rules.ts';
export { deluxe } from './ruleset.ts';
export { SCENARIOS } from './scenarios/arena.ts';
export type { ScenarioFile } from './scenarios/scenario-file.ts';
export type { Setup } from './scenarios/setup.ts';
export type { State, Vehicle } from './table/state.ts';
