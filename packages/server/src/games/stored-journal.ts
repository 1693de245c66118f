import type { TableRuleset } from '@hardtop/board';
import { type Journal, Match, type Problem, type Result, type Row } from '@hardtop/kernel';
import type { GameRecord } from '../storage/game-store.ts';
import type { LiveMatch } from './live-match.ts';

/** The whole journal of a stored game. */
export function journalOf(record: GameRecord, rows: readonly Row[]): Journal {
  const { ruleset, version, setup, seed, dice, resumed } = record;
  return { ruleset, version, setup, seed, dice, rows, ...(resumed === null ? {} : { resumed }) };
}

/** Takes a game up where its journal ends; it goes on being kept. */
export function restored(
  ruleset: TableRuleset,
  record: GameRecord,
  rows: readonly Row[],
): Result<LiveMatch, readonly Problem[]> {
  return Match.restore(ruleset, journalOf(record, rows), { keep: true });
}
