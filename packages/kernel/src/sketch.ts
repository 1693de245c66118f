import type { Known } from './bot.ts';
import type { AskData, Decision, DecisionId, Seat } from './decision.ts';
import { OpenQuestion } from './open-question.ts';
import type { Ruleset } from './ruleset.ts';

/** What a seat knows of a game at its last rest point, as JSON: enough to imagine how it may go on. */
export interface Sketch {
  readonly seat: Seat;
  /** The scenario file as the seat may have it. */
  readonly setup: unknown;
  readonly state: unknown;
  readonly resigned: readonly Seat[];
}

/** What a seat knows at this moment and what it is asked, as JSON: all that is needed to answer. */
export interface Situation {
  readonly id: DecisionId;
  readonly asked: AskData;
  readonly setup: unknown;
  readonly state: unknown;
}

/** A situation as the ruleset sees it: the same question again, from the same knowledge. `setup`: where it was read before. */
export function openSituation<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  { id, asked, setup: file, state }: Situation,
  setup: Setup = setupOf(ruleset, file),
): { readonly known: Known<Setup, State>; readonly decision: Decision } {
  // It was this ruleset's own state when it was written down.
  const known = { setup, state: state as State, seat: asked.seat };
  return { known, decision: OpenQuestion.from(ruleset.question(known, asked), asked, id) };
}

/** What a seat knows of the set-up, read. */
export function setupOf<Setup, State, View>(ruleset: Ruleset<Setup, State, View>, file: unknown): Setup {
  const setup = ruleset.parseSetup(file);
  if (!setup.ok) throw new Error(`a situation with a bad set-up: ${setup.error[0]?.message}`);
  return setup.value;
}
