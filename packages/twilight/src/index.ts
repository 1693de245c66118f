export { encounterMix, journeyYear } from './encounters/bench.ts';
export { TWILIGHT_ENCOUNTERS } from './encounters/desk.ts';
export { RULES } from './rules.ts';
