import type { TableRuleset } from '@hardtop/board';
import { type LiveMatch, titleOf } from '@hardtop/host';
import type { CreateGame } from '@hardtop/host/wire';
import {
  type DicePlan,
  err,
  type ForkedDice,
  type Journal,
  Match,
  ok,
  type Problem,
  type Result,
  straightRows,
} from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import { makeSeed } from '../keys/seat-keys.ts';
import { type PreparedGame, seatGame } from './new-game.ts';
import { noSuchRuleset } from './problems.ts';

type Problems = readonly Problem[];

/** Where a game was taken up anew. */
export interface Fork {
  /** The whole journal, seed included: of a stored game, or as somebody brought it along. */
  readonly journal: Journal;
  /** How many of its rows count; all that came after never was. */
  readonly row: number;
  readonly title?: string;
  readonly seats?: CreateGame['seats'] | undefined;
  readonly referee?: boolean | undefined;
  /** The game it comes from, where that is one of this server. */
  readonly from?: string;
}

/** What it may cost to play what came before; the same as for a stored game. */
const FORK_STEPS = 1_000_000;

/** A new game that begins where another one stood after some row. Dice that had fallen stand; those to come nobody knows, whoever has seen the old game to its end. */
export function prepareFork(rulesets: readonly TableRuleset[], fork: Fork): Result<PreparedGame, Problems> {
  const { journal, row } = fork;
  const ruleset = findRuleset(rulesets, journal.ruleset, journal.version);
  if (ruleset === undefined)
    return err([
      noSuchRuleset(
        journal.ruleset,
        rulesets.map(({ id }) => id),
      ),
    ]);
  if (row > journal.rows.length) return err([noSuchRow(row, journal.rows.length)]);
  const before = replayed(ruleset, { ...journal, rows: journal.rows.slice(0, row) });
  if (!before.ok) return before;
  if (before.value.outcome !== null) return err([OVER_THERE]);
  // Dice that were taken back with an answer are not among those that stand.
  const rows = straightRows(before.value.rows);
  const { seed, dice } = freshDice(before.value, { row, rows: rows.length });
  const match = replayed(ruleset, { ...journal, rows, seed, dice });
  if (!match.ok) return match;
  const title = forkedTitle(fork.title ?? titleOf(ruleset, journal.setup), row);
  const seats = fork.seats ?? match.value.seats.map(() => ({ kind: 'human' as const }));
  const seated = seatGame(match.value, { title, seed, dice, referee: fork.referee === true }, seats);
  if (!seated.ok) return seated;
  const forked = { game: fork.from ?? null, row };
  return ok({ ...seated.value, record: { ...seated.value.record, forked } });
}

/** Whoever sees it in a list knows what it is; a fork of a fork is said once. */
function forkedTitle(title: string, row: number): string {
  return `${title.replace(/ \(fork after row \d+\)$/, '')} (fork after row ${row})`;
}

function replayed(ruleset: TableRuleset, journal: Journal): Result<LiveMatch, Problems> {
  const { commitment: _promise, audience: _shown, ...own } = journal;
  return Match.restore(ruleset, own, { seed: journal.seed ?? makeSeed(), keep: true, steps: FORK_STEPS });
}

/** Shares were added to the old seed: they stand in what has fallen, and nobody is asked for another. */
function freshDice(match: LiveMatch, forked: ForkedDice): { readonly seed: string; readonly dice: DicePlan } {
  const fallen = match.fallenPlan();
  const { script, after, shares } = fallen;
  const seed = makeSeed();
  if (after === 'hand') return { seed, dice: fallen };
  const fresh = { script, after: 'seed', stream: 'sha256', forked } as const;
  return { seed, dice: shares === undefined ? fresh : { ...fresh, shares } };
}

function noSuchRow(row: number, rows: number): Problem {
  const message = `There is no row ${row}: the journal has ${rows}.`;
  return { code: 'row', field: 'row', message, legal: [`0 to ${rows}`] };
}

const OVER_THERE: Problem = {
  code: 'over',
  field: 'row',
  message: 'The game was over there: there is nothing to play on.',
  legal: ['an earlier row'],
};
