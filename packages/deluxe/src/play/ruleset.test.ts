import { describeContract, describeRecordings } from '@hardtop/kernel/contract';
import { SCENARIOS } from '../scenarios/arena.ts';
import { disguise, HIDDEN_DUEL, HIDDEN_MELEE } from '../testing/disguise.ts';
import { deluxe } from './ruleset.ts';

const options = { hiding: [HIDDEN_DUEL, HIDDEN_MELEE], disguise, files: SCENARIOS, games: 5, limit: 60_000 };

describeContract(deluxe, options);
describeRecordings(deluxe, new URL('../../recorded', import.meta.url));
