export { garage } from './garage/garage.ts';
export { roadrage } from './ruleset.ts';
