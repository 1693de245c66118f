import type { Health, Readiness } from '@hardtop/host/wire';
import type { Problem } from '@hardtop/kernel';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** A database that takes longer than this to take a write of nothing is in no state to serve. */
const READY_MILLISECONDS = 1_000;

/** Two questions: whether the process lives, and whether it can serve just now. */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  const { store, version } = context;
  const { kind } = context.database;
  let asked: Promise<readonly Problem[]> | null = null;
  app.get('/api/health', (_request, reply) => {
    const health: Health = { ok: true, version, database: { kind, ok: !store.isAway } };
    return reply.send(health);
  });
  app.get('/api/ready', async (_request, reply) => {
    // However many ask at once, the database is asked once.
    asked ??= obstacles(context).finally(() => {
      asked = null;
    });
    const problems = await asked;
    const ok = problems.length === 0;
    const readiness: Readiness = { ok, version, database: { kind, ok: !problems.includes(SILENT) }, problems };
    if (!ok) reply.header('retry-after', '2');
    return reply.code(ok ? 200 : 503).send(readiness);
  });
}

const SILENT: Problem = { code: 'storage', message: 'The database does not take a write within a second.' };
const FULL: Problem = { code: 'disk-full', message: 'The disk of the data folder is full, or nearly so.' };
const UNWRITABLE: Problem = { code: 'disk-unwritable', message: 'The data folder cannot be written.' };

async function obstacles({ store, database }: Context): Promise<readonly Problem[]> {
  const [writes, disk] = await Promise.all([inTime(store.tryWrite()), database.diskProblem()]);
  const diskProblem = disk?.kind === 'full' ? FULL : UNWRITABLE;
  return [...(writes ? [] : [SILENT]), ...(disk === null ? [] : [diskProblem])];
}

async function inTime(job: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_MILLISECONDS);
  });
  const done = job.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
