import type { SeatCard } from '@hardtop/host/wire';
import type { Journal } from '@hardtop/kernel';

/** A game that is played on this device: its journal is the game, as everywhere. */
export interface KeptGame {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly SeatCard[];
  /** Whoever plays here is the referee, too. */
  readonly referee: boolean;
  readonly journal: Journal;
  /** Why bots answered as they did, by the number of the row. */
  readonly reasons: readonly { readonly n: number; readonly why: string }[];
  /** When it last went on, in milliseconds. */
  readonly updated: number;
}
