import type { Seat } from './decision.ts';

/** The dice of one game as JSON: how much of the script is used, and where the seeded stream stands. */
export interface DiceState {
  readonly used: number;
  readonly stream: readonly number[] | null;
  /** What is rolled in secret comes from streams of its own, by the seats that may know: it must not move the open dice. */
  readonly secret?: Readonly<Record<string, readonly number[]>>;
  /** Where secret streams begin that are not open yet, once dice were taken back. */
  readonly secretSeed?: string;
  /** What the house has rolled in a game whose other dice are typed in. */
  readonly house?: readonly number[];
  /** Names what the seats have added to the seed. */
  readonly shares?: string;
  /** Where a die was set of those that fall for an answer: which answer, and how many have fallen for it so far. */
  readonly answer?: { readonly ask: string; readonly fell: number };
}

/** A game at a rest point, as JSON. */
export interface Checkpoint {
  readonly row: number;
  readonly serial: number;
  readonly events: number;
  readonly reveals: number;
  readonly dice: DiceState;
  readonly rolled: readonly number[];
  readonly resigned: readonly Seat[];
  readonly state: string;
  /** Names all that had been told so far; absent where nobody keeps digests. */
  readonly digest?: string;
}
