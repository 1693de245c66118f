import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { diskProblem } from './disk.ts';

afterAll(cleanUp);

it('a folder with room has no problem, and nothing is left in it', async () => {
  const folder = makeFolder();
  expect(await diskProblem(folder, 1)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it('a disk with less room than is needed counts as full', async () => {
  expect(await diskProblem(makeFolder(), Number.MAX_SAFE_INTEGER)).toEqual({ kind: 'full', code: 'ENOSPC' });
});

it.skipIf(process.platform !== 'linux')('a device that takes no more is full', async () => {
  const folder = makeFolder();
  symlinkSync('/dev/full', path.join(folder, `room-to-write.${process.pid}`));
  expect(await diskProblem(folder, 1)).toEqual({ kind: 'full', code: 'ENOSPC' });
});

it('a folder that takes no files says in the words of the system why', async () => {
  expect(await diskProblem('/dev/null', 1)).toEqual({ kind: 'unwritable', code: 'ENOTDIR' });
});
