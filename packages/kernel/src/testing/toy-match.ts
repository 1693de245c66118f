import type { Params, Seat } from '../decision.ts';
import type { DicePlan, Row } from '../journal.ts';
import { Match } from '../match.ts';
import { expectOk } from '../result.ts';
import { type ToySetup, type ToyState, type ToyView, toy } from './toy.ts';

export type ToyMatch = Match<ToySetup, ToyState, ToyView>;

interface ToyGameOptions {
  readonly seed?: string;
  readonly script?: readonly number[];
  readonly after?: DicePlan['after'];
  readonly seats?: number;
  readonly open?: boolean;
  readonly ruleset?: typeof toy;
}

export function startedToy({
  seed = '1',
  script = [],
  after = 'seed',
  seats = 2,
  open = false,
  ruleset = toy,
}: ToyGameOptions = {}): ToyMatch {
  const result = Match.start(ruleset, { turns: 5, seats, open }, { seed, dice: { script, after } });
  if (!result.ok) throw new Error('set-up');
  return result.value;
}

/** Answers what a seat is asked. */
export function say(match: ToyMatch, seat: Seat, option: string, params: Params = {}): readonly Row[] {
  const decision = match.decisionFor(seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked`);
  return expectOk(match.choose({ ask: decision.id, seat, option, params }));
}

/** Every seat bids the same. */
export function bidAll(match: ToyMatch, mph = 10): void {
  for (const { seat } of match.decisions()) say(match, seat, 'speed', { mph });
}

/** The same game from its journal, through JSON. */
export function twinOf(match: ToyMatch): ToyMatch {
  const twin = Match.restore(toy, JSON.parse(JSON.stringify(match.journal())));
  if (!twin.ok) throw new Error(JSON.stringify(twin.error));
  return twin.value;
}
