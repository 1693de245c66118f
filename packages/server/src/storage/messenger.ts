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
  let listener: (game: string) => void = () => {};
  let closed = false;
  let client = await open();

  async function open(): Promise<Client> {
    const fresh = connect();
    fresh.on('notification', (message) => listener(message.payload ?? ''));
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
      await client.query('select pg_notify($1, $2)', [CHANNEL, game]);
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
