import { readingOnce } from '@hardtop/kernel';
import { parseSetup } from './scenario-file.ts';
import { SCENARIOS } from './scenarios.ts';

/** The set-up of a file; those of the house are read once. */
export const readSetup = readingOnce(SCENARIOS, parseSetup);
