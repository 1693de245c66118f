import { answerTasks } from '../bots/answer-tasks.ts';
import { toyWithBots } from './toy-with-bots.ts';

answerTasks([toyWithBots]);
