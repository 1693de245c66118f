import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableRuleset } from '@hardtop/board';
import type { LiveMatch } from '@hardtop/host';
import {
  type Bookmark,
  err,
  type Journal,
  Match,
  ok,
  type Problem,
  type Result,
  type Row,
  readForSeats,
  readSetup,
} from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import type { GameRecord } from '../storage/game-store.ts';
import { piecewise } from '../tasks/breather.ts';
import { houseFile, isOfTheHouse } from './house-files.ts';
import { noSuchRuleset } from './problems.ts';

/** What a game is played from, besides its rows. */
export type PlayedFrom = Pick<GameRecord, 'ruleset' | 'version' | 'setup' | 'seed' | 'dice' | 'resumed'>;

/** The whole journal of a stored game. */
export function journalOf(record: PlayedFrom, rows: readonly Row[]): Journal {
  const { ruleset, version, setup, seed, dice, resumed } = record;
  return { ruleset, version, setup, seed, dice, rows, ...(resumed === null ? {} : { resumed }) };
}

/** Plays a stored game where that holds nobody up: the bookmark of where it stands. */
export type Replaying = (journal: Journal) => Promise<Result<Bookmark, readonly Problem[]>>;

/** Some milliseconds, where the rules have been at work for a while. */
const HERE_ROWS = 128;

/** A game of a hundred turns with eight people takes some ten thousand steps. */
const STORED_STEPS = 1_000_000;

/** Plays a journal to where it ends. */
export function bookmarkOf(rulesets: readonly TableRuleset[], journal: Journal): Result<Bookmark, readonly Problem[]> {
  const ruleset = findRuleset(rulesets, journal.ruleset, journal.version);
  if (ruleset === undefined)
    return err([
      noSuchRuleset(
        journal.ruleset,
        rulesets.map(({ id }) => id),
      ),
    ]);
  const known = { ...journal, setup: houseFile(ruleset, journal.setup) };
  const match = Match.restore(ruleset, known, { keep: true, steps: STORED_STEPS });
  return match.ok ? { ok: true, value: match.value.bookmark() } : match;
}

/**
 * A short game by a scenario of the house, played row by row where such games are played anyway: to have it played beside, and the outcome sent
 * over, would take longer than the game. Null where it is not for here; what does not fit is for whoever looks closely.
 */
async function playedHere(ruleset: TableRuleset, journal: Journal): Promise<LiveMatch | null> {
  const { rows, setup, resumed } = journal;
  if (rows.length > HERE_ROWS || resumed !== undefined || !isOfTheHouse(ruleset, setup)) return null;
  const match = Match.restore(ruleset, { ...journal, rows: [] }, { keep: true, steps: STORED_STEPS });
  if (!match.ok) return null;
  let fits = true;
  await piecewise(
    (function* () {
      for (const row of rows) {
        fits = match.value.replayRow(row) === null;
        if (!fits) return;
        yield;
      }
    })(),
  );
  return fits ? match.value : null;
}

/** Takes a game up by a bookmark of it. A large set-up is read piece by piece: others are answered in between. */
export async function takenUp(
  ruleset: TableRuleset,
  journal: Omit<Journal, 'rows'>,
  bookmark: Bookmark,
): Promise<Result<LiveMatch, readonly Problem[]>> {
  const read = readSetup(ruleset, journal.setup);
  await nextTurn();
  if (read.ok) await piecewise(readForSeats(ruleset, read.value));
  return Match.takeUp(ruleset, journal, bookmark, read);
}

/** Takes a game up where its journal ends; it goes on being kept. */
export async function restored(
  ruleset: TableRuleset,
  record: GameRecord,
  rows: readonly Row[],
  replay: Replaying,
): Promise<Result<LiveMatch, readonly Problem[]>> {
  const journal = journalOf(record, rows);
  const here = await playedHere(ruleset, journal).catch(() => null);
  if (here !== null) return ok(here);
  const bookmark = await replay(journal);
  return bookmark.ok ? takenUp(ruleset, journal, bookmark.value) : bookmark;
}
