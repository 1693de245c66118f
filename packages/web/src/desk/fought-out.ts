// What came of a fight that the desk sent somewhere: its journal is played once more here, and the table's own rules say what is left.
import type { FoughtOut } from '@hardtop/campaign';
import { err, Match, ok, type Problem, type Result } from '@hardtop/kernel';
import { loadTable } from '@hardtop/rulesets/tables';
import { isHere } from '../here/here-id.ts';
import { api } from '../net/api.ts';

const fault = (message: string): readonly Problem[] => [{ code: 'battle', message }];
const NOT_OVER = 'The fight is not over yet: finish it at its table, or write down by hand what came of it.';

export async function foughtOut(
  ruleset: string,
  { part, game }: { readonly part: string; readonly game: string },
): Promise<Result<FoughtOut, readonly Problem[]>> {
  if (!isHere(game)) {
    const info = await api.game(game);
    if (!info.ok) return err(info.error.problems);
    if (!info.value.over) return err(fault(NOT_OVER));
  }
  const [journal, table] = await Promise.all([api.journal(game), loadTable(ruleset)]);
  if (!journal.ok) return err(journal.error.problems);
  if (table === undefined) return err(fault(`There is no table for "${ruleset}" here.`));
  const match = Match.restore(table, journal.value);
  if (!match.ok) return match;
  const { outcome } = match.value;
  return outcome === null ? err(fault(NOT_OVER)) : ok({ part, outcome, report: match.value.report() });
}
