import { expect } from 'vitest';
import { randomAnswer } from '../answer.ts';
import type { Decision, Seat } from '../decision.ts';
import { canonicalJson } from '../digest.ts';
import { Match } from '../match.ts';
import type { Position } from '../match-terms.ts';
import type { Random } from '../random.ts';
import { expectOk } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the run's random play is drawn from. */
    readonly seed: number;
  }
}

export interface ContractOptions<State> {
  /** Scenario files to play. */
  readonly files: readonly unknown[];
  readonly games: number;
  /** Answers after which a game counts as endless. */
  readonly limit: number;
  /** Scenario files that hide something; none only for a ruleset that never does. */
  readonly hiding: readonly unknown[];
  /**
   * Another truth that looks the same to a seat: it differs in every hidden field of set-up and state, and in nothing that
   * comes to light within some dozens of answers.
   */
  disguise(truth: Position<State>, seat: Seat): Position<State>;
}

export function startedOf<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  file: unknown,
  seed: string,
  keep = false,
): Match<Setup, State, View> {
  const started = Match.start(ruleset, file, { seed, keep });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

export function playAtRandom<Setup, State, View>(
  match: Match<Setup, State, View>,
  random: Random,
  limit: number,
): number {
  for (let i = 0; i < limit; i++) {
    const open = match.decisions();
    if (open.length === 0) return i;
    answerAtRandom(match, random.pick(open), random);
  }
  return limit;
}

export function answerAtRandom<Setup, State, View>(
  match: Match<Setup, State, View>,
  decision: Decision,
  random: Random,
): void {
  const answer = randomAnswer(decision, random);
  expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }));
}

/** Two JSON texts say the same. Mostly they are the same, which costs a tenth of putting their keys in order. */
export const isAlike = (one: string, other: string): boolean =>
  one === other || canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other));

export function expectAlike(one: string, other: string | undefined): void {
  if (other === undefined || !isAlike(one, other)) expect(one).toBe(other);
}
