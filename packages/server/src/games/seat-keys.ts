import { createHash, randomBytes } from 'node:crypto';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import type { StoredSeat } from '../storage/tables.ts';

/** Whoever has a seat's key plays the seat. 144 bits, so that nobody guesses one. */
export function makeSeatKey(): string {
  return randomBytes(18).toString('base64url');
}

/** A key of that strength needs no slow hash: there is nothing to guess from. */
export function hashSeatKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Public, typed by nobody, in links: letters and digits that cannot be mistaken for each other. */
export function makeGameId(): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz';
  return [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
}

export function makeSeed(): string {
  return randomBytes(16).toString('hex');
}

export interface HeldSeat {
  readonly seat: Seat;
  readonly key: string;
}

export const WRONG_KEY: Problem = { code: 'key', message: 'This key opens no seat of this game.' };

/** Which seats these keys open; a key that opens none is named by its place, never repeated. */
export function seatsOfKeys(
  seats: readonly StoredSeat[],
  keys: readonly string[],
): Result<readonly HeldSeat[], Problem> {
  const held = new Map<Seat, HeldSeat>();
  for (const [i, key] of keys.entries()) {
    const hash = hashSeatKey(key);
    const found = seats.find((seat) => seat.keyHash === hash);
    if (found === undefined) return err({ ...WRONG_KEY, field: `keys.${i}` });
    held.set(found.seat, { seat: found.seat, key });
  }
  return ok([...held.values()].sort((a, b) => a.seat - b.seat));
}
