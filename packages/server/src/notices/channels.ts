import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { ChannelTarget } from '../storage/notice-target.ts';

/** By which ways somebody is told. */

const base64url = z.string().regex(/^[\w-]+={0,2}$/, 'Letters, digits, - and _.');

const address = z
  .string()
  .max(254)
  .regex(/^[^\s@<>"',;:\\()[\]\p{Cc}]{1,64}@[a-z0-9.-]{1,190}$/iu, 'An address such as ann@example.org.');

/** Body of `POST /api/notices/channels`. */
export const openChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    subscription: z.object({
      endpoint: z.string().max(1_000),
      keys: z.object({ p256dh: base64url.max(200), auth: base64url.max(100) }),
    }),
  }),
  z.strictObject({ kind: z.literal('mail'), address }),
  z.strictObject({ kind: z.literal('feed') }),
  z.strictObject({ kind: z.literal('hook'), url: z.string().max(2_000) }),
]);

export type OpenChannel = z.infer<typeof openChannel>;

/** What its owner is shown of it. */
export interface ChannelCard {
  readonly id: string;
  readonly kind: ChannelTarget['kind'];
  readonly label: string;
  /** A mail address counts once its owner has said so. */
  readonly confirmed: boolean;
}

export function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(`notice:${secret}`).digest('base64url');
}

export function labelOf(target: ChannelTarget): string {
  switch (target.kind) {
    case 'push':
      return `This or another browser, by ${new URL(target.endpoint).hostname}`;
    case 'mail':
      return target.address;
    case 'feed':
      return 'A feed';
    case 'hook':
      return target.url;
  }
}
