import type { TableRuleset } from '@hardtop/board';
import { type LiveMatch, titleOf } from '@hardtop/host';
import type { CreateGame, UploadJournal } from '@hardtop/host/wire';
import {
  type DicePlan,
  err,
  type Journal,
  LiveCamera,
  Match,
  ok,
  type Problem,
  parseJournal,
  type Result,
  type SeatInfo,
  type Shot,
  viewersOf,
} from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import { makeSeed } from '../keys/seat-keys.ts';
import { type Fork, prepareFork } from './fork.ts';
import { type PreparedGame, seatGame } from './new-game.ts';
import { noSuchRuleset } from './problems.ts';

type Problems = readonly Problem[];

/** A longer journal is taken as it stands: to film it from its beginning would keep everybody else waiting. */
const FILMED_ROWS = 400;

/** What a stranger's journal may cost to be played again. */
const UPLOAD_STEPS = 200_000;

/** A journal that was brought along becomes a game of this server: to go on with, or, once over, to look at. */
export function prepareFromJournal(
  rulesets: readonly TableRuleset[],
  { journal: data, row, seats, referee = false }: UploadJournal,
): Result<PreparedGame, Problems> {
  const parsed = parseJournal(data);
  if (!parsed.ok) return err(parsed.error.map(inJournal));
  const journal = parsed.value;
  if (row !== undefined) return forkedFrom(rulesets, { journal, row, seats, referee });
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
  const replayed = replay(ruleset, journal, seed, referee);
  if (!replayed.ok) return err(replayed.error.map(inJournal));
  const { match, shots } = replayed.value;
  const title = scenarioTitle(ruleset, journal.setup) ?? titleOf(ruleset, journal.setup);
  const dice = match.outcome === null ? diceToCome(match, journal.seed !== undefined) : journal.dice;
  return seatGame(match, { title, seed, dice, referee, ...shots }, seats ?? match.seats.map(human));
}

function forkedFrom(rulesets: readonly TableRuleset[], fork: Fork): Result<PreparedGame, Problems> {
  const game = prepareFork(rulesets, fork);
  return game.ok ? game : err(game.error.map((problem) => (problem.field === 'row' ? problem : inJournal(problem))));
}

interface Replayed {
  readonly match: LiveMatch;
  readonly shots: { readonly shots?: readonly Shot[] };
}

function replay(
  ruleset: TableRuleset,
  journal: Journal,
  seed: string,
  hasReferee: boolean,
): Result<Replayed, Problems> {
  if (journal.rows.length > FILMED_ROWS) {
    const match = Match.restore(ruleset, journal, { seed, keep: true, steps: UPLOAD_STEPS });
    return match.ok ? ok({ match: match.value, shots: {} }) : match;
  }
  const shots: Shot[] = [];
  let camera: LiveCamera | null = null;
  const watch = (playing: LiveMatch) => {
    camera ??= new LiveCamera(viewersOf(playing.seats, hasReferee));
    shots.push(...camera.shoot(playing));
  };
  const match = Match.restore(ruleset, journal, { seed, keep: true, watch, steps: UPLOAD_STEPS });
  return match.ok ? ok({ match: match.value, shots: { shots } }) : match;
}

/** Dice that have fallen stay; those to come do not end, and it is told if whoever wrote the file may know them. */
function diceToCome(match: LiveMatch, isSeedKnown: boolean): DicePlan {
  const fallen = match.fallenPlan();
  const { script, after } = fallen;
  // What the house rolled follows from the seed where it is told: it must not stand in the plan besides.
  if (after === 'hand') return isSeedKnown ? { ...match.journal().dice, script } : fallen;
  return isSeedKnown ? { ...fallen, after: 'seed', chosen: true } : { script, after: 'seed', stream: 'sha256' };
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
