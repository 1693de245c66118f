import type { Board, TableRuleset } from '@hardtop/board';
import type { Problem } from '@hardtop/kernel';

/** What a ruleset says of a file: the board as it begins, or all that is wrong. */
export interface Reading {
  readonly board: Board | null;
  readonly problems: readonly Problem[];
}

/** Read as the table reads it, and drawn as the table draws its first moment. */
export function readingOf(ruleset: TableRuleset, file: unknown): Reading {
  const setup = ruleset.parseSetup(file);
  if (!setup.ok) return { board: null, problems: setup.error };
  try {
    return { board: ruleset.view(setup.value, ruleset.begin(setup.value), 'referee'), problems: [] };
  } catch (error) {
    // A fault of ours must not cost anybody what he has drawn.
    return { board: null, problems: [{ code: 'fault', message: `The table cannot lay this out: ${String(error)}` }] };
  }
}
