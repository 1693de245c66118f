import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ok } from '@hardtop/kernel';
import { NobodyThere, TookTooLong } from '../tasks/failures.ts';
import { parseInPieces } from '../tasks/large-json.ts';
import { Rota } from '../tasks/rota.ts';
import type { FromClerk, SentTask } from './answer-clerks.ts';
import type { Clerk } from './clerk.ts';
import type { ClerkAnswers, ClerkJob, ClerkTasks } from './desk-work.ts';

interface ClerkOptions {
  readonly script: URL;
  readonly size: number;
  /** How long a task may work. A machine that has too much to do gives it time by the clock, though not without end. */
  readonly seconds: number;
  /** What this process has worked so far, in microseconds. */
  readonly worked?: () => number;
  /** What a worker's heap may come to: whoever asks for more loses the worker, not the server. */
  readonly megabytes: number;
  /** After how many milliseconds at one task another clerk is looked for. */
  readonly hireAfter?: number;
  readonly onProblem: (message: string) => void;
}

const HIRE_MILLISECONDS = 300;

/** By the clock on the wall a task may take so many times as long as it may work. */
const MOST_BY_THE_CLOCK = 10;

function workOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

interface Waiting {
  readonly client: string;
  readonly sent: SentTask;
  /** JSON, or the bytes that were asked for. */
  readonly done: (answer: string | Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/** Worker threads for what may take long, started when the first is needed; each does one task at a time. */
export class ClerkPool implements Clerk {
  private readonly options: ClerkOptions;
  private readonly waiting = new Rota<Waiting>();
  private readonly clerks = new Set<ClerkThread>();
  private closed = false;
  private looking: NodeJS.Timeout | undefined;

  constructor(options: ClerkOptions) {
    this.options = options;
  }

  async do<Job extends ClerkJob>(job: Job, task: ClerkTasks[Job], client: string): Promise<ClerkAnswers[Job]> {
    // What came in just now was read in this turn of the loop; to send it on takes another.
    await nextTurn();
    if (this.closed) throw new NobodyThere('the server stops');
    const answer = await new Promise<string | Uint8Array>((done, failed) => {
      this.waiting.push(client, job, { client, sent: { job, task }, done, failed });
      this.assign();
    });
    const read: unknown = typeof answer === 'string' ? await parseInPieces(answer, JSON.parse) : ok(answer);
    // The worker answers what it was asked.
    return read as ClerkAnswers[Job];
  }

  prepare(): void {
    if (!this.closed && this.clerks.size === 0) this.hire();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.looking);
    this.sendAway('the server stops');
    await Promise.all([...this.clerks].map((clerk) => clerk.close()));
  }

  private assign(): void {
    if (this.closed || this.waiting.isEmpty) return;
    const free = [...this.clerks].find((clerk) => clerk.isFree());
    if (free === undefined) {
      this.findAnother();
      return;
    }
    const next = this.waiting.shift((client) => this.mayHaveOneMore(client));
    if (next !== undefined) free.take(next);
  }

  /** Another one has all the rules to read first, which takes longer than most tasks: one comes only where those who are there take long. */
  private findAnother(): void {
    if (this.clerks.size >= this.options.size) return;
    const { hireAfter = HIRE_MILLISECONDS } = this.options;
    const soonest = Math.max(0, ...[...this.clerks].map((clerk) => clerk.expectedIn(hireAfter)));
    if (soonest === 0) {
      this.hire();
      return;
    }
    this.looking ??= setTimeout(() => {
      this.looking = undefined;
      this.assign();
    }, soonest).unref();
  }

  /** Nobody has all the clerks, where there are several: the last is there for somebody else. */
  private mayHaveOneMore(client: string): boolean {
    const busyFor = [...this.clerks].filter((clerk) => clerk.client === client).length;
    return busyFor < Math.max(1, this.options.size - 1);
  }

  private sendAway(why: string): void {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift())
      next.failed(new NobodyThere(why));
  }

  private hire(): void {
    const clerk: ClerkThread = new ClerkThread(this.options, {
      free: () => this.assign(),
      gone: (wasReady) => {
        this.clerks.delete(clerk);
        // A worker that never came up would not come up again either; nobody is left waiting for it.
        if (wasReady) this.assign();
        else this.sendAway('no worker comes up');
      },
    });
    this.clerks.add(clerk);
  }
}

interface ClerkEvents {
  readonly free: () => void;
  readonly gone: (wasReady: boolean) => void;
}

/** One worker and the task on it. */
class ClerkThread {
  private readonly worker: Worker;
  private readonly options: ClerkOptions;
  private readonly events: ClerkEvents;
  private isReady = false;
  private isClosed = false;
  private current: Waiting | null = null;
  /** When it began with what it does now. */
  private since = performance.now();
  private guard: NodeJS.Timeout | undefined;

  constructor(options: ClerkOptions, events: ClerkEvents) {
    this.options = options;
    this.events = events;
    this.worker = new Worker(options.script, { resourceLimits: { maxOldGenerationSizeMb: options.megabytes } });
    this.worker.unref();
    this.worker.on('message', (message: FromClerk) => this.hear(message));
    this.worker.on('error', (error) => options.onProblem(`a clerk's worker failed: ${error.message}`));
    this.worker.on('exit', () => {
      this.finish()?.failed(this.isClosed ? new NobodyThere('the server stops') : new TookTooLong('it was given up'));
      events.gone(this.isReady);
    });
  }

  isFree(): boolean {
    return this.isReady && this.current === null;
  }

  /** For how many milliseconds more it may soon be free; 0: it takes long. */
  expectedIn(milliseconds: number): number {
    if (!this.isReady) return milliseconds;
    return Math.max(0, this.since + milliseconds - performance.now());
  }

  /** For whom it works right now. */
  get client(): string | null {
    return this.current?.client ?? null;
  }

  take(waiting: Waiting): void {
    this.current = waiting;
    this.since = performance.now();
    const { worked = workOfProcess } = this.options;
    this.lookAgain({ worked: worked(), at: performance.now() }, this.options.seconds);
    this.worker.postMessage(waiting.sent);
  }

  /** No thread can have worked longer than its process: what has not had its time yet is left some more. */
  private lookAgain(began: { readonly worked: number; readonly at: number }, after: number): void {
    const { seconds, worked = workOfProcess } = this.options;
    this.guard = setTimeout(() => {
      const left = seconds - (worked() - began.worked) / 1e6;
      const isLate = performance.now() - began.at > MOST_BY_THE_CLOCK * seconds * 1_000;
      if (left <= 0 || isLate) this.interrupt();
      else this.lookAgain(began, Math.max(left, seconds / MOST_BY_THE_CLOCK));
    }, after * 1_000);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.worker.terminate();
  }

  private hear(message: FromClerk): void {
    if (message.t === 'ready') this.isReady = true;
    else if (message.t === 'done') this.finish()?.done(message.answer);
    else if (message.t === 'bytes') this.finish()?.done(message.bytes);
    else {
      this.options.onProblem(`a clerk failed: ${message.message}`);
      this.finish()?.failed(new Error(message.message));
    }
    this.events.free();
  }

  private interrupt(): void {
    this.options.onProblem(`a task (${this.current?.sent.job}) worked longer than ${this.options.seconds} s`);
    void this.worker.terminate();
  }

  private finish(): Waiting | null {
    clearTimeout(this.guard);
    const done = this.current;
    this.current = null;
    return done;
  }
}
