import { Worker } from 'node:worker_threads';
import type { Embedded, EmbeddedSession } from './embedded.ts';
import type { AskedOfPGlite, FromPGlite, PGliteFailure, SentRows, WorkerFolder } from './pglite-messages.ts';
import { type Pulse, PulseWatch } from './pulse.ts';

interface ThreadOptions {
  /** The module that runs PGlite. */
  readonly script: URL;
  readonly folder: string;
  /** What breaks, goes away and comes back. */
  readonly onNews: (message: string) => void;
}

/** PGlite in a thread of its own, so that nobody waits for it who wants nothing of it. If the thread ends, another takes over. */
export class PGliteThread implements Embedded {
  private readonly options: ThreadOptions;
  private readonly watch: PulseWatch;
  private desk: Desk | null = null;
  /** The first start, or the last one. */
  private starting: Promise<void> = Promise.resolve();
  /** Two must never have the folder open: the next one waits for the one before to be gone. */
  private before: Promise<void> = Promise.resolve();
  private isClosed = false;

  private constructor(options: ThreadOptions) {
    this.options = options;
    this.watch = new PulseWatch(() => this.begin(), options.onNews);
  }

  static async open(options: ThreadOptions): Promise<PGliteThread> {
    const thread = new PGliteThread(options);
    await thread.begin();
    return thread;
  }

  get pulse(): Pulse {
    return this.watch;
  }

  session(): EmbeddedSession {
    if (this.desk === null) throw new Error('the embedded database is not there');
    return this.desk;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.watch.stop();
    await this.starting.catch(() => {});
    await this.desk?.close();
    await this.before;
  }

  private begin(): Promise<void> {
    this.starting = this.start();
    return this.starting;
  }

  private async start(): Promise<void> {
    await this.before;
    if (this.isClosed) throw new Error('the server stops');
    const desk = new Desk(this.options, (reason) => {
      if (this.desk !== desk) return;
      this.desk = null;
      if (!this.isClosed) this.watch.missed(reason);
    });
    this.before = desk.gone;
    await desk.ready;
    this.desk = desk;
  }
}

interface Asker {
  readonly resolve: (answer: SentRows) => void;
  readonly reject: (error: Error) => void;
}

/** One worker, and who waits for it. */
class Desk implements EmbeddedSession {
  /** Fails with the reason if it does not come up. */
  readonly ready: Promise<void>;
  readonly gone: Promise<void>;
  private readonly worker: Worker;
  private readonly askers = new Map<number, Asker>();
  private asked = 0;
  /** Why nothing can be asked of it any more. */
  private end: Error | null = null;

  constructor({ script, folder }: ThreadOptions, onEnd: (reason: Error) => void) {
    const workerData: WorkerFolder = { folder };
    this.worker = new Worker(script, { workerData });
    this.gone = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.ready = new Promise((resolve, reject) => {
      const stop = (reason: Error) => {
        this.stop(reason);
        reject(reason);
        onEnd(reason);
      };
      this.worker.on('message', (message: FromPGlite) => {
        if (message.t === 'ready') resolve();
        else if (message.t === 'failed') stop(new Error(message.message));
        else if (message.t === 'closed') void this.worker.terminate();
        else this.hear(message, stop);
      });
      this.worker.on('error', (error) => stop(ended(error.message)));
      this.worker.on('exit', () => stop(ended('its thread is over')));
    });
  }

  async query(sql: string, parameters: readonly unknown[]) {
    if (this.end !== null) throw this.end;
    const { rows, affected, json } = await new Promise<SentRows>((resolve, reject) => {
      const sent: AskedOfPGlite = { id: ++this.asked, sql, parameters };
      this.worker.postMessage(sent);
      this.askers.set(sent.id, { resolve, reject });
    });
    for (const row of rows) for (const name of json) row[name] = parsed(row[name]);
    return { rows, affected };
  }

  async close(): Promise<void> {
    this.worker.postMessage('close');
    await this.gone;
  }

  private hear(message: Extract<FromPGlite, { readonly id: number }>, stop: (reason: Error) => void): void {
    const asker = this.askers.get(message.id);
    this.askers.delete(message.id);
    if (message.t === 'rows') asker?.resolve(message);
    else asker?.reject(refusal(message.failure));
    if (message.t === 'refused' && message.isBroken) stop(ended(message.failure.message));
  }

  private stop(reason: Error): void {
    if (this.end !== null) return;
    this.end = reason;
    for (const { reject } of this.askers.values()) reject(reason);
    this.askers.clear();
    void this.worker.terminate();
  }
}

function ended(why: string): Error {
  return new Error(`the embedded database has stopped: ${why}`);
}

function refusal({ message, code, severity }: PGliteFailure): Error {
  return Object.assign(new Error(message), { code, severity });
}

function parsed(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : text;
}
