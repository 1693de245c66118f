import type { ServerMessage, Snapshot } from '@hardtop/host/wire';
import { Follower, type Problem, type Question } from '@hardtop/kernel';
import { WebSocket } from 'ws';

type MessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** What answers a message, by its number. */
type Answer = MessageOf<'ack' | 'refused' | 'preview' | 'advice' | 'corrections'>;

const PATIENCE_MILLISECONDS = 60_000;

/** A player's end of a socket, as the page would keep it. */
export class TableClient {
  readonly heard: ServerMessage[] = [];
  /** The same, letter by letter. */
  readonly texts: string[] = [];
  readonly closed: Promise<number>;
  private readonly socket: WebSocket;
  private readonly listeners = new Set<() => void>();
  private nextRef = 1;
  private isClosed = false;
  private follower: Follower<Snapshot> | null = null;
  private shown: Snapshot | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.texts.push(String(data));
      const message = JSON.parse(String(data)) as ServerMessage;
      this.heard.push(message);
      this.look(message);
      for (const listener of this.listeners) listener();
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        this.isClosed = true;
        resolve(code);
        for (const listener of this.listeners) listener();
      });
    });
  }

  static async connect(address: string, game: string): Promise<TableClient> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/games/${game}/socket`);
    const client = new TableClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Connects and joins with these keys; `changes`: to be told what changed instead of the whole picture. */
  static async join(address: string, game: string, keys: readonly string[], changes = false): Promise<TableClient> {
    const client = await TableClient.connect(address, game);
    client.send({ t: 'join', keys, ...(changes ? { changes } : {}) });
    await client.next('welcome');
    return client;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  close(): void {
    this.socket.close();
  }

  /** Waits until something that was heard, or will be, fits. */
  async until<T>(find: () => T | null | undefined): Promise<T> {
    const deadline = Date.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const found = find();
      if (found !== null && found !== undefined) return found;
      if (this.isClosed) throw new Error(`the socket closed; heard ${this.kinds()}`);
      if (Date.now() > deadline) throw new Error(`waited too long; heard ${this.kinds()}`);
      await this.change();
    }
  }

  next<T extends ServerMessage['t']>(t: T): Promise<MessageOf<T>> {
    return this.until(() => this.heard.find((message): message is MessageOf<T> => message.t === t));
  }

  /** Sends with a number of its own and waits for the answer to that number. */
  async ask(message: object): Promise<Answer> {
    const ref = this.nextRef++;
    this.send({ ref, ...message });
    return this.until(() => this.heard.find((heard): heard is Answer => 'ref' in heard && heard.ref === ref));
  }

  async refusedFor(message: object): Promise<Problem> {
    const answer = await this.ask(message);
    if (answer.t !== 'refused') throw new Error(`expected a refusal, got ${JSON.stringify(answer)}`);
    return answer.problem;
  }

  get snapshot(): Snapshot {
    if (this.shown === null) throw new Error('nothing seen yet');
    return this.shown;
  }

  private look(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.shown = message.snapshot;
      this.follower = new Follower(message.n ?? 0, message.snapshot);
    } else if (message.t === 'update' && message.n === undefined) this.shown = message.snapshot;
    else if (message.t === 'update') this.shown = this.follower?.show(message.n ?? 0, message.snapshot) ?? null;
    else if (message.t === 'change') this.shown = this.follower?.change(message.n, message.patch) ?? null;
  }

  question(seat: number): Promise<Question> {
    return this.until(() => this.snapshot.questions.find((question) => question.seat === seat));
  }

  /** Answers whatever is asked of a seat; gives the number of rows after it. */
  async choose(seat: number, option: string, params: Record<string, number> = {}): Promise<number> {
    const { id } = await this.question(seat);
    const answer = await this.ask({ t: 'choose', seat, ask: id, option, params });
    if (answer.t !== 'ack') throw new Error(`refused: ${JSON.stringify(answer)}`);
    await this.until(() => (this.snapshot.rows >= answer.rows ? true : null));
    return answer.rows;
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, 200);
      this.listeners.add(done);
    });
  }

  private kinds(): string {
    return this.heard.map((message) => message.t).join(', ');
  }
}
