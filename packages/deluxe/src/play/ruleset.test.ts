import { describeContract, describeRecordings } from '@hardtop/kernel/contract';
import { SCENARIOS } from '../scenarios/arena.ts';
import { deluxe } from './ruleset.ts';

describeContract(deluxe, { hiding: [], disguise: (truth) => truth, files: SCENARIOS, games: 5, limit: 60_000 });
describeRecordings(deluxe, new URL('../../recorded', import.meta.url));
