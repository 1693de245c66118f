import * as z from 'zod';

/** Body of `PUT /api/notices/games/:id`: keys of the seats one plays. */
export const followGame = z.strictObject({ keys: z.array(z.string().max(100)).min(1).max(16) });

/** The answer of `GET /api/notices`. */
export interface NoticeBook {
  readonly channels: readonly {
    readonly id: string;
    readonly kind: 'push' | 'mail' | 'feed' | 'hook';
    readonly label: string;
    readonly confirmed: boolean;
  }[];
  readonly seats: readonly { readonly game: string; readonly seat: number }[];
  /** What this server can do: the public key for push, or null; a feed can always be had. */
  readonly offers: { readonly push: string | null; readonly mail: boolean; readonly hook: boolean };
  readonly latest: readonly {
    readonly game: string;
    readonly title: string;
    readonly text: string;
    readonly at: string;
  }[];
}

/** The answer of `POST /api/notices/channels`; what is secret in it is told this once. */
export interface OpenedChannel {
  readonly id: string;
  /** The path of the feed. */
  readonly feed?: string;
  /** What a webhook is signed with. */
  readonly secret?: string;
}
