import { createHash, randomBytes } from 'node:crypto';
import type { HeldSeat, KeyHolder } from '@hardtop/host';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';

/** Whoever has a seat's key plays the seat, whoever has the referee's is the referee. 144 bits, so that nobody guesses one. */
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

/** What a game's keys open; of each only the digest is known. */
export interface Locks {
  readonly seats: readonly { readonly seat: Seat; readonly keyHash?: string }[];
  readonly referee: string | null;
}

/** Somebody without a key, who watches. */
export const STRANGER: KeyHolder = { held: [], referee: null };

export const WRONG_KEY: Problem = { code: 'key', message: 'This key opens no seat of this game.' };

/** What these keys open; one that opens nothing is named by its place, never repeated. */
export function holderOf(locks: Locks, keys: readonly string[]): Result<KeyHolder, Problem> {
  const held = new Map<Seat, HeldSeat>();
  let referee: string | null = null;
  for (const [i, key] of keys.entries()) {
    const hash = hashSeatKey(key);
    const found = locks.seats.find((seat) => seat.keyHash === hash);
    if (found !== undefined) held.set(found.seat, { seat: found.seat, key });
    else if (locks.referee === hash) referee = key;
    else return err({ ...WRONG_KEY, field: `keys.${i}` });
  }
  return ok({ held: [...held.values()].sort((a, b) => a.seat - b.seat), referee });
}
