import { parentPort } from 'node:worker_threads';
import type { TableRuleset } from '@hardtop/board';
import type { Advice } from '@hardtop/kernel';
import { messageOf } from '../settings/start-problem.ts';
import { SetupShelf } from './setup-shelf.ts';
import { type BotTask, think } from './think.ts';

/** A task as it is sent: without its set-up where the worker should have that, by its label. */
export interface SentTask {
  readonly task: BotTask;
  readonly label: string;
  readonly hasSetup: boolean;
}

export type FromWorker =
  | { readonly t: 'ready' }
  /** The set-up is not here any more: the task must come with it. */
  | { readonly t: 'forgot' }
  | { readonly t: 'choice'; readonly choice: Advice | null }
  | { readonly t: 'failed'; readonly message: string };

/** The whole life of a bot's worker: one task after another. */
export function answerTasks(rulesets: readonly TableRuleset[]): void {
  const port = parentPort;
  if (port === null) throw new Error('a bot worker is started as a worker thread');
  const say = (message: FromWorker) => port.postMessage(message);
  const shelf = new SetupShelf();
  port.on('message', (sent: SentTask) => say(answerTo(rulesets, sent, shelf)));
  say({ t: 'ready' });
}

function answerTo(rulesets: readonly TableRuleset[], sent: SentTask, shelf: SetupShelf): FromWorker {
  const { task, label, hasSetup } = sent;
  if (!hasSetup && !shelf.has(label)) return { t: 'forgot' };
  try {
    return { t: 'choice', choice: think(rulesets, task, shelf, label) };
  } catch (error) {
    return { t: 'failed', message: messageOf(error) };
  }
}
