import { RULESETS } from '@hardtop/rulesets';
import { answerClerks } from './answer-clerks.ts';

answerClerks(RULESETS);
