import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import { isRefusal, LeaseLost, StorageFailure } from './failures.ts';
import type { Tables } from './tables.ts';

/** Several statements, all or nothing. */
export async function inTransaction<T>(db: Kysely<Tables>, job: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (trx) => {
      const done = await job(trx);
      isCommitting = true;
      return done;
    });
  } catch (error) {
    throw error instanceof LeaseLost ? error : new StorageFailure(error, isCommitting);
  }
}

/** One statement is a transaction by itself: what waits for it waits for one answer, not for three. */
export async function inStatement<T>(db: Kysely<Tables>, query: CompiledQuery<T>): Promise<readonly T[]> {
  let isSent = false;
  try {
    const { rows } = await db.connection().execute((connection) => {
      isSent = true;
      return connection.executeQuery(query);
    });
    return rows;
  } catch (error) {
    throw new StorageFailure(error, isSent && !isRefusal(error));
  }
}
