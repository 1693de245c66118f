import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { LIMITS } from './limits.ts';
import { keyOf } from './names.ts';

const slow = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 32 MB and a good part of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const MEMORY = 64 * 1024 * 1024;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** So many at a time, so that there are threads left for everything else; so many more may wait. */
const AT_ONCE = 2;
const WAITING = 40;

/** Nobody waits any more: too many do. */
export class TooManyWait extends Error {
  override readonly name = 'TooManyWait';
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(job: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new TooManyWait('too many passwords at once');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await job();
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

/** Typed on another keyboard it is the same password. */
const plain = (password: string) => password.normalize('NFKC');

export function isFitPassword(password: string, name: string): boolean {
  const { length } = [...plain(password)];
  const { least, most } = LIMITS.passwordCharacters;
  return length >= least && length <= most && keyOf(password) !== keyOf(name);
}

/** With its salt and how slow it was made, so that later ones may be slower. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await inTurn(() => slow(plain(password), salt, HASH_BYTES, { ...COST, maxmem: MEMORY }));
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

const STORED = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]+)$/;

/** Takes as long where there is nothing to compare with. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = STORED.exec(stored ?? '') ?? [];
  const cost = N === undefined ? COST : { N: Number(N), r: Number(r), p: Number(p) };
  const wanted = Buffer.from(hash, 'base64url');
  const given = await inTurn(() =>
    slow(plain(password), Buffer.from(salt, 'base64url'), HASH_BYTES, { ...cost, maxmem: MEMORY }),
  );
  return wanted.length === given.length && timingSafeEqual(given, wanted);
}
