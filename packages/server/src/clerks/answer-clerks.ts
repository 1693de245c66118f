import { parentPort } from 'node:worker_threads';
import { loadTables, type RulesetEntry } from '@hardtop/rulesets';
import { messageOf } from '../settings/start-problem.ts';
import { type ClerkAnswers, type ClerkJob, type ClerkTasks, deskWork } from './desk-work.ts';

/** A task and its kind, as they are sent. */
export interface SentTask<Job extends ClerkJob = ClerkJob> {
  readonly job: Job;
  readonly task: ClerkTasks[Job];
}

export type FromClerk =
  | { readonly t: 'ready' }
  /** The answer as JSON: a text arrives at once, however long, and can be read in pieces. */
  | { readonly t: 'done'; readonly answer: string }
  /** What was asked for, as it is to be sent. */
  | { readonly t: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly t: 'failed'; readonly message: string };

/** The whole life of a clerk's worker: one task after another. */
export function answerClerks(house: readonly RulesetEntry[]): void {
  const port = parentPort;
  if (port === null) throw new Error('a clerk is started as a worker thread');
  // Bytes change hands without being copied.
  const say = (message: FromClerk) => port.postMessage(message, message.t === 'bytes' ? [message.bytes.buffer] : []);
  const work = deskWork(house);
  const carryOut = async <Job extends ClerkJob>({ job, task }: SentTask<Job>): Promise<FromClerk> => {
    try {
      const answer: ClerkAnswers[ClerkJob] = await work[job](task);
      if (answer.ok && answer.value instanceof Uint8Array) return { t: 'bytes', bytes: answer.value };
      return { t: 'done', answer: JSON.stringify(answer) };
    } catch (error) {
      return { t: 'failed', message: messageOf(error) };
    }
  };
  port.on('message', (sent: SentTask) => void carryOut(sent).then(say));
  // Whoever is free takes the next task at once: those who still read the rules are not.
  void loadTables(house).then(() => say({ t: 'ready' }));
}
