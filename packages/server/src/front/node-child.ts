import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FromNode, NodeText, ToNode } from './messages.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A connection on its way to a node. */
export interface Coming {
  readonly socket: Socket;
  /** What was read of it. */
  readonly head: Buffer;
  /** Called once it is the node's, or nobody's. */
  readonly gone: () => void;
}

/** A node that has not measured itself by then is left out. */
const MEASURE_MILLISECONDS = 1_000;
/** A node that takes nothing for so long stands still: by then others may have its games. */
const STILL_MILLISECONDS = 5_000;

const LAST_WORDS_MILLISECONDS = 200;

/** How a start came out: it listens, or says why it cannot, or ended without a word. */
export type Started =
  | { readonly kind: 'listening' }
  | { readonly kind: 'problem'; readonly message: string }
  | { readonly kind: 'ended'; readonly how: string };

/** The process of one node, as the front knows it. */
export class NodeChild {
  /** Once it is over: by which signal, or with which code. */
  readonly exit: Promise<string>;
  readonly started: Promise<Started>;
  /** What it wants to know of the others. */
  onMeasureOthers = () => {};
  private readonly child: ChildProcess;
  private readonly measuring = new Map<number, (text: string | null) => void>();
  private problem: string | null = null;
  private isListening = false;
  private refs = 0;
  /** Those it has not taken yet, in the order they came: they are sent one by one, so that one who leaves takes along what was read of him. */
  private readonly queue = new Map<Socket, Coming>();
  /** Whom it was sent and has not taken yet: kept here as well, or a node that ends would leave somebody who is nobody's. */
  private sent: { readonly socket: Socket; readonly since: number } | null = null;

  constructor(script: URL, env: Environment) {
    // Node's own flags go along by themselves.
    this.child = fork(fileURLToPath(script), { env: { ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.exit = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        const end = () => resolve(String(signal ?? code));
        if (!this.child.connected) return end();
        // What it said last may still be on the way. Where it left something lying it is never told that this was all.
        this.child.once('disconnect', end);
        setTimeout(end, LAST_WORDS_MILLISECONDS);
      });
      this.child.on('error', (error) => {
        // One that never came to be does not end either.
        if (this.child.pid === undefined) resolve(error.message);
      });
    });
    const listening = new Promise<void>((resolve) => {
      this.child.on('message', (message) => this.hear(message as FromNode, resolve));
    });
    this.started = Promise.race([listening, this.exit]).then((how) => {
      if (how === undefined) return { kind: 'listening' };
      return this.problem === null ? { kind: 'ended', how } : { kind: 'problem', message: this.problem };
    });
  }

  /** Whether it takes connections. */
  get isUp(): boolean {
    const isRunning = this.child.connected && this.child.exitCode === null && this.child.signalCode === null;
    const isStill = this.sent !== null && performance.now() - this.sent.since > STILL_MILLISECONDS;
    return this.isListening && isRunning && !isStill;
  }

  take(coming: Coming): void {
    const { socket } = coming;
    this.queue.set(socket, coming);
    socket.once('close', () => this.queue.delete(socket));
    this.sendNext();
  }

  /** Those who need another. Whom it was sent may have been heard already, and is sent away. */
  giveUp(): readonly Coming[] {
    this.sent?.socket.destroy();
    this.sent = null;
    const left = [...this.queue.values()];
    this.queue.clear();
    return left;
  }

  /** What it measures of itself; null: it does not say. */
  measure(): Promise<string | null> {
    if (!this.isUp) return Promise.resolve(null);
    const ref = ++this.refs;
    return new Promise((resolve) => {
      const late = setTimeout(() => answer(null), MEASURE_MILLISECONDS);
      const answer = (text: string | null) => {
        clearTimeout(late);
        this.measuring.delete(ref);
        resolve(text);
      };
      this.measuring.set(ref, answer);
      this.send({ t: 'measure', ref });
    });
  }

  tellMeasured(texts: readonly NodeText[]): void {
    this.send({ t: 'measured', texts });
  }

  stop(): void {
    this.send({ t: 'stop' });
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private sendNext(): void {
    const [next] = this.queue.values();
    if (this.sent !== null || next === undefined || !this.child.connected) return;
    const { socket, head, gone } = next;
    this.queue.delete(socket);
    this.sent = { socket, since: performance.now() };
    this.send({ t: 'connection', head: head.toString('base64') }, socket);
    gone();
  }

  private send(message: ToNode, socket?: Socket): void {
    if (this.child.connected) this.child.send(message, socket, { keepOpen: true });
  }

  private hear(message: FromNode, onListening: () => void): void {
    switch (message.t) {
      case 'listening':
        this.isListening = true;
        onListening();
        break;
      case 'problem':
        this.problem = message.message;
        break;
      case 'taken':
        this.sent?.socket.destroy();
        this.sent = null;
        this.sendNext();
        break;
      case 'measured':
        this.measuring.get(message.ref)?.(message.text);
        break;
      case 'measure-others':
        this.onMeasureOthers();
    }
  }
}
