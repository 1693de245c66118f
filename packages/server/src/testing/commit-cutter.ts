import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { APPEND_STATEMENT } from '../storage/append-statement.ts';
import { makeFolder } from './servers.ts';

/** A line to PostgreSQL that breaks where it hurts most: before a commit gets there, or before its answer gets back. */
interface CommitCutter {
  /** The database by way of this line. */
  readonly url: string;
  readonly cuts: Readonly<Record<'before' | 'after', number>>;
  /** From now on it breaks. */
  begin(): void;
  close(): Promise<void>;
}

const SOCKET = '.s.PGSQL.5432';
/** How a commit is asked for: in a word, or by the name of the statement that is a transaction by itself. */
const COMMITS = ['commit', APPEND_STATEMENT.name].map((words) => Buffer.from(`${words}\0`));

/** Cuts every so many commits, by turns before and after. */
export async function cutCommits(databaseUrl: string, every: number): Promise<CommitCutter> {
  const address = new URL(databaseUrl);
  const there = path.join(address.searchParams.get('host') ?? '', SOCKET);
  const folder = makeFolder();
  const here = path.join(folder, SOCKET);
  const cuts = { before: 0, after: 0 };
  const sockets = new Set<Socket>();
  let commits = 0;
  let begun = false;
  const server = createServer((near) => {
    const far = connect(there);
    let isLast = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => {
      const cut =
        begun && COMMITS.some((words) => data.includes(words)) && ++commits % every === 0
          ? cutOf(commits / every)
          : null;
      if (cut !== null) cuts[cut]++;
      isLast ||= cut === 'after';
      if (cut === 'before') near.destroy();
      else far.write(data);
    });
    // By the time it answers it has committed.
    far.on('data', (data) => (isLast ? near.destroy() : near.write(data)));
  });
  await new Promise<void>((resolve) => server.listen(here, resolve));
  address.searchParams.set('host', folder);
  const begin = () => {
    begun = true;
  };
  return { url: address.href, cuts, begin, close: () => closeAll(server, sockets, here) };
}

function cutOf(n: number): 'before' | 'after' {
  return n % 2 === 0 ? 'before' : 'after';
}

async function closeAll(server: Server, sockets: ReadonlySet<Socket>, file: string): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  rmSync(file, { force: true });
}
