import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Embedded, TYPES } from './embedded.ts';

/** PGlite in this thread. */
export async function openHere(folder: string): Promise<Embedded> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(folder, { parsers: { [TYPES.int8]: Number } });
  const session = {
    async query(sql: string, parameters: readonly unknown[]) {
      const { rows, affectedRows } = await client.query<Record<string, unknown>>(sql, [...parameters]);
      // PGlite answers in microtasks alone; without a turn of the loop whoever is busy would starve sockets and timers.
      await nextTurn();
      return { rows, affected: affectedRows ?? 0 };
    },
  };
  return { session: () => session, close: () => client.close() };
}
