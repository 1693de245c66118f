import { afterAll, beforeAll } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import type { OpenDatabase } from '../storage/open-database.ts';
import { type PrivatePostgres, startPostgres } from './postgres.ts';
import { cleanUp, makeFolder } from './servers.ts';

/** What a store must run on alike. */
export const DATABASE_KINDS = ['embedded', 'postgresql'] as const satisfies readonly OpenDatabase['kind'][];

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

/** For the top of a test file: a private PostgreSQL for as long as its tests run, and fresh databases of both kinds. */
export function freshDatabases(): (kind: OpenDatabase['kind']) => Promise<DatabaseSettings> {
  let postgres: PrivatePostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await cleanUp();
    await postgres?.stop();
  });
  return async (kind) => {
    if (kind === 'embedded') return { databaseUrl: null, dataFolder: makeFolder() };
    if (postgres === undefined) throw new Error('ask for a database once the tests have begun');
    return { databaseUrl: await postgres.database(), dataFolder: '/nowhere' };
  };
}
