import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** What nodes on one PostgreSQL tell each other. */
export interface Messenger {
  /** Asks whichever node has this game to give it up if nobody sits at it there. */
  want(game: string): Promise<void>;
  onWanted(listener: (game: string) => void): void;
  close(): Promise<void>;
}

const CHANNEL = 'hardtop_want';
const RECONNECT_MILLISECONDS = 2_000;

/** An embedded database has one node, with nobody to talk to. */
export const SILENT: Messenger = {
  want: async () => {},
  onWanted: () => {},
  close: async () => {},
};

/** Listens on a connection of its own, and opens a new one when that breaks. */
export async function pgMessenger(connect: () => Client, onLost: (error: Error) => void): Promise<Messenger> {
  // A notification also comes back to its sender, who is not meant.
  const self = randomUUID();
  let listener: (game: string) => void = () => {};
  let closed = false;
  let client = await open();

  async function open(): Promise<Client> {
    const fresh = connect();
    fresh.on('notification', ({ payload = '' }) => {
      const [sender, game] = payload.split(' ');
      if (sender !== self && game !== undefined) listener(game);
    });
    fresh.once('error', (error) => {
      onLost(error);
      void fresh.end().catch(() => {});
      reopenLater();
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    return fresh;
  }

  function reopenLater(): void {
    if (closed) return;
    const timer = setTimeout(() => {
      open().then(
        (fresh) => {
          client = fresh;
        },
        () => reopenLater(),
      );
    }, RECONNECT_MILLISECONDS);
    timer.unref();
  }

  return {
    async want(game) {
      // Unheard is no harm: the lease runs out by itself, or the game stays where it is.
      await client.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${game}`]).catch(onLost);
    },
    onWanted(heard) {
      listener = heard;
    },
    async close() {
      closed = true;
      await client.end().catch(() => {});
    },
  };
}
