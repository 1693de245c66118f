import { randomInt, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** What nodes on one PostgreSQL tell each other. */
export interface Messenger {
  /** The lock that this node has for as long as its line lasts; null while there is no line. */
  readonly line: number | null;
  /** Asks whichever node has this game to give it up if nobody sits at it there. */
  want(game: string): Promise<void>;
  onWanted(listener: (game: string) => void): void;
  /** Tells the other nodes that who sits at a game, or what its table is, has changed. */
  tellTable(game: string): Promise<void>;
  onTable(listener: (game: string) => void): void;
  /** Tells the other nodes that somebody at these games is away from all tables, or back. */
  tellAbsences(games: readonly string[]): Promise<void>;
  onAbsence(listener: (game: string) => void): void;
  close(): Promise<void>;
}

const WANT = 'hardtop_want';
const TABLE = 'hardtop_table';
const ABSENCE = 'hardtop_absence';
const LISTEN = `listen ${WANT}; listen ${TABLE}; listen ${ABSENCE}`;
const RECONNECT_MILLISECONDS = 1_000;
/** A line that was cut without a word is found out by asking now and then. */
const BEAT_MILLISECONDS = 15_000;
/** Locks are drawn from so many: no two nodes have the same. */
const MOST_LINES = 2 ** 48 - 1;
/** How long a goodbye may take. */
const GOODBYE_MILLISECONDS = 500;

/** An embedded database has one node, with nobody to talk to. */
export const SILENT: Messenger = {
  line: null,
  want: async () => {},
  onWanted: () => {},
  tellTable: async () => {},
  onTable: () => {},
  tellAbsences: async () => {},
  onAbsence: () => {},
  close: async () => {},
};

/** Listens on a connection of its own, and opens a new one when that breaks. */
export class PgMessenger implements Messenger {
  /** A notification also comes back to its sender, who is not meant. */
  private readonly self = randomUUID();
  /** Makes a client that has not connected yet, and gives up on a query in time. */
  private readonly make: () => Client;
  private readonly onNews: (message: string) => void;
  private readonly beat: NodeJS.Timeout;
  private readonly listeners = new Map<string, (game: string) => void>();
  /** Null while there is none. */
  private held: { readonly client: Client; readonly line: number } | null = null;
  private closed = false;

  private constructor(make: () => Client, onNews: (message: string) => void) {
    this.make = make;
    this.onNews = onNews;
    this.beat = setInterval(() => void this.listen(), BEAT_MILLISECONDS).unref();
  }

  static async open(make: () => Client, onNews: (message: string) => void): Promise<PgMessenger> {
    const messenger = new PgMessenger(make, onNews);
    try {
      await messenger.connect();
      return messenger;
    } catch (error) {
      await messenger.close();
      throw error;
    }
  }

  get line(): number | null {
    return this.held?.line ?? null;
  }

  async want(game: string): Promise<void> {
    // Unheard is no harm: the lease runs out by itself, or the game stays where it is.
    await this.notify(WANT, game);
  }

  onWanted(listener: (game: string) => void): void {
    this.listeners.set(WANT, listener);
  }

  async tellTable(game: string): Promise<void> {
    await this.notify(TABLE, game);
  }

  onTable(listener: (game: string) => void): void {
    this.listeners.set(TABLE, listener);
  }

  async tellAbsences(games: readonly string[]): Promise<void> {
    if (games.length === 0) return;
    const text = 'select pg_notify($1, game) from unnest($2::text[]) as game';
    await this.tell(text, [ABSENCE, games.map((game) => `${this.self} ${game}`)]);
  }

  onAbsence(listener: (game: string) => void): void {
    this.listeners.set(ABSENCE, listener);
  }

  private notify(channel: string, game: string): Promise<void> {
    return this.tell('select pg_notify($1, $2)', [channel, `${this.self} ${game}`]);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.beat);
    const late = new Promise((resolve) => setTimeout(resolve, GOODBYE_MILLISECONDS).unref());
    await Promise.race([this.held?.client.end().catch(() => {}), late]);
  }

  private async connect(): Promise<void> {
    const client = this.make();
    client.on('notification', ({ channel, payload = '' }) => {
      const [sender, game] = payload.split(' ');
      if (sender !== this.self && game !== undefined) this.listeners.get(channel)?.(game);
    });
    client.on('error', (error) => this.lose(client, error));
    try {
      await client.connect();
      await client.query(LISTEN);
      // PostgreSQL frees it as soon as the line ends, however that comes about: a process that was killed is missed at once.
      const line = randomInt(1, MOST_LINES);
      await client.query('select pg_advisory_lock($1::bigint)', [line]);
      this.held = { client, line };
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }

  /** Listening twice on one line is listening once. */
  private listen(): Promise<void> {
    return this.tell(LISTEN);
  }

  private async tell(text: string, values?: readonly (string | readonly string[])[]): Promise<void> {
    const client = this.held?.client;
    if (client === undefined) return;
    await client
      .query(text, values === undefined ? undefined : [...values])
      .catch((error: Error) => this.lose(client, error));
  }

  private lose(client: Client, error: Error): void {
    if (this.held?.client !== client) return;
    this.held = null;
    if (this.closed) return;
    this.onNews(`the line to other nodes broke: ${error.message}`);
    void client.end().catch(() => {});
    this.reopenLater();
  }

  private reopenLater(): void {
    const timer = setTimeout(() => {
      if (!this.closed) this.connect().catch(() => this.reopenLater());
    }, RECONNECT_MILLISECONDS);
    timer.unref();
  }
}
