/** A channel as it is kept. A feed's secret is kept as a digest; a webhook signs with its own, a mail has a token to confirm it and to stop it. */
export type ChannelTarget =
  | { readonly kind: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly kind: 'mail'; readonly address: string; readonly token: string }
  | { readonly kind: 'feed' }
  | { readonly kind: 'hook'; readonly url: string; readonly secret: string };
