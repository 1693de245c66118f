import type { TableRuleset } from '@hardtop/board';

const filesOf = new WeakMap<TableRuleset, ReadonlyMap<string, unknown>>();

/**
 * The scenario file of the house, where this one is the same: the rules have read it already, and games of one scenario share it. Any other
 * stays what it is.
 */
export function houseFile(ruleset: TableRuleset, file: unknown): unknown {
  const files = filesOf.get(ruleset) ?? new Map(ruleset.scenarios.map((own) => [JSON.stringify(own.file), own.file]));
  filesOf.set(ruleset, files);
  return files.get(JSON.stringify(file ?? null)) ?? file;
}

/** Whether a file is the house's own, as `houseFile` gives it. */
export function isOfTheHouse(ruleset: TableRuleset, file: unknown): boolean {
  return ruleset.scenarios.some((own) => own.file === file);
}
