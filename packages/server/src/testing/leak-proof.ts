import type { CreatedGame } from '@hardtop/host/wire';
import { type Random, type Seat, streamOf } from '@hardtop/kernel';
import { type ChosenAnswer, commonAnswer } from './answers.ts';
import type { LeakPair } from './leak-pairs.ts';
import { keyOf, post } from './servers.ts';
import { TableClient } from './table-client.ts';

/** What told an outsider the two games apart. */
interface Tell {
  readonly where: string;
  readonly one: string;
  readonly other: string;
}

/** One of the two games: who sits there, and the two ends through which the outsider gets everything. */
class World {
  readonly address: string;
  readonly game: CreatedGame;
  private readonly clients: ReadonlyMap<Seat, TableClient>;
  private readonly watcher: TableClient;
  /** The outsider's seat and the stands once more, by sockets that are told what changed. */
  private readonly followers: readonly TableClient[];
  private readonly outsider: Seat;

  private constructor(
    address: string,
    game: CreatedGame,
    clients: ReadonlyMap<Seat, TableClient>,
    [watcher, ...followers]: readonly [TableClient, ...TableClient[]],
    outsider: Seat,
  ) {
    this.address = address;
    this.game = game;
    this.clients = clients;
    this.watcher = watcher;
    this.followers = followers;
    this.outsider = outsider;
  }

  static async open(address: string, { table, outsider, dice = 'seed' }: LeakPair, file: unknown): Promise<World> {
    const setup = table.parseSetup(file);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const seats = table.seats(setup.value).map(() => ({ kind: 'human' }));
    const body = { ruleset: table.id, scenario: file, seats, dice, seed: 'the same' };
    const { body: game, status } = await post<CreatedGame>(`${address}/api/games`, body);
    if (status !== 201) throw new Error(JSON.stringify(game));
    const clients = new Map<Seat, TableClient>();
    for (const { seat } of game.keys)
      clients.set(seat, await TableClient.join(address, game.game, [keyOf(game, seat)]));
    const watcher = await TableClient.join(address, game.game, []);
    const seatFollower = await TableClient.join(address, game.game, [keyOf(game, outsider)], true);
    const standsFollower = await TableClient.join(address, game.game, [], true);
    const world = new World(address, game, clients, [watcher, seatFollower, standsFollower], outsider);
    await world.settle();
    return world;
  }

  client(seat: Seat): TableClient {
    const client = this.clients.get(seat);
    if (client === undefined) throw new Error(`nobody sits at ${seat}`);
    return client;
  }

  /** The seats that the outsider sees awaited. */
  get awaited(): readonly Seat[] {
    return this.client(this.outsider).snapshot.waiting.map(({ seat }) => seat);
  }

  get isOver(): boolean {
    return this.watcher.snapshot.outcome !== null;
  }

  async answer(seat: Seat, { option, params }: ChosenAnswer): Promise<void> {
    await this.client(seat).choose(seat, option, { ...params });
    await this.settle();
  }

  private async settle(): Promise<void> {
    for (const client of this.sockets) await heardAll(client);
  }

  /** Every byte that reached the outsider. */
  heard(): ReadonlyMap<string, string> {
    return new Map([
      ['the socket of the seat', this.plain(this.client(this.outsider).texts.join('\n'))],
      ['the socket of a watcher', this.plain(this.watcher.texts.join('\n'))],
      ...this.followers.map((one, i) => [`changes told to follower ${i}`, this.plain(one.texts.join('\n'))] as const),
    ]);
  }

  /** All that the outsider can ask for. */
  async asked(): Promise<ReadonlyMap<string, string>> {
    const key = keyOf(this.game, this.outsider);
    const told = new Map<string, string>();
    for (const path of ['', '/snapshot', '/journal', '/film', '/report', `/film?as=${this.otherSeat}`]) {
      told.set(`GET ${path} by the seat`, await this.get(path, { authorization: `Bearer ${key}` }));
      told.set(`GET ${path} by a watcher`, await this.get(path, {}));
    }
    told.set('advice to the seat', await this.advice());
    return told;
  }

  private async advice(): Promise<string> {
    const client = this.client(this.outsider);
    const question = client.snapshot.questions.find(({ seat }) => seat === this.outsider);
    if (question === undefined) return 'nothing is asked';
    return JSON.stringify(await client.ask({ t: 'advise', seat: this.outsider, ask: question.id }));
  }

  close(): void {
    for (const client of this.sockets) client.close();
  }

  private get sockets(): readonly TableClient[] {
    return [...this.clients.values(), this.watcher, ...this.followers];
  }

  private get otherSeat(): Seat {
    return this.outsider === 0 ? 1 : 0;
  }

  private async get(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
    const response = await fetch(`${this.address}/api/games/${this.game.game}${path}`, { headers });
    const names = [...response.headers.keys()].filter((name) => name !== 'date').join();
    return this.plain(`${response.status} ${names}\n${await response.text()}`);
  }

  /** Without what differs between any two games: the id, and the clock. */
  private plain(text: string): string {
    return text.replaceAll(this.game.game, 'GAME').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  }
}

/** Enough for every kind of question to come up. */
const ANSWERS = 20;
/** What can be asked for is asked for after so many of them. */
const LOOK = 5;

/** What a client asks is answered after all that was told before. */
async function heardAll(client: TableClient): Promise<void> {
  await client.refusedFor({ t: 'preview', seat: 0, ask: 'nothing', option: 'nothing' });
}

/** Plays two games alike on two servers and gives the first thing that tells the outsider in which of them they are. */
export async function firstTell(
  addresses: readonly [string, string],
  pair: LeakPair,
): Promise<{ readonly answers: number; readonly tell: Tell | null }> {
  const one = await World.open(addresses[0], pair, pair.files[0]);
  const other = await World.open(addresses[1], pair, pair.files[1]);
  const random = streamOf(pair.title, 'pair');
  try {
    for (let answers = 0; ; answers++) {
      const isLast = answers === (pair.most ?? ANSWERS);
      const heard = difference(one.heard(), other.heard());
      const tell =
        heard ?? (isLast || answers % LOOK === 0 ? difference(await one.asked(), await other.asked()) : null);
      if (tell !== null || isLast) return { answers, tell };
      if (!(await answerAlike(one, other, pair, random)) || one.isOver) return { answers, tell: null };
    }
  } finally {
    one.close();
    other.close();
  }
}

function difference(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): Tell | null {
  for (const [where, text] of one) {
    const twin = other.get(where) ?? '';
    if (text === twin) continue;
    const at = [...text].findIndex((letter, i) => letter !== twin[i]);
    const part = (whole: string) => whole.slice(Math.max(0, at - 120), at + 120);
    return { where, one: part(text), other: part(twin) };
  }
  return null;
}

/** The same answer in both games, or in the second another one that is its seat's secret; false where there is none. */
async function answerAlike(one: World, other: World, pair: LeakPair, random: Random): Promise<boolean> {
  const [seat] = one.awaited;
  if (seat === undefined) return false;
  const question = await one.client(seat).question(seat);
  const twin = await other.client(seat).question(seat);
  const otherwise = pair.otherwise?.(twin) ?? null;
  const answer = commonAnswer(question, otherwise === null ? twin : question, random);
  if (answer === null) return false;
  await one.answer(seat, answer);
  await other.answer(seat, otherwise ?? answer);
  return true;
}
