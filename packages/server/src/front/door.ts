import { createServer, type Server, type Socket } from 'node:net';
import { refuseConnection } from '../http/bad-requests.ts';
import { FirstLine } from './first-line.ts';
import { gameOf } from './game-of.ts';

interface DoorOptions {
  /** How long a connection may take to say what it wants, and then to be taken. */
  readonly seconds: number;
  /** So many wait at the door at most: then whoever waited longest is cut off. */
  readonly waiting: number;
  /** Hands a connection to a node, for the game that it asks for first if it does; says when it has gone there. */
  readonly hand: (socket: Socket, head: Buffer, game: string | null, gone: () => void) => void;
}

const SWEEP_MILLISECONDS = 1_000;

/** Where all connections come in: each is read until it says what it is about, and not a byte further. */
export class Door {
  readonly server: Server;
  private readonly options: DoorOptions;
  /** Since when each waits, those who came first before the others. */
  private readonly waiting = new Map<Socket, number>();
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
    const [oldest] = this.waiting.keys();
    if (this.waiting.size >= this.options.waiting) oldest?.destroy();
    this.waiting.set(socket, performance.now());
    const leave = () => this.waiting.delete(socket);
    socket.once('close', leave);
    socket.on('error', () => {});
    const line = new FirstLine();
    const listen = (chunk: Buffer) => {
      if (!line.add(chunk)) return;
      socket.off('data', listen);
      socket.pause();
      socket.unshift(chunk);
      // Not before this chunk is done with: then the system is no longer read from.
      process.nextTick(() => this.hand(socket, line));
    };
    socket.on('data', listen);
    socket.once('end', () => socket.destroy());
  }

  private hand(socket: Socket, line: FirstLine): void {
    if (socket.destroyed) return;
    const { target, read } = line;
    const game = target === null ? null : gameOf(target);
    this.options.hand(socket, read, game, () => this.waiting.delete(socket));
  }

  private cutOff(): void {
    const before = performance.now() - this.options.seconds * 1_000;
    for (const [socket, since] of this.waiting) {
      if (since > before) return;
      refuseConnection(Object.assign(new Error('too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    }
  }
}
