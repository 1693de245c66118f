import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartProblem, systemCode } from '../start-problem.ts';

/** Holds a folder for one process. The lock is a listening socket: the system closes it when the process dies, however it dies. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The longest path a Unix socket can have on every system, with its closing zero. */
const LONGEST_SOCKET_PATH = 103;

export async function lockFolder(folder: string): Promise<FolderLock> {
  const where = socketPath(folder);
  const server = (await tryListen(where)) ?? (await takeOverStale(where));
  if (server === null) {
    const holder = await holderOf(where);
    const who = holder === null || holder === '' ? 'another server' : `another server (process ${holder})`;
    throw new StartProblem(
      'folder-held',
      `The data folder ${folder} is in use by ${who}: stop that one, or set HARDTOP_DATA to another folder.`,
    );
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketPath(folder: string): string {
  const name = `hardtop-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = path.join(folder, 'lock');
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : path.join(tmpdir(), name);
}

/** Null when something is there already, alive or not. */
function tryListen(where: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    // Whoever knocks is told who lives here.
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
    server.once('error', (error) => {
      if (systemCode(error) === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(where, () => resolve(server));
  });
}

/** What the holder says of itself; null if nobody is there. */
function holderOf(where: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(where);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk.toString();
    });
    // A socket that accepts and then breaks still has somebody behind it.
    let connected = false;
    socket.on('connect', () => {
      connected = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(connected ? said : null));
  });
}

/** After a crash the socket's file is left with nobody behind it. It is moved aside before it is removed, and looked at once
 * more there, so that two servers starting at once cannot both take it. */
async function takeOverStale(where: string): Promise<Server | null> {
  if (process.platform === 'win32' || (await holderOf(where)) !== null) return null;
  const aside = `${where}.${process.pid}`;
  try {
    renameSync(where, aside);
  } catch {
    return tryListen(where);
  }
  if ((await holderOf(aside)) !== null && !existsSync(where)) {
    renameSync(aside, where);
    return null;
  }
  rmSync(aside, { force: true });
  return tryListen(where);
}
