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
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], as);
  const url = (name) => `postgresql://hardtop@localhost/${name}?host=${encodeURIComponent(folder)}`;
  await answering(url('postgres'), server);
  let made = 0;
  return {
    async database() {
      const name = `hardtop_${++made}`;
      await runOn(url('postgres'), `create database ${name}`);
      return url(name);
    },
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
