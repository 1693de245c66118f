import { loadTables } from '@hardtop/rulesets';
import { answerTasks } from './answer-tasks.ts';

answerTasks(await loadTables());
