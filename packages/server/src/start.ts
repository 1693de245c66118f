import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { TableRuleset } from '@hardtop/board';
import { loadTables, RULESETS, type RulesetEntry } from '@hardtop/rulesets';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { archiveFolder } from './backup/backup-file.ts';
import { leaveNote, makeSecret } from './backup/operator-note.ts';
import { BotGate, restingGate } from './bots/gate.ts';
import { BotPool } from './bots/pool.ts';
import { type Thinker, thinkHere } from './bots/thinker.ts';
import { CampaignStore } from './campaigns/store.ts';
import { type Clerk, clerkHere } from './clerks/clerk.ts';
import { ClerkPool } from './clerks/pool.ts';
import { ClientLedger } from './clients/ledger.ts';
import { HandedOver } from './front/handed-over.ts';
import { bellOf } from './games/bell.ts';
import { FilmLab } from './games/film-lab.ts';
import { Rooms } from './games/rooms.ts';
import { goRound, liveHouse } from './games/rounds.ts';
import { Traffic } from './games/traffic.ts';
import { buildApp } from './http/app.ts';
import { compressPage } from './http/compress-page.ts';
import { PAGE_FOLDER } from './http/page.ts';
import { OWN_PLACE } from './keys/seat-keys.ts';
import { Lab } from './lab/lab.ts';
import { LibraryStore } from './library/store.ts';
import type { ServerClocks } from './live/served-time.ts';
import { meteredClerk, meteredThinker, roomObserver, watchTables } from './metered.ts';
import { ServerMetrics } from './metrics/server-metrics.ts';
import { Membership } from './nodes/membership.ts';
import { ownAddress } from './nodes/own-address.ts';
import { NoticeStore } from './notices/notice-store.ts';
import { Postman } from './notices/postman.ts';
import { openPeople } from './people/people.ts';
import { listenProblem } from './settings/listen-problem.ts';
import type { Settings } from './settings/settings.ts';
import { GameArchive } from './storage/game-archive.ts';
import { GameStore } from './storage/game-store.ts';
import { type OpenDatabase, openDatabase } from './storage/open-database.ts';
import { keepTidy } from './storage/retention.ts';
import { TableOffice } from './tables/table-office.ts';

/** What tests, and programs that carry a server inside, may change. */
export interface StartOptions {
  readonly rulesets?: readonly RulesetEntry[];
  /** A module that calls `answerTasks` with the same rulesets. */
  readonly botWorker?: URL;
  readonly botSeconds?: number;
  /** A module that calls `answerClerks` with the same rulesets. */
  readonly clerkWorker?: URL;
  readonly leaseSeconds?: number;
  readonly idleSeconds?: number;
  /** After how long a game at which nobody does anything is kept in few bytes. */
  readonly restSeconds?: number;
  readonly pageFolder?: string;
  readonly headersSeconds?: number;
  /** Told of every route, as `GET /api/health`. */
  readonly onRoute?: (route: string) => void;
  /** How long a PostgreSQL may take to answer. */
  readonly answerMilliseconds?: number;
  /** How long it takes until somebody who is not there is told. */
  readonly bellMilliseconds?: number;
  /** How often somebody goes round the tables. */
  readonly roundMilliseconds?: number;
  /** In place of the machine's. */
  readonly clocks?: ServerClocks;
  /** What all nodes behind one address measure, in place of what this one does. */
  readonly measureAll?: (own: string) => Promise<string>;
}

export interface RunningServer {
  /** For people, e.g. `http://127.0.0.1:4400`. */
  readonly address: string;
  /** Finishes what is being committed, says goodbye, gives everything back. */
  close(): Promise<void>;
}

/** One server, which may be one of several nodes behind one address. */
export interface StartedServer extends RunningServer {
  /** A connection that came in elsewhere, with what was read of it. */
  take(socket: Socket, head: Buffer): void;
  /** What it measures of itself, as text. */
  measure(): string;
}

/** After how long without a sign of life the games of a node are anybody's, though it can be reached: one that is busy is not dead. */
const LEASE_SECONDS = 5;

export const VERSION = readVersion();

