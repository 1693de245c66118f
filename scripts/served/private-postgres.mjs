// A PostgreSQL in a folder of its own, on a socket, with the settings it comes with: what is committed is on the disk.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const BASE = '/usr/lib/postgresql';
const TRIES = 150;

export async function startPostgres() {
  const bin = programs();
  const folder = mkdtempSync(path.join(tmpdir(), 'hardtop-pg-'));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = { cwd: folder, stdio: 'ignore', ...user };
  const data = path.join(folder, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'hardtop', '-A', 'trust', '--no-sync', '-E', 'UTF8'], as);
  const run = () => spawn(path.join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], as);
  let server = run();
  const url = (name) => `postgresql://hardtop@localhost/${name}?host=${encodeURIComponent(folder)}`;
  // Nothing is left behind, however whoever started it ends.
  const end = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  await answering(url('postgres'), server);
  let made = 0;
  const down = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  };
  const signalAll = (signal) => {
    for (const pid of [server.pid, ...childrenOf(server.pid)]) process.kill(pid, signal);
  };
  return {
    async database() {
      const name = `hardtop_${++made}`;
      await runOn(url('postgres'), `create database ${name}`);
      return url(name);
    },
    /** All its processes. */
    pids: () => [server.pid, ...childrenOf(server.pid)],
    /** Ends every connection, as an operator can. */
    endConnections: () => runOn(url('postgres'), END_CONNECTIONS),
    /** Goes down, cutting every line. */
    down,
    async up() {
      server = run();
      await answering(url('postgres'), server);
    },
    /** Stands still in the middle of everything, lines open, until it is thawed. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await down();
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const END_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

/** PostgreSQL has a process for each connection. */
function childrenOf(parent) {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return list
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid);
}

function programs() {
  const versions = existsSync(BASE) ? readdirSync(BASE).sort((a, b) => Number(b) - Number(a)) : [];
  const bins = versions.map((version) => path.join(BASE, version, 'bin'));
  const found = bins.find((bin) => existsSync(path.join(bin, 'initdb')));
  if (found === undefined) throw new Error('the PostgreSQL server programs are missing: npm run setup -- test');
  return found;
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

async function answering(url, server) {
  for (let i = 0; i < TRIES && server.exitCode === null; i++) {
    try {
      return await runOn(url, 'select 1');
    } catch {
      await pause(100);
    }
  }
  throw new Error('the private PostgreSQL did not start');
}

async function runOn(url, text) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}
