import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that the front took in, for one node's HTTP server, which does not count them among its own. */
export class HandedOver {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private onGone = () => {};

  constructor(server: Server) {
    this.server = server;
  }

  /** As if it had just come, with what was already read of it. */
  take(socket: Socket, head: Buffer): void {
    // Who broke off on the way has no address any more; who has one is known by it from now on.
    if (!this.server.listening || socket.remoteAddress === undefined) return void socket.destroy();
    // As with every connection of an HTTP server: who has said all may still wait for the answer.
    socket.allowHalfOpen = true;
    this.sockets.add(socket);
    socket.once('close', () => {
      this.sockets.delete(socket);
      if (this.sockets.size === 0) this.onGone();
    });
    // Before the parser reads on from the system by itself: what was read first comes first.
    socket.unshift(head);
    this.server.emit('connection', socket);
  }

  /** Waits until nobody is there any more: the server lets nobody in by then, and sends away who is idle. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.onGone = resolve;
      if (this.sockets.size === 0) resolve();
    });
  }
}