/** Starts a server; throws a `StartProblem` if it cannot. */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<StartedServer> {
  const logger = pino({ level: settings.log }, pino.destination({ dest: 2, sync: true }));
  const onProblem = (message: string) => logger.error(message);
  const database = await openDatabase(settings, { onNews: onProblem, ...patienceOf(options) });
  const { rulesets: house = RULESETS, leaseSeconds = LEASE_SECONDS, pageFolder = PAGE_FOLDER } = options;
  const rulesets = await loadTables(house);
  const metrics = new ServerMetrics();
  const { thinker, gate } = meteredBots(botsOf(rulesets, options, onProblem), metrics);
  const clerk = meteredClerk(clerkOf(house, options, onProblem), metrics);
  const archive = new GameArchive(database.db, archiveFolder(settings));
  const node = randomUUID();
  const store = new GameStore(database.db, node, leaseSeconds, database.pulse, archive);
  // Nobody else can have opened the embedded database: its leases are those of a server that died.
  if (database.kind === 'embedded') await store.clearLeases();
  const notices = noticesHere(database, settings, onProblem);
  const bell = notices.bell(() => rooms, options);
  const live = await liveHouse(database.db, settings, options.clocks, bell);
  const { traffic, films } = filmsHere(store, onProblem);
  const rooms: Rooms = new Rooms({
    live,
    traffic,
    rulesets,
    store,
    messenger: database.messenger,
    thinker,
    gate,
    replay: (journal, client) => clerk.do('restore', journal, client),
    ...roomLimits(settings, options),
    onProblem,
    observer: roomObserver(metrics, logger, films, (game) => tables.over(game)),
  });
  const tables = new TableOffice({ db: database.db, messenger: database.messenger, rooms, onProblem });
  watchTables(metrics, rooms, database);
  const lab = new Lab({ rulesets, settings, onProblem });
  const membership = new Membership({ database, node, seconds: leaseSeconds, rooms, onProblem });
  const besides = { ...storesOf(database, settings), live, lab, ...notices.kept, peers: membership.peers };
  const kept = { store, rooms, tables, clerk, metrics, database, ...besides };
  const context = { rulesets, house, ...kept, ledger: new ClientLedger(settings.limits), version: VERSION };
  const operator = operatorOf(database, settings);
  const app = await buildApp(context, { ...options, ...settings, pageFolder, logger, operator });
  const handedOver = new HandedOver(app.server);
  const tidying = keepTidy(archive, settings, onProblem);
  const rounds = goRound(rooms, live, onProblem, options.roundMilliseconds);
  const workers = [handedOver, thinker, clerk, lab, films, tidying, rounds, notices.postman];
  const close = () => stop(app, rooms, workers, { database, membership });
  const address = await listen(app, settings, close);
  await joinOthers(membership, clerk, settings.nodeUrl ?? ownAddress(settings.host, address));
  const takeNote = operator === undefined ? () => {} : leaveNote(settings.dataFolder, { address, ...operator });
  if (OWN_PLACE.node === 0) void compressAside(pageFolder, (message) => logger.info(message));
  return {
    address,
    take: (socket, head) => handedOver.take(socket, head),
    measure: () => metrics.text(),
    async close() {
      takeNote();
      metrics.close();
      await close();
    },
  };
}

/** Where there may be other nodes, one that dies leaves its games to this one, all at once. */
async function joinOthers(membership: Membership, clerk: Clerk, address: string): Promise<void> {
  if (membership.peers !== null) clerk.prepare();
  await membership.begin(address);
}

/** How many tables are kept at hand, and for how long. */
function roomLimits(settings: Settings, { restSeconds, idleSeconds = 300 }: StartOptions) {
  return {
    roomBytes: tableBytes(settings),
    idleSeconds,
    ...(restSeconds === undefined ? {} : { restSeconds }),
    ...(settings.limits === null ? {} : { roomsPerClient: settings.limits.rooms }),
  };
}

/** Films wait until little is going on. */
function filmsHere(store: GameStore, onProblem: (message: string) => void) {
  const traffic = new Traffic();
  return { traffic, films: new FilmLab({ store, traffic, onProblem }) };
}

