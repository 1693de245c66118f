import type { Problem } from '@hardtop/kernel';
import * as z from 'zod';

/** The duel lab by HTTP. */

export const MOST_VEHICLES = 8;
const MOST_GAMES = 200;

/** Body of `POST /api/lab`: which vehicles meet each other, in a scenario for two, and how often every two of them do. */
export const startLab = z.strictObject({
  ruleset: z.string().max(40),
  scenario: z.string().max(80),
  vehicles: z.array(z.string().max(80)).min(2).max(MOST_VEHICLES),
  /** Of every two, half of them with the seats exchanged. */
  games: z.int().min(2).max(MOST_GAMES).multipleOf(2),
  bot: z.string().max(40).optional(),
  seed: z.string().min(1).max(100).optional(),
});

export type StartLab = z.infer<typeof startLab>;

/** What one vehicle did to another. A draw is half a point for either; bounds are Wilson's, 95 times in 100. */
export interface LabCell {
  /** Their places in the list of vehicles. */
  readonly row: number;
  readonly column: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The answer of `POST /api/lab` and of `GET /api/lab/:id`. */
export interface LabCard {
  readonly id: string;
  readonly ruleset: string;
  readonly version: string;
  readonly scenario: { readonly id: string; readonly title: string };
  readonly vehicles: readonly { readonly id: string; readonly title: string }[];
  readonly bot: string;
  readonly seed: string;
  readonly state: 'running' | 'done' | 'cancelled' | 'broken';
  /** Games that are played, of so many. */
  readonly done: number;
  readonly games: number;
  readonly problem: Problem | null;
  /** Of every two that have met, each way. */
  readonly cells: readonly LabCell[];
  /** Of each vehicle against all others together. */
  readonly totals: readonly Omit<LabCell, 'column'>[];
  /** sha256 over the digests of all games in their order, once all are played: the same on any machine. */
  readonly digest: string | null;
}
