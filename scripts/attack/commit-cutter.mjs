// A line to PostgreSQL that breaks where it hurts most: before a commit gets there, or before its answer gets back.
import { connect, createServer } from 'node:net';
import path from 'node:path';

const SOCKET = '.s.PGSQL.5432';
/** As they go over the line: the words of the one that ends a transaction, and the name of the one that is a transaction by itself. */
const COMMITS = [Buffer.from('commit\0'), Buffer.from('append\0')];

/** Cuts every so many commits once it has begun, by turns after and before. `url` is the database by way of this line. */
export async function cutCommits(databaseUrl, folder, every) {
  const address = new URL(databaseUrl);
  const there = path.join(address.searchParams.get('host'), SOCKET);
  const cuts = { before: 0, after: 0 };
  const lines = new Set();
  let commits = 0;
  let begun = false;
  function cutOf(data) {
    if (!begun || !COMMITS.some((commit) => data.includes(commit)) || ++commits % every !== 0) return null;
    const cut = (commits / every) % 2 === 0 ? 'before' : 'after';
    cuts[cut] += 1;
    return cut;
  }
  const server = createServer((near) => {
    const far = connect(there);
    let isLast = false;
    for (const socket of [near, far]) {
      lines.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        lines.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => {
      const cut = cutOf(data);
      isLast ||= cut === 'after';
      if (cut === 'before') near.destroy();
      else far.write(data);
    });
    // By the time it answers it has committed.
    far.on('data', (data) => (isLast ? near.destroy() : near.write(data)));
  });
  await new Promise((resolve) => server.listen(path.join(folder, SOCKET), resolve));
  address.searchParams.set('host', folder);
  return {
    url: address.href,
    cuts,
    begin() {
      begun = true;
    },
    end() {
      begun = false;
    },
    async close() {
      for (const socket of lines) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
