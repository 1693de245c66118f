import { createServer, type Server, type Socket } from 'node:net';
import { refuseConnection } from '../http/bad-requests.ts';
import { FirstLine } from './first-line.ts';
import { gameOf } from './game-of.ts';
import type { Coming } from './node-child.ts';

interface DoorOptions {
  /** How long a connection may take to say what it wants, and then to be taken. */
  readonly seconds: number;
  /** So many wait at the door at most: then whoever waited longest is cut off. */
  readonly waiting: number;
  /** The same for what was read of all who wait. */
  readonly bytes: number;
  /** Hands a connection to a node, for the game that it asks for first if it does. */
  readonly hand: (coming: Coming, game: string | null) => void;
}

interface Waiting {
  readonly since: number;
  bytes: number;
}

const SWEEP_MILLISECONDS = 1_000;

/** Where all connections come in: each is read until it says what it is about, and not a byte further. */
export class Door {
  readonly server: Server;
  private readonly options: DoorOptions;
  /** Those who came first before the others. */
  private readonly waiting = new Map<Socket, Waiting>();
  private bytes = 0;
  private readonly sweep: NodeJS.Timeout;

  constructor(options: DoorOptions) {
    this.options = options;
    // With one byte kept back the system is not asked for more: what comes later is for whoever takes the connection.
    const how = { allowHalfOpen: true, noDelay: true, highWaterMark: 1 };
    this.server = createServer(how, (socket) => this.letIn(socket));
    this.sweep = setInterval(() => this.cutOff(), SWEEP_MILLISECONDS).unref();
  }

  /** Whoever has not come in by now does not any more. */
  close(): void {
    clearInterval(this.sweep);
    this.server.close();
    for (const socket of this.waiting.keys()) socket.destroy();
  }

  private letIn(socket: Socket): void {
    const waiting = { since: performance.now(), bytes: 0 };
    this.waiting.set(socket, waiting);
    this.makeRoom();
    socket.once('close', () => this.forget(socket));
    socket.once('end', () => socket.destroy());
    socket.on('error', () => {});
    const line = new FirstLine();
    const listen = (chunk: Buffer) => {
      waiting.bytes += chunk.length;
      this.bytes += chunk.length;
      this.makeRoom();
      if (!line.add(chunk)) return;
      socket.off('data', listen);
      socket.pause();
      socket.unshift(chunk);
      // Not before this chunk is done with: then the system is no longer read from.
      process.nextTick(() => this.hand(socket, line));
    };
    socket.on('data', listen);
  }

  private hand(socket: Socket, { target, read: head }: FirstLine): void {
    if (socket.destroyed) return;
    this.options.hand({ socket, head, gone: () => this.forget(socket) }, target === null ? null : gameOf(target));
  }

  private forget(socket: Socket): void {
    this.bytes -= this.waiting.get(socket)?.bytes ?? 0;
    this.waiting.delete(socket);
  }

  private makeRoom(): void {
    for (const socket of this.waiting.keys()) {
      if (this.waiting.size <= this.options.waiting && this.bytes <= this.options.bytes) return;
      this.forget(socket);
      socket.destroy();
    }
  }

  private cutOff(): void {
    const before = performance.now() - this.options.seconds * 1_000;
    for (const [socket, { since }] of this.waiting) {
      if (since > before) return;
      refuseConnection(Object.assign(new Error('too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    }
  }
}
