import { err, type Problem, type Result } from '@hardtop/kernel';
import type { FastifyRequest } from 'fastify';
import { type HeldSeat, seatsOfKeys, WRONG_KEY } from '../games/seat-keys.ts';
import type { StoredSeat } from '../storage/tables.ts';

/** The seats a request speaks for: by `Authorization: Bearer <key>`, and by keys in its body. */
export function heldBy(
  request: FastifyRequest,
  seats: readonly StoredSeat[],
  inBody: readonly string[] = [],
): Result<readonly HeldSeat[], Problem> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const keys = bearer === undefined ? inBody : [...inBody, bearer];
  if (keys.length === 0) {
    return err({
      code: 'key',
      field: 'authorization',
      message: 'This needs the key of a seat.',
      legal: ['Authorization: Bearer <key of the seat>'],
    });
  }
  const isWrong = bearer !== undefined && !seatsOfKeys(seats, [bearer]).ok;
  return isWrong ? err({ ...WRONG_KEY, field: 'authorization' }) : seatsOfKeys(seats, keys);
}
