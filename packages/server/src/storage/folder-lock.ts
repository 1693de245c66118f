import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartProblem, systemCode } from '../settings/start-problem.ts';

/** Holds a folder for one process. The lock is a listening socket: the system closes it when the process dies, however it
 * dies, so that nobody ever has to clean up. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The longest path a Unix socket can have on every system, with its closing zero. */
const LONGEST_SOCKET_PATH = 103;

export async function lockFolder(folder: string): Promise<FolderLock> {
  const held: Server[] = [];
  for (const where of socketNames(folder)) {
    const server = (await tryListen(where)) ?? (await takeOverStale(where));
    if (server === null) {
      const problem = heldBy(folder, await holderOf(where));
      await closeAll(held);
      throw problem;
    }
    held.push(server.unref());
  }
  return { release: () => closeAll(held) };
}

function heldBy(folder: string, holder: string | null): StartProblem {
  const who = holder === null || holder === '' ? 'another server' : `another server (process ${holder})`;
  const message = `The data folder ${folder} is in use by ${who}: stop that one, or set HARDTOP_DATA to another folder.`;
  return new StartProblem('folder-held', message);
}

/** Linux knows sockets without a file, which leave nothing behind: they settle who is first on one machine. The file in the
 * folder is for other systems, and for containers that share a folder but not a network. */
function socketNames(folder: string): readonly string[] {
  const { dev, ino } = statSync(folder);
  const name = `hardtop-${createHash('sha256').update(`${dev}/${ino}`).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`];
  const inside = path.join(folder, 'lock');
  const file = Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : path.join(tmpdir(), name);
  return process.platform === 'linux' ? [`\0${name}`, file] : [file];
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
    let connected = false;
    const socket = connect(where);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('connect', () => {
      connected = true;
    });
    socket.on('data', (chunk) => {
      said += chunk.toString();
    });
    socket.on('error', () => {});
    // One that accepts and then says nothing still has somebody behind it.
    socket.on('close', () => resolve(connected ? said : null));
  });
}

/** After a crash the socket's file is left with nobody behind it. It is moved aside before it is removed, and looked at
 * once more there, so that a server that was quicker is not robbed. */
async function takeOverStale(where: string): Promise<Server | null> {
  if (!path.isAbsolute(where) || process.platform === 'win32' || (await holderOf(where)) !== null) return null;
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

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
}
