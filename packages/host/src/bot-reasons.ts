import type { Row } from '@hardtop/kernel';
import type { LiveMatch } from './live-match.ts';
import { type Sight, seesAll } from './sight.ts';
import { isSealed } from './snapshot.ts';
import type { Saying } from './wire/games.ts';

/** A row, and why a bot gave it. */
interface ReasonedRow {
  readonly row: Row;
  readonly why: string | null;
}

/** Why the bots of one table answered as they did: told when the answer itself is. */
export class BotReasons {
  private readonly reasons = new Map<number, string>();
  /** Not told yet, because the answer they belong to is sealed. */
  private untold: readonly Row[];

  constructor(match: LiveMatch, rows: readonly ReasonedRow[]) {
    for (const { row, why } of rows) if (why !== null) this.reasons.set(row.n, why);
    this.untold = match.rows.filter((row) => this.reasons.has(row.n) && isSealed(match, row));
  }

  /** All that may be told by now. */
  all(match: LiveMatch): readonly Saying[] {
    return match.rows.filter((row) => !isSealed(match, row)).flatMap((row) => this.sayingOf(row));
  }

  /** What may be told now and could not before, a new reason included. */
  fresh(match: LiveMatch, row: Row | undefined, why: string | undefined): readonly Saying[] {
    if (row !== undefined && why !== undefined) {
      this.reasons.set(row.n, why);
      this.untold = [...this.untold, row];
    }
    const open = this.untold.filter((one) => !isSealed(match, one));
    this.untold = this.untold.filter((one) => isSealed(match, one));
    return open.flatMap((one) => this.sayingOf(one));
  }

  private sayingOf(row: Row): readonly Saying[] {
    const why = this.reasons.get(row.n);
    return why === undefined || row.seat === null ? [] : [{ row: row.n, seat: row.seat, why }];
  }
}

/** Whether somebody may hear why bots answered as they did. */
export function maySpeakOf(match: LiveMatch, sight: Sight): boolean {
  return !match.hides || match.outcome !== null || seesAll(sight);
}
