import { RULESETS } from '@hardtop/rulesets';
import { answerTasks } from './answer-tasks.ts';

answerTasks(RULESETS);
