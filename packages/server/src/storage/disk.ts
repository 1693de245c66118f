import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from '../settings/start-problem.ts';

/** Why a folder takes nothing: `code` is the system's own word for it. */
export interface DiskProblem {
  readonly kind: 'full' | 'unwritable';
  readonly code: string;
}

/** A database with less room than this before it may have to stop in the middle of a write. */
export const LEAST_BYTES = 32 * 1024 * 1024;

const TRIED_BYTES = 8 * 1024;

/** Tried by writing: rights and quotas have the last word. */
export async function diskProblem(folder: string, leastBytes: number): Promise<DiskProblem | null> {
  const file = path.join(folder, `room-to-write.${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(TRIED_BYTES), { flush: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastBytes ? { kind: 'full', code: 'ENOSPC' } : null;
  } catch (error) {
    const code = systemCode(error) ?? 'unknown';
    return { kind: ['ENOSPC', 'EDQUOT'].includes(code) ? 'full' : 'unwritable', code };
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
