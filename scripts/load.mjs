// `npm run load`: people without bots, on both databases, beside a bare `ws` server with one insert for each choice, in the same run.
// A ratio is Hardtop's choices a second to the bare one's; of several runs the median counts.
//   npm run load -- --games 50,200,500 --seconds 3 --runs 5 --database postgresql --nodes 2 --json
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBareTable } from './load/bare-table.mjs';
import { cpuOf, cpuOfTree, ownCpu } from './load/cpu.mjs';
import { idleBytes } from './load/idle.mjs';
import { measure } from './load/measure.mjs';
import { openTable } from './load/table.mjs';
import { startPostgres } from './served/private-postgres.mjs';
import { ServerProcess } from './served/server-process.mjs';

const DATABASES = ['postgresql', 'pglite'];
const SERVERS = { hardtop: './load/server.mjs', bare: './load/bare-server.mjs' };
const OPENERS = { hardtop: openTable, bare: openBareTable };
const FIGURES = ['choicesPerSecond', 'bareChoicesPerSecond', 'ratio', 'p50Ms', 'p99Ms', 'bareP99Ms', 'bytesPerChoice'];
/** Milliseconds of the processors that a choice takes: of the server, of the database, and of those who play here. */
const COSTS = ['serverCpuMs', 'databaseCpuMs', 'playersCpuMs'];
/** As `npm start` runs it: most of what a choice makes is forgotten at once, and cheaply if there is room for it. */
const NODE_FLAGS = ['--max-semi-space-size=128', '--no-parallel-scavenge', '--expose-gc'];
const IDLE_GAMES = 200;
/** Nodes behind the one address, unless told: those who play and the database are on this machine as well. */
const MOST_NODES = 4;
/** A server runs for weeks: it is measured when its code has been compiled, which takes the longer the more of it there is. */
const WARM_SECONDS = { bare: 3, hardtop: 40 };

const flags = readFlags();
const folder = mkdtempSync(path.join(tmpdir(), 'hardtop-load-'));
const postgres = flags.databases.includes('postgresql') ? await startPostgres() : null;
const running = new Set();
let folders = 0;
process.once('SIGTERM', () => process.exit(143));

try {
  process.exitCode = await main();
} finally {
  for (const server of running) await server.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  const rows = [];
  for (const database of flags.databases) {
    for (const games of flags.games) {
      // An embedded database has one server.
      const nodes = database === 'postgresql' ? flags.nodes : 1;
      const runs = await onServer('bare', database, 1, (bare) =>
        onServer('hardtop', database, nodes, (hardtop) => runsOf(games, { bare, hardtop })),
      );
      const figures = [...FIGURES, ...COSTS].map((name) => [name, medianOf(runs, name)]);
      const row = { database, games, nodes, ...Object.fromEntries(figures) };
      rows.push(row);
      if (!flags.json) process.stdout.write(`${lineOf(row)}\n`);
    }
  }
  const idle = await onServer('hardtop', flags.databases.at(-1), 1, async (server) =>
    idleBytes(server, await server.address(), Math.min(IDLE_GAMES, Math.max(...flags.games))),
  );
  const memory = Object.fromEntries(Object.entries(idle).map(([name, bytes]) => [name, Math.round(bytes)]));
  if (flags.json) process.stdout.write(`${JSON.stringify({ rows, ...memory })}\n`);
  else
    process.stdout.write(
      `an idle game: ${memory.idleGameBytes} B of heap; with two people there: ${memory.seatedGameBytes} B\n`,
    );
  return rows.every((row) => row.choicesPerSecond > 0 && row.bareChoicesPerSecond > 0) ? 0 : 1;
}

/** First the one, then the other, close together: a machine is not always as quick. */
async function runsOf(games, servers) {
  const on = async (kind, seconds) => {
    const address = await servers[kind].address();
    return measure(OPENERS[kind], address, games, seconds, () => costsOf(servers[kind]));
  };
  for (const [kind, seconds] of Object.entries(WARM_SECONDS)) await on(kind, seconds);
  const runs = [];
  for (let run = 0; run < flags.runs; run++) {
    const [bare, full] = [await on('bare', flags.seconds), await on('hardtop', flags.seconds)];
    const ratio = full.choicesPerSecond / bare.choicesPerSecond;
    runs.push({ ...full, bareChoicesPerSecond: bare.choicesPerSecond, bareP99Ms: bare.p99Ms, ratio });
  }
  return runs;
}

/** What has been spent so far, by all nodes. An embedded database is part of the server. */
function costsOf(server) {
  return {
    serverCpuMs: cpuOfTree(server.child.pid),
    databaseCpuMs: postgres === null ? 0 : postgres.pids().reduce((all, pid) => all + cpuOf(pid), 0),
    playersCpuMs: ownCpu(),
  };
}

/** A fresh server, of as many nodes as are wanted, on a fresh database. */
async function onServer(kind, database, nodes, job) {
  const data = path.join(folder, String(++folders));
  mkdirSync(data);
  const place = database === 'pglite' ? { HARDTOP_DATA: data } : { DATABASE_URL: await postgres.database() };
  const script = fileURLToPath(new URL(SERVERS[kind], import.meta.url));
  const env = { HARDTOP_LOG: 'error', HARDTOP_NODES: String(nodes), ...place };
  const server = new ServerProcess(env, { script, flags: NODE_FLAGS, ipc: true });
  running.add(server);
  try {
    await server.address();
    return await job(server);
  } finally {
    await server.kill();
    running.delete(server);
    rmSync(data, { recursive: true, force: true });
  }
}

function medianOf(runs, name) {
  const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toPrecision(4));
}

function lineOf(row) {
  const {
    database,
    games,
    nodes,
    choicesPerSecond,
    bareChoicesPerSecond,
    ratio,
    p50Ms,
    p99Ms,
    bareP99Ms,
    bytesPerChoice,
  } = row;
  const speed = `${choicesPerSecond} choices/s, bare ${bareChoicesPerSecond}, ratio ${ratio}`;
  const cpu = `CPU ms a choice: server ${row.serverCpuMs}, database ${row.databaseCpuMs}, players ${row.playersCpuMs}`;
  const where = `${database}${nodes > 1 ? `, ${nodes} nodes` : ''}`;
  return `${where} ${games} games: ${speed}; p50 ${p50Ms} ms, p99 ${p99Ms} ms (bare ${bareP99Ms}); ${bytesPerChoice} B a choice; ${cpu}`;
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '50,200,500' },
        seconds: { type: 'string', default: '3' },
        runs: { type: 'string', default: '5' },
        database: { type: 'string' },
        nodes: { type: 'string', default: String(Math.min(MOST_NODES, availableParallelism())) },
        json: { type: 'boolean', default: false },
      },
    });
    const games = values.games.split(',').map((text) => positive('games', text));
    const databases = values.database === undefined ? DATABASES : [values.database];
    if (!DATABASES.includes(databases[0])) throw new Error(`--database must be one of ${DATABASES.join(', ')}`);
    const [seconds, runs] = [positive('seconds', values.seconds), Math.ceil(positive('runs', values.runs))];
    const nodes = Math.ceil(positive('nodes', values.nodes));
    return { games, seconds, runs, databases, nodes, json: values.json };
  } catch (error) {
    process.stderr.write(`load: ${error.message}\n`);
    return process.exit(2);
  }
}

function positive(name, text) {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--${name} must be a number above 0, not "${text}"`);
}
