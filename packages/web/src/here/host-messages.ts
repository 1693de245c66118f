import type { CreateGame } from '@hardtop/host/wire';
import type { Problem, Result } from '@hardtop/kernel';
import type { KeptGame } from './kept-game.ts';

/** What the page says to the worker that hosts its games. */
export type ToTable =
  | { readonly t: 'create'; readonly asked: CreateGame }
  | { readonly t: 'rematch'; readonly id: string }
  | { readonly t: 'open'; readonly id: string }
  /** A message of the table's own, as it would go over a socket. */
  | { readonly t: 'say'; readonly text: string };

export type FromTable =
  | { readonly t: 'made'; readonly made: Result<KeptGame, readonly Problem[]> }
  | { readonly t: 'say'; readonly text: string };
