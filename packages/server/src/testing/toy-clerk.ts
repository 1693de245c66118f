import { answerClerks } from '../clerks/answer-clerks.ts';
import { entryOf } from './entries.ts';
import { toyWithBots } from './toy-with-bots.ts';

answerClerks([entryOf(toyWithBots)]);
