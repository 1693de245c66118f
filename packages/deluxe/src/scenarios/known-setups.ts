import { readingOnce } from '@hardtop/kernel';
import { SCENARIOS } from './arena.ts';
import { parseSetup } from './scenario-file.ts';

/** Reads a scenario file; the walls of the house's own are drawn once. */
export const readSetup = readingOnce(SCENARIOS, parseSetup);
