import { describeContract, describeRecordings } from '@hardtop/kernel/contract';
import { deluxe } from './ruleset.ts';
import { SCENARIOS } from './scenarios/arena.ts';

describeContract(deluxe, { files: SCENARIOS, games: 5, limit: 60_000 });
describeRecordings(deluxe, new URL('../recorded', import.meta.url));
