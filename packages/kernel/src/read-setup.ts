import { Knowledge } from './knowledge.ts';
import { ok, type Problem, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';

/** A scenario file as its ruleset reads it, and what each seat may know of it. */
export interface ReadSetup<Setup, State, View> {
  readonly setup: Setup;
  readonly knowledge: Knowledge<Setup, State, View>;
}

export function readSetup<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  file: unknown,
): Result<ReadSetup<Setup, State, View>, readonly Problem[]> {
  const setup = ruleset.parseSetup(file);
  return setup.ok ? ok({ setup: setup.value, knowledge: new Knowledge(ruleset, file, setup.value) }) : setup;
}

/** Reads what each seat knows, seat by seat: where much is hidden that takes as long as to read the whole, for each of them. */
export function* readForSeats<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  { setup, knowledge }: ReadSetup<Setup, State, View>,
): Generator<void> {
  yield;
  for (const { seat } of ruleset.seats(setup)) {
    knowledge.setupFor(seat);
    yield;
  }
  knowledge.setupFor(null);
}
