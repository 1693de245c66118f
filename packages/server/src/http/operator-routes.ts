import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { backupStream } from '../backup/backup-file.ts';
import { showsSecret } from '../backup/operator-note.ts';
import { messageOf } from '../settings/start-problem.ts';
import type { Tables } from '../storage/tables.ts';
import { refuse } from './errors.ts';

export interface Operator {
  readonly db: Kysely<Tables>;
  /** The folder of games that were put away. */
  readonly archive: string;
  readonly secret: string;
}

/** For whoever may read the data folder, where the secret lies; to anybody else there is nothing here. */
export function operatorRoutes(app: FastifyInstance, { db, archive, secret }: Operator): void {
  app.get('/api/operator/backup', (request, reply) => {
    if (!showsSecret(request.headers.authorization, secret))
      return refuse(reply, [{ code: 'unknown', message: 'There is nothing here.' }], 404);
    const { stream, missing } = backupStream(db, archive);
    missing.then(
      (lost) => lost.length > 0 && request.log.error(`a backup lacks the files of ${lost.join(', ')}`),
      (error: unknown) => request.log.error(`a backup failed: ${messageOf(error)}`),
    );
    return reply.type('application/gzip').send(stream);
  });
}
