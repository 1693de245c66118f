export { roadrage } from './ruleset.ts';
