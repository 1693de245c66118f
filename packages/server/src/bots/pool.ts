import { Worker } from 'node:worker_threads';
import type { Advice } from '@hardtop/kernel';
import type { FromWorker, SentTask } from './answer-tasks.ts';
import { FairQueue, type Turn } from './fair-queue.ts';
import { type BotTask, setupLabel } from './think.ts';
import type { Thinker } from './thinker.ts';

interface PoolOptions {
  readonly script: URL;
  readonly size: number;
  /** How long a bot may think by the clock on the wall. */
  readonly seconds: number;
  readonly onProblem: (message: string) => void;
}

interface Job {
  readonly task: BotTask;
  /** Of its set-up. */
  readonly label: string;
  readonly done: (choice: Advice | null) => void;
}

/** Worker threads for bots, started when the first is needed. A bot that takes too long loses its worker and its say. */
export class BotPool implements Thinker {
  private readonly options: PoolOptions;
  private readonly waiting = new FairQueue<Job>();
  private readonly desks = new Set<Desk>();
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  think(task: BotTask, turn: Turn): Promise<Advice | null> {
    if (this.closed) return Promise.resolve(null);
    return new Promise((done) => {
      this.waiting.push(turn, { task, label: setupLabel(task), done });
      this.assign();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.drain()) job.done(null);
    await Promise.all([...this.desks].map((desk) => desk.close()));
  }

  private assign(): void {
    if (this.closed || this.waiting.isEmpty) return;
    const free = [...this.desks].filter((desk) => desk.isFree());
    const job = free.length === 0 ? undefined : this.waiting.shift();
    // Whoever has read the set-up before is asked first.
    if (job !== undefined) return void (free.find((desk) => desk.knows(job.label)) ?? free[0])?.take(job);
    if (this.desks.size < this.options.size) this.desks.add(this.openDesk());
  }

  private openDesk(): Desk {
    const desk: Desk = new Desk(this.options, {
      free: () => this.assign(),
      gone: (before) => {
        this.desks.delete(desk);
        // A worker that never came up would not come up again either; nobody is left waiting for it.
        if (before === 'ready') this.assign();
        else for (const job of this.waiting.drain()) job.done(null);
      },
    });
    return desk;
  }
}

/** Labels are short, but not for ever: a worker that is sent a set-up twice is none the worse. */
const LABELS_KEPT = 1_000;

/** What a worker's heap may come to: whoever needs more loses the worker, not the server. */
const WORKER_MEGABYTES = 512;

interface DeskEvents {
  readonly free: () => void;
  readonly gone: (before: 'starting' | 'ready') => void;
}

/** One worker and the job on it. */
class Desk {
  private readonly worker: Worker;
  private readonly options: PoolOptions;
  private readonly events: DeskEvents;
  private state: 'starting' | 'ready' = 'starting';
  private job: Job | null = null;
  /** Set-ups that the worker was sent; it may have forgotten some. */
  private readonly sent = new Set<string>();
  private guard: NodeJS.Timeout | undefined;

  constructor(options: PoolOptions, events: DeskEvents) {
    this.options = options;
    this.events = events;
    this.worker = new Worker(options.script, { resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES } });
    this.worker.unref();
    this.worker.on('message', (message: FromWorker) => this.hear(message));
    this.worker.on('error', (error) => options.onProblem(`a bot's worker failed: ${error.message}`));
    this.worker.on('exit', () => this.leave());
  }

  isFree(): boolean {
    return this.state === 'ready' && this.job === null;
  }

  take(job: Job): void {
    this.job = job;
    this.guard = setTimeout(() => this.interrupt(), this.options.seconds * 1_000);
    this.send(job, !this.knows(job.label));
  }

  knows(label: string): boolean {
    return this.sent.has(label);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private send({ task, label }: Job, hasSetup: boolean): void {
    if (this.sent.size >= LABELS_KEPT) this.sent.clear();
    this.sent.add(label);
    const short = { ...task, situation: { ...task.situation, setup: null } };
    this.worker.postMessage({ task: hasSetup ? task : short, label, hasSetup } satisfies SentTask);
  }

  private hear(message: FromWorker): void {
    if (message.t === 'forgot' && this.job !== null) return void this.send(this.job, true);
    if (message.t === 'ready') this.state = 'ready';
    if (message.t === 'failed') this.options.onProblem(`a bot failed: ${message.message}`);
    this.finish(message.t === 'choice' ? message.choice : null);
    this.events.free();
  }

  private interrupt(): void {
    this.options.onProblem(`${this.job?.task.bot ?? 'the adviser'} took longer than ${this.options.seconds} s`);
    void this.worker.terminate();
  }

  private leave(): void {
    this.finish(null);
    this.events.gone(this.state);
  }

  private finish(choice: Advice | null): void {
    clearTimeout(this.guard);
    const job = this.job;
    this.job = null;
    job?.done(choice);
  }
}
