import type { TableRuleset } from '@hardtop/board';
import { Boards, chanceOf, type LiveMatch, layTable, sittersAt, tablePlanOf } from '@hardtop/host';
import type { CreatedGame, CreateGame, PlanTable, TablePlan } from '@hardtop/host/wire';
import {
  type AgreedTerms,
  agreedTerms,
  type DicePlan,
  err,
  NO_TERMS,
  ok,
  type Problem,
  type Result,
  type Shot,
  writeShots,
} from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import { hashSeatKey, makeGameId, makeSeatKey, makeSeed } from '../keys/seat-keys.ts';
import type { GameChange, NewGameRecord } from '../storage/game-store.ts';
import type { StoredSeat, StoredTable } from '../storage/tables.ts';
import { changeOf, firstShots } from './filming.ts';
import { noSuchRuleset } from './problems.ts';

type Problems = readonly Problem[];

/** A game that is ready to be stored, and the keys that only its maker is told. */
export interface PreparedGame {
  readonly record: NewGameRecord;
  readonly change: GameChange;
  readonly created: CreatedGame;
  /** Whether anything is hidden from anybody. */
  readonly hides: boolean;
}

/** A game that was prepared, with the match itself where that is at hand. */
export interface LaidGame {
  readonly game: PreparedGame;
  readonly laid: { readonly match: LiveMatch; readonly boards: Boards } | null;
}

type SeatChoice = CreateGame['seats'][number];

function rulesetOf(rulesets: readonly TableRuleset[], id: string): Result<TableRuleset, Problems> {
  const found = findRuleset(rulesets, id);
  if (found !== undefined) return ok(found);
  const known = rulesets.map((ruleset) => ruleset.id);
  return err([noSuchRuleset(id, known)]);
}

/** What would be laid, and nothing of it is kept. */
export function planGame(rulesets: readonly TableRuleset[], asked: PlanTable): Result<TablePlan, Problems> {
  const ruleset = rulesetOf(rulesets, asked.ruleset);
  return ruleset.ok ? tablePlanOf(ruleset.value, asked) : ruleset;
}

/** What is longer is a whole adventure, and takes a while to be laid out and drawn. */
const SHORT_SCENARIO = 10_000;

/** Whether a game is prepared in a moment: by one of the short scenarios of the house. What somebody wrote may take long. */
export function isSoonPrepared(rulesets: readonly TableRuleset[], { ruleset, scenario }: CreateGame): boolean {
  if (typeof scenario !== 'string') return false;
  const own = findRuleset(rulesets, ruleset)?.scenarios.find(({ id }) => id === scenario);
  return JSON.stringify(own?.file ?? null).length <= SHORT_SCENARIO;
}

export function prepareGame(rulesets: readonly TableRuleset[], asked: CreateGame): Result<PreparedGame, Problems> {
  const laid = layGame(rulesets, asked);
  return laid.ok ? ok(laid.value.game) : laid;
}

/** The same for whoever plays on from there. */
export function layGame(rulesets: readonly TableRuleset[], asked: CreateGame): Result<LaidGame, Problems> {
  const ruleset = rulesetOf(rulesets, asked.ruleset);
  if (!ruleset.ok) return ruleset;
  const chance = chanceOf(asked, makeSeed());
  const laid = layTable(ruleset.value, asked, chance);
  if (!laid.ok) return laid;
  const { match, title, bot } = laid.value;
  const boards = new Boards();
  const game = seatGame(match, { title, ...chance, bot, referee: asked.referee === true, boards }, asked.seats);
  return game.ok ? ok({ game: game.value, laid: { match, boards } }) : game;
}

/** What a game is besides its match. */
interface NewGame {
  readonly title: string;
  readonly seed: string;
  readonly dice: DicePlan;
  readonly bot?: string | undefined;
  readonly referee: boolean;
  /** What was seen of it already, where it comes from a journal. */
  readonly shots?: readonly Shot[];
  /** Where it is drawn. */
  readonly boards?: Boards;
}

/** Puts people and bots on the seats of a match, new or taken up from a journal. */
export function seatGame(
  match: LiveMatch,
  about: NewGame,
  choices: readonly SeatChoice[],
): Result<PreparedGame, Problems> {
  const sitters = sittersAt(match, choices, about.bot);
  if (!sitters.ok) return sitters;
  const refereeKey = about.referee ? makeSeatKey() : null;
  const referee = refereeKey === null ? null : hashSeatKey(refereeKey);
  const orphan = sitters.value.findIndex(({ neutral }) => neutral === true && referee === null);
  if (orphan >= 0) return err([noReferee(orphan)]);
  const id = makeGameId();
  const keys: { seat: number; key: string }[] = [];
  const seats = sitters.value.map((sitter): StoredSeat => {
    if (sitter.kind === 'bot' || sitter.open === true) return sitter;
    if (sitter.neutral === true && referee !== null) return { ...sitter, keyHash: referee };
    const key = makeSeatKey();
    keys.push({ seat: sitter.seat, key });
    return { ...sitter, keyHash: hashSeatKey(key) };
  });
  const { setup, version, ruleset } = match.journal();
  const { seed, dice } = about;
  const table = blankTable(agreedTerms(ruleset, match.ruleset.terms ?? NO_TERMS, setup));
  const record = { id, ruleset, version, title: cleanTitle(about.title), setup, seed, dice, seats, referee, table };
  const shots = about.shots ?? firstShots(match, about.referee, about.boards);
  const change = changeOf(match, { rows: match.rows, shots: writeShots(shots) });
  const created = { game: id, keys, ...(refereeKey === null ? {} : { referee: refereeKey }) };
  return ok({ record, change, created, hides: match.hides });
}

/** Nobody finds it, and nobody sits down who has no key. */
function blankTable(terms: AgreedTerms): StoredTable {
  return { terms, title: null, listed: false, password: null, host: null, invite: null, watch: null, offers: [] };
}

function noReferee(seat: number): Problem {
  const message = 'Nobody can decide for this seat: the game has no referee.';
  return { code: 'no-referee', field: `seats.${seat}.kind`, message, legal: ['human', 'bot', 'open'] };
}

// PostgreSQL's text holds no zero character, and a title is one short line that nothing in it turns round.
function cleanTitle(title: string): string {
  return title.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').slice(0, 200);
}
