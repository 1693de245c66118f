import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** People choose passwords: to try one takes some 50 ms and 16 MB, wherever the digest may have got to. */
const COST = 16_384;
const BYTES = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await derived(password, salt);
  return `${salt.toString('base64url')}.${digest.toString('base64url')}`;
}

/** In the same time whether it is right or wrong. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', digest = ''] = hash.split('.');
  const given = await derived(password, Buffer.from(salt, 'base64url'));
  const kept = Buffer.from(digest, 'base64url');
  return kept.length === given.length && timingSafeEqual(kept, given);
}

function derived(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, { N: COST }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
