import type { TableRuleset } from '@hardtop/board';
import { type DicePlan, err, Match, type Problem, parseJournal, type Result, type SeatInfo } from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import type { CreateGame } from '../wire/games.ts';
import { type PreparedGame, seatGame, titleOf } from './new-game.ts';
import { noSuchRuleset } from './problems.ts';
import { makeSeed } from './seat-keys.ts';
import type { LiveMatch } from './snapshot.ts';

type Problems = readonly Problem[];

/** A journal that was brought along becomes a game of this server: to go on with, or, once over, to look at. */
export function prepareFromJournal(
  rulesets: readonly TableRuleset[],
  data: unknown,
  seats: CreateGame['seats'] | undefined,
): Result<PreparedGame, Problems> {
  const parsed = parseJournal(data);
  if (!parsed.ok) return err(parsed.error.map(inJournal));
  const journal = parsed.value;
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
  const match = Match.restore(ruleset, journal, { seed });
  if (!match.ok) return err(match.error.map(inJournal));
  const title = scenarioTitle(ruleset, journal.setup) ?? titleOf(ruleset, journal.setup);
  const dice = match.value.outcome === null ? diceToCome(match.value) : journal.dice;
  return seatGame(match.value, { title, seed, dice }, seats ?? match.value.seats.map(human));
}

/** Dice that have fallen stay; those to come are not for whoever wrote the file to choose, and do not end. */
function diceToCome(match: LiveMatch): DicePlan {
  const { script, after } = match.fallenPlan();
  return { script, after: after === 'stop' ? 'seed' : after };
}

function scenarioTitle(ruleset: TableRuleset, setup: unknown): string | undefined {
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
