import { parentPort } from 'node:worker_threads';
import type { TableRuleset } from '@hardtop/board';
import type { Advice } from '@hardtop/kernel';
import { messageOf } from '../settings/start-problem.ts';
import { type BotTask, SetupShelf, think } from './think.ts';

export type FromWorker =
  | { readonly t: 'ready' }
  | { readonly t: 'choice'; readonly choice: Advice | null }
  | { readonly t: 'failed'; readonly message: string };

/** The whole life of a bot's worker: one task after another. */
export function answerTasks(rulesets: readonly TableRuleset[]): void {
  const port = parentPort;
  if (port === null) throw new Error('a bot worker is started as a worker thread');
  const say = (message: FromWorker) => port.postMessage(message);
  const shelf = new SetupShelf();
  port.on('message', (task: BotTask) => say(answerTo(rulesets, task, shelf)));
  say({ t: 'ready' });
}

function answerTo(rulesets: readonly TableRuleset[], task: BotTask, shelf: SetupShelf): FromWorker {
  try {
    return { t: 'choice', choice: think(rulesets, task, shelf) };
  } catch (error) {
    return { t: 'failed', message: messageOf(error) };
  }
}
