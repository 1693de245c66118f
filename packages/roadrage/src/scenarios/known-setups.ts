import { readingOnce } from '@hardtop/kernel';
import { parseSetup } from './scenario-file.ts';
import { SCENARIOS } from './scenarios.ts';

/** Reads a scenario file; the maps of the house's own are indexed once. */
export const readSetup = readingOnce(SCENARIOS, parseSetup);
