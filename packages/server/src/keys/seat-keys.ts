import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { HeldSeat, KeyHolder } from '@hardtop/host';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import { nodeOf, PLACE_VARIABLE, type Place, parsePlace } from './node-of.ts';

/** Whoever has a seat's key plays the seat, whoever has the referee's is the referee. 144 bits, so that nobody guesses one. */
export function makeSeatKey(): string {
  return randomBytes(18).toString('base64url');
}

/** A key of that strength needs no slow hash: there is nothing to guess from. */
export function hashSeatKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Games are made on several threads, and all have the place of their process. */
export const OWN_PLACE = parsePlace(process.env[PLACE_VARIABLE]);

/** Public, typed by nobody, in links: letters and digits that cannot be mistaken for each other. */
export function makeGameId(): string {
  return gameIdFor(OWN_PLACE);
}

/** One by which whoever has nothing but the id finds the node that made it: the first that does, as many as there are nodes on average. */
export function gameIdFor({ node, nodes }: Place): string {
  for (;;) {
    const id = anyGameId();
    if (nodeOf(id, nodes) === node) return id;
  }
}

function anyGameId(): string {
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
  readonly table?: Doors | null;
}

/** What lets somebody in who plays no seat: the digest of the host's key, and what was told to those who knew the password. */
interface Doors {
  readonly host: string | null;
  readonly watch: string | null;
}

/** Whether nobody may look on who has no key at all. */
export function isShut({ table }: Locks): boolean {
  return table?.watch != null;
}

function opensDoor({ table }: Locks, key: string): boolean {
  if (table == null) return false;
  return table.host === hashSeatKey(key) || (table.watch !== null && isSameSecret(table.watch, key));
}

/** In the same time whatever they are. */
function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}

/** Somebody without a key, who watches. */
export const STRANGER: KeyHolder = { held: [], referee: null };

export const SHUT: Problem = {
  code: 'key',
  field: 'keys',
  message: 'Whoever looks on here needs a key: the table has a password, or is watched by whoever has its link.',
  legal: ['the key of a seat', 'the link to its replay', 'POST /api/games/:id/watch with the password'],
};

export const WRONG_KEY: Problem = { code: 'key', message: 'This key opens no seat of this game.' };

/** What these keys open; one that opens nothing is named by its place, never repeated. */
export function holderOf(locks: Locks, keys: readonly string[]): Result<KeyHolder, Problem> {
  const held = new Map<Seat, HeldSeat>();
  let referee: string | null = null;
  for (const [i, key] of keys.entries()) {
    const hash = hashSeatKey(key);
    // A seat that is nobody's own has the referee's key.
    const found = locks.seats.filter((seat) => seat.keyHash === hash);
    for (const { seat } of found) held.set(seat, { seat, key });
    if (locks.referee === hash) referee = key;
    else if (found.length === 0 && !opensDoor(locks, key)) return err({ ...WRONG_KEY, field: `keys.${i}` });
  }
  return ok({ held: [...held.values()].sort((a, b) => a.seat - b.seat), referee });
}
