import { hashOf, type Seat } from '@hardtop/kernel';
import type { GameResult } from './game.ts';

export interface SeatTally {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string;
  readonly wins: number;
}

export interface Tally {
  readonly games: number;
  readonly seats: readonly SeatTally[];
  readonly draws: number;
  /** Games broken off as endless; anything but 0 is a bug in a scenario. */
  readonly unfinished: number;
  /** How games ended, the most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly games: number }[];
  readonly meanTurns: number;
  readonly meanRows: number;
  /** sha256 over the games' own digests in their order, one per line. */
  readonly digest: string;
}

/** Sums up results, which must stand in the order of the games. */
export function tallyOf(results: readonly GameResult[], seats: readonly Omit<SeatTally, 'wins'>[]): Tally {
  const won = (seat: Seat) => results.filter((result) => result.outcome?.winners.includes(seat) === true).length;
  return {
    games: results.length,
    seats: seats.map((info) => ({ ...info, wins: won(info.seat) })),
    draws: results.filter((result) => result.outcome?.kind === 'draw').length,
    unfinished: results.filter((result) => result.outcome === null).length,
    reasons: reasonsOf(results),
    meanTurns: meanOf(results.map((result) => result.turns)),
    meanRows: meanOf(results.map((result) => result.rows)),
    digest: hashOf(results.map((result) => `${result.digest}\n`).join('')),
  };
}

function reasonsOf(results: readonly GameResult[]): Tally['reasons'] {
  const counts = new Map<string, number>();
  for (const { outcome } of results) {
    const reason = outcome?.reason ?? 'Broken off as endless.';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const rows = [...counts].map(([reason, games]) => ({ reason, games }));
  return rows.sort((a, b) => b.games - a.games || (a.reason < b.reason ? -1 : 1));
}

function meanOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
