import type { KeyHolder } from '@hardtop/host';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { FastifyRequest } from 'fastify';
import { seenLater } from '../games/problems.ts';
import type { TableRoom } from '../games/table-room.ts';
import { holderOf, isShut, type Locks, SHUT, STRANGER, WRONG_KEY } from '../keys/seat-keys.ts';

/** Who a request speaks for: by `Authorization: Bearer <key>`, and by keys in its body. */
export function heldBy(
  request: FastifyRequest,
  locks: Locks,
  inBody: readonly string[] = [],
): Result<KeyHolder, Problem> {
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
  const isWrong = bearer !== undefined && !holderOf(locks, [bearer]).ok;
  return isWrong ? err({ ...WRONG_KEY, field: 'authorization' }) : holderOf(locks, keys);
}

/** Why somebody may not see how a game stands now: those who only look on see later what others must not be told by them. */
export function tooEarly({ watchWait }: Pick<TableRoom, 'watchWait'>, { held, referee }: KeyHolder): Problem | null {
  return watchWait > 0 && held.length === 0 && referee === null ? seenLater(watchWait) : null;
}

/** Who looks: a stranger needs no key. */
export function lookerOf(request: FastifyRequest, locks: Locks): Result<KeyHolder, Problem> {
  if (request.headers.authorization !== undefined) return heldBy(request, locks);
  return isShut(locks) ? err({ ...SHUT, field: 'authorization' }) : ok(STRANGER);
}
