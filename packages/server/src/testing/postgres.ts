import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of our own in a private folder, on a socket, with nothing of the machine's own touched. */
export interface PrivatePostgres {
  /** A fresh, empty database on it. */
  database(): Promise<string>;
  /** Ends all connections, as an operator can. */
  endConnections(): Promise<void>;
  /** Goes down, cutting every line. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Stands still in the middle of everything, lines open, until it is thawed. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const BASE = '/usr/lib/postgresql';

export async function startPostgres(): Promise<PrivatePostgres> {
  const bin = findPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'hardtop-pg-'));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = { cwd: folder, ...(user ?? {}) };
  const data = path.join(folder, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'hardtop', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    stdio: 'ignore',
    ...as,
  });
  // Only our own processes are killed here, never this one, so it need not sync.
  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=60'];
  const run = () => spawn(path.join(bin, 'postgres'), flags, { stdio: 'ignore', ...as });
  let server = run();
  const url = (name: string) => `postgresql://hardtop@localhost/${name}?host=${encodeURIComponent(folder)}`;
  await answering(url('postgres'), server);
  let made = 0;
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) process.kill(pid, signal);
  };
  const down = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  };
  return {
    async database() {
      const name = `hardtop_${++made}`;
      await runOn(url('postgres'), `create database ${name}`);
      return url(name);
    },
    endConnections: () => runOn(url('postgres'), END_CONNECTIONS),
    down,
    async up() {
      server = run();
      await answering(url('postgres'), server);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await down();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const END_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

/** PostgreSQL has a process for each connection, and a front one for each node. */
export function childrenOf(parent: number): readonly number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = list.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []));
}

function findPrograms(): string {
  const versions = existsSync(BASE) ? readdirSync(BASE).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => path.join(BASE, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    'These tests need the PostgreSQL server programs. Mend it with: npm run setup -- test, or: sudo apt-get install -y --no-install-recommends postgresql',
  );
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it, or as nobody. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (server.exitCode !== null) break;
    try {
      return await runOn(url, 'select 1');
    } catch {
      await pause(100);
    }
  }
  throw new Error('the private PostgreSQL did not start');
}

async function runOn(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}
