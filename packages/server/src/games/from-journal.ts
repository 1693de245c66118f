import {
  type AnyRuleset,
  err,
  type Journal,
  Match,
  OutOfDice,
  type Problem,
  parseJournal,
  type Result,
  type SeatInfo,
} from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import type { CreateGame } from '../wire.ts';
import { type PreparedGame, seatGame, titleOf } from './new-game.ts';
import { noSuchRuleset } from './problems.ts';
import { makeSeed } from './seat-keys.ts';
import type { LiveMatch } from './snapshot.ts';

type Problems = readonly Problem[];

/** A journal that was brought along becomes a game of this server: to go on with, or, once over, to look at. */
export function prepareFromJournal(
  rulesets: readonly AnyRuleset[],
  data: unknown,
  seats: CreateGame['seats'] | undefined,
): Result<PreparedGame, Problems> {
  const parsed = parseJournal(data);
  if (!parsed.ok) return err(parsed.error.map(inJournal));
  const journal = continuable(parsed.value);
  const ruleset = findRuleset(rulesets, journal.ruleset, journal.version);
  if (ruleset === undefined) {
    return err([
      inJournal(
        noSuchRuleset(
          journal.ruleset,
          rulesets.map(({ id }) => id),
        ),
      ),
    ]);
  }
  // A journal shown while its game lived has no seed: the dice that fell stand in it, those to come are new.
  const seed = journal.seed ?? makeSeed();
  const match = restored(ruleset, journal, seed);
  if (!match.ok) return err(match.error.map(inJournal));
  const title = scenarioTitle(ruleset, journal.setup) ?? titleOf(ruleset, journal.setup);
  return seatGame(match.value, { title, seed }, seats ?? match.value.seats.map(human));
}

/** Scripted dice that end are for tests; a game that goes on needs more. */
function continuable(journal: Journal): Journal {
  return journal.dice.after === 'stop' ? { ...journal, dice: { ...journal.dice, after: 'seed' } } : journal;
}

function restored(ruleset: AnyRuleset, journal: Journal, seed: string): Result<LiveMatch, Problems> {
  try {
    return Match.restore(ruleset, journal, seed);
  } catch (error) {
    if (!(error instanceof OutOfDice)) throw error;
    return err([{ code: 'journal', field: 'dice.script', message: error.message }]);
  }
}

function scenarioTitle(ruleset: AnyRuleset, setup: unknown): string | undefined {
  const text = JSON.stringify(setup);
  return ruleset.scenarios.find((scenario) => JSON.stringify(scenario.file) === text)?.title;
}

function human(_seat: SeatInfo): CreateGame['seats'][number] {
  return { kind: 'human' };
}

function inJournal(problem: Problem): Problem {
  const field = problem.field === undefined || problem.field === '(file)' ? 'journal' : `journal.${problem.field}`;
  return { ...problem, field };
}
