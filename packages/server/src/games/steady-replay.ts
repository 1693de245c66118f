import type { TableRuleset } from '@hardtop/board';
import type { LiveMatch } from '@hardtop/host';
import { err, type Problem, type Result, type Row } from '@hardtop/kernel';
import type { GameRecord } from '../storage/game-store.ts';
import { NobodyThere, TookTooLong } from '../tasks/failures.ts';
import { BROKEN } from './problems.ts';
import { type Replaying, restored } from './stored-journal.ts';
import { StumblingGames } from './stumbling-games.ts';

type Replayed = Result<LiveMatch, readonly Problem[]>;

/** Plays stored games to where they stand. Rules that stumble over a journal would stumble again: that is no reason to try later. */
export class SteadyReplay {
  private readonly stumbling = new StumblingGames();
  private readonly onProblem: (message: string) => void;

  constructor(onProblem: (message: string) => void) {
    this.onProblem = onProblem;
  }

  async play(ruleset: TableRuleset, record: GameRecord, rows: readonly Row[], replay: Replaying): Promise<Replayed> {
    const known = this.stumbling.problemOf(record.id, rows.length);
    if (known !== null) return err([known]);
    const match = await this.attempt(ruleset, record, rows, replay);
    if (!match.ok) this.stumbling.note(record.id, rows.length, match.error[0] ?? BROKEN);
    return match;
  }

  private async attempt(
    ruleset: TableRuleset,
    record: GameRecord,
    rows: readonly Row[],
    replay: Replaying,
  ): Promise<Replayed> {
    try {
      return await restored(ruleset, record, rows, replay);
    } catch (error) {
      // Nobody has looked at the game: later somebody may.
      if (error instanceof NobodyThere) throw error;
      this.onProblem(`a journal of ${ruleset.id} does not play: ${String(error)}`);
      return err([error instanceof TookTooLong ? error.problem : BROKEN]);
    }
  }
}
