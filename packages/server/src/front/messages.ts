/** What the front says to a node. A connection comes along with its first bytes, in base64. */
export type ToNode =
  | { readonly t: 'connection'; readonly head: string }
  | { readonly t: 'measure'; readonly ref: number }
  | { readonly t: 'measured'; readonly texts: readonly NodeText[] }
  | { readonly t: 'stop' };

/** What a node says to the front. */
export type FromNode =
  | { readonly t: 'listening' }
  /** It has the connection that was sent last. */
  | { readonly t: 'taken' }
  /** Why it cannot start. */
  | { readonly t: 'problem'; readonly message: string }
  | { readonly t: 'measured'; readonly ref: number; readonly text: string }
  /** Somebody asked it what all measure. */
  | { readonly t: 'measure-others' };

/** What a node measures of itself. */
export interface NodeText {
  readonly node: number;
  readonly text: string;
}
