import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { lockFolder } from './folder-lock.ts';

afterAll(cleanUp);

/** A process that listens where the lock is, as a server would. */
async function holder(folder: string) {
  const code = `require('net').createServer((s) => s.end('4711')).listen(process.argv[1], () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', code, path.join(folder, 'lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data folder', () => {
  it('keeps a second server out and says who has it', async () => {
    const folder = makeFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another server (process ${process.pid}): stop that one, or set HARDTOP_DATA to another folder.`,
    );
    await lock.release();
    expect(existsSync(path.join(folder, 'lock'))).toBe(false);
    await (await lockFolder(folder)).release();
  });

  it('is freed by a crash, without anybody cleaning up', async () => {
    const folder = makeFolder();
    const child = await holder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('(process 4711)');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(path.join(folder, 'lock'))).toBe(true);
    await (await lockFolder(folder)).release();
  });

  it('after a crash, of several that start at once one gets it', async () => {
    const folder = makeFolder();
    const child = await holder(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const tries = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder)));
    const got = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(got).toHaveLength(1);
    await got[0]?.release();
  });

  it('works where the path is too long for a socket', async () => {
    const folder = path.join(makeFolder(), 'a'.repeat(120));
    mkdirSync(folder);
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('is in use');
    await lock.release();
  });
});
