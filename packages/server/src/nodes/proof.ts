import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What one node sends another along with a request, so that the other knows it for a node and for whom it asks. */
export const PROOF_HEADER = 'x-hardtop-proof';
export const CLIENT_HEADER = 'x-hardtop-client';

/** How far the clocks of two nodes may be apart, and how long a proof lasts. */
const PROOF_SECONDS = 60;

export function makeNodeSecret(): string {
  return randomBytes(32).toString('base64url');
}

interface Proven {
  readonly method: string;
  readonly url: string;
  readonly client: string;
}

/** The secret itself never leaves: this names it for one address, one client and one minute. */
export function makeProof(secret: string, proven: Proven, now = Date.now()): string {
  const time = Math.floor(now / 1_000).toString(36);
  return `${time}.${signature(secret, time, proven)}`;
}

export function isProven(secret: string, proof: string, proven: Proven, now = Date.now()): boolean {
  const [time = '', signed = ''] = proof.split('.');
  const age = now / 1_000 - Number.parseInt(time, 36);
  if (!(Math.abs(age) <= PROOF_SECONDS)) return false;
  const [own, given] = [Buffer.from(signature(secret, time, proven)), Buffer.from(signed)];
  return own.length === given.length && timingSafeEqual(own, given);
}

function signature(secret: string, time: string, { method, url, client }: Proven): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([time, method, url, client]))
    .digest('base64url');
}
