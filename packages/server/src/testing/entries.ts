import type { TableRuleset } from '@hardtop/board';
import type { RulesetEntry } from '@hardtop/rulesets';

/** A table as the registry would list it. */
export function entryOf(table: TableRuleset): RulesetEntry {
  const { id, title, summary } = table;
  return { id, title, summary, rules: async () => table.rules, table: async () => table };
}
