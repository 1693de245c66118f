import { type Beginning, rewound } from './beginning.ts';
import type { History } from './history.ts';
import type { Retakes } from './retakes.ts';
import type { Correction } from './ruleset.ts';
import type { Runner } from './runner.ts';
import { DiceWatch, dieCorrections } from './set-dice.ts';

/** For so many answers back a die can still be set: what was answered since is then taken back. */
const LAST_ANSWERS = 6;
/** More are not listed. */
const MOST_DICE = 60;

/** The dice that fell for the last answers and that all saw, for a referee to set; found by giving those answers again to a game beside this one. */
export function lastDice<Setup, State, View>(
  from: Beginning<Setup, State, View>,
  runner: Runner<Setup, State, View>,
  history: History,
  retakes: Retakes,
): readonly Correction[] {
  const { counted } = history;
  const answers = history.lastAnswers(LAST_ANSWERS);
  const [first] = answers;
  if (first === undefined) return [];
  const watch = new DiceWatch(counted.all, []);
  rewound(from, runner, { to: first.n, counted, retakes, watch });
  const asks = answers.map(({ ask }) => ask);
  const fallen = (watch.fallen ?? []).filter(({ ask }) => asks.includes(ask));
  return dieCorrections(fallen.slice(-MOST_DICE), asks);
}
