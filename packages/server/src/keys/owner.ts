import { createHash } from 'node:crypto';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';

declare const isOwner: unique symbol;

/** Whose library: the digest of the secret token that a browser made for itself. */
export type Owner = string & { readonly [isOwner]: true };

const NO_TOKEN: Problem = {
  code: 'key',
  field: 'authorization',
  message: 'This needs the token of a library: a secret of 32 to 200 visible characters.',
  legal: ['Authorization: Bearer <token of the library>'],
};

const BEARER = /^Bearer\s+([\x21-\x7e]{32,200})$/i;

/** The token is as strong as a browser makes it, by chance and long: it needs no slow hash. */
export function makeOwner(token: string): Owner {
  return createHash('sha256').update(`library:${token}`).digest('base64url') as Owner;
}

/** Any token is an owner: one who has saved nothing yet has an empty library. */
export function parseOwner(authorization: string | undefined): Result<Owner, Problem> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token === undefined ? err(NO_TOKEN) : ok(makeOwner(token));
}