/** Who tells people that are not at the table. */
function noticesHere({ db }: OpenDatabase, settings: Settings, onProblem: (message: string) => void) {
  const store = new NoticeStore(db);
  const postman = new Postman(store, settings.notices, onProblem);
  const onTold = () => postman.goRound();
  return {
    postman,
    kept: { notices: store, postman, noticeSettings: settings.notices },
    bell: (rooms: () => Rooms, { bellMilliseconds: milliseconds }: StartOptions) =>
      bellOf({ store, rooms, onTold, onProblem, milliseconds }),
  };
}

function storesOf({ db }: OpenDatabase, { secret }: Settings) {
  return { library: new LibraryStore(db), campaigns: new CampaignStore(db), people: openPeople(db, secret) };
}

function patienceOf({ answerMilliseconds }: StartOptions) {
  return answerMilliseconds === undefined ? {} : { answerMilliseconds };
}

/** A folder has one server, and its owner asks that one for a copy; a PostgreSQL can be asked itself. */
function operatorOf({ kind, db }: OpenDatabase, settings: Settings) {
  return kind === 'embedded' ? { db, archive: archiveFolder(settings), secret: makeSecret() } : undefined;
}

async function compressAside(pageFolder: string, tell: (message: string) => void): Promise<void> {
  const problem = await compressPage(pageFolder);
  if (problem !== null) tell(`the page goes out uncompressed: ${problem}`);
}

/** Where bots think, and who lets them. */
interface Bots {
  readonly thinker: Thinker;
  readonly gate: BotGate;
}

function meteredBots({ thinker, gate }: Bots, metrics: ServerMetrics): Bots {
  return { thinker: meteredThinker(thinker, metrics), gate };
}

function botsOf(rulesets: readonly TableRuleset[], options: StartOptions, onProblem: (message: string) => void): Bots {
  const beside = new URL('./bots/worker.js', import.meta.url);
  // From the sources there is no worker that Node could load; nor do the built ones know rulesets given by a test.
  const canUse = options.rulesets === undefined && import.meta.url.endsWith('.js');
  const script = options.botWorker ?? (canUse ? beside : null);
  if (script === null) return { thinker: thinkHere(rulesets), gate: new BotGate() };
  const size = Math.max(1, Math.min(2, availableParallelism() - 1));
  const thinker = new BotPool({ script, size, seconds: options.botSeconds ?? 2, onProblem });
  return { thinker, gate: restingGate() };
}

/** What is not for tables is for sockets, requests and the answers under way. */
function tableBytes({ tableMegabytes }: Settings): number {
  return tableMegabytes === null ? getHeapStatistics().heap_size_limit / 2 : tableMegabytes * 1024 * 1024;
}

/** How long a clerk has for one task, and how much room. */
const CLERK_SECONDS = 20;
const CLERK_MEGABYTES = 512;

function clerkOf(house: readonly RulesetEntry[], options: StartOptions, onProblem: (message: string) => void): Clerk {
  const canUse = options.rulesets === undefined && import.meta.url.endsWith('.js');
  const script = options.clerkWorker ?? (canUse ? new URL('./clerks/worker.js', import.meta.url) : null);
  if (script === null) return clerkHere(house);
  return new ClerkPool({ script, size: 2, seconds: CLERK_SECONDS, megabytes: CLERK_MEGABYTES, onProblem });
}

async function listen(app: FastifyInstance, settings: Settings, close: () => Promise<void>): Promise<string> {
  try {
    return await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw listenProblem(error, settings);
  }
}

/** Nobody new is let in; then the tables, so that every answer under way is committed and told; then the rest. */
async function stop(
  app: FastifyInstance,
  rooms: Rooms,
  workers: readonly { close(): Promise<void> }[],
  { database, membership }: { readonly database: OpenDatabase; readonly membership: Membership },
): Promise<void> {
  // Whoever is sent away must not come back to a server that is about to go: the next one answers, or nobody does yet.
  app.server.close();
  await rooms.stop();
  await membership.end();
  await app.close();
  await Promise.all(workers.map((worker) => worker.close()));
  await database.close();
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(text) as { version?: unknown }).version);
}
