export { encounterMix, journeyYear } from './bench.ts';
export { RULES } from './rules.ts';
export { TWILIGHT_ENCOUNTERS } from './view/desk.ts';
