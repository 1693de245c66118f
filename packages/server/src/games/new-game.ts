import type { TableRuleset } from '@hardtop/board';
import {
  type DicePlan,
  err,
  Match,
  ok,
  type Problem,
  type Result,
  type ScenarioInfo,
  type Seat,
  type SeatInfo,
  type Shot,
} from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import { hashSeatKey, makeGameId, makeSeatKey } from '../keys/seat-keys.ts';
import type { GameChange, NewGameRecord } from '../storage/game-store.ts';
import type { StoredSeat } from '../storage/tables.ts';
import type { CreatedGame, CreateGame } from '../wire/games.ts';
import { chanceOf } from './dice-plans.ts';
import { changeOf, firstShots } from './filming.ts';
import type { LiveMatch } from './live-match.ts';
import { noSuchRuleset } from './problems.ts';

type Problems = readonly Problem[];

/** A game that is ready to be stored, and the keys that only its maker is told. */
export interface PreparedGame {
  readonly record: NewGameRecord;
  readonly change: GameChange;
  readonly created: CreatedGame;
}

type SeatChoice = CreateGame['seats'][number];

export function prepareGame(rulesets: readonly TableRuleset[], asked: CreateGame): Result<PreparedGame, Problems> {
  const ruleset = findRuleset(rulesets, asked.ruleset);
  if (ruleset === undefined)
    return err([
      noSuchRuleset(
        asked.ruleset,
        rulesets.map(({ id }) => id),
      ),
    ]);
  const scenario = scenarioOf(ruleset, asked.scenario);
  if (!scenario.ok) return err([scenario.error]);
  const vehicles = vehiclesOf(ruleset, asked.seats);
  if (!vehicles.ok) return vehicles;
  const file = vehicles.value.every((vehicle) => vehicle === null)
    ? scenario.value.file
    : ruleset.withPicks(scenario.value.file, vehicles.value);
  const { seed, dice } = chanceOf(asked);
  const match = Match.start(ruleset, file, { seed, dice, keep: true });
  if (!match.ok) return err(match.error.map(inScenario));
  match.value.giveUsualOrders(peopleIn(match.value.seats, asked.seats));
  passForBots(match.value, (i) => asked.seats[i]?.kind === 'bot');
  const { title, bot } = scenario.value;
  const about = { title, seed, dice, bot, referee: asked.referee === true };
  return seatGame(match.value, about, asked.seats);
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
}

/** Puts people and bots on the seats of a match, new or taken up from a journal. */
export function seatGame(
  match: LiveMatch,
  about: NewGame,
  choices: readonly SeatChoice[],
): Result<PreparedGame, Problems> {
  const problems = seatProblems(match.ruleset, match.seats, choices);
  if (problems.length > 0) return err(problems);
  const id = makeGameId();
  const own = about.bot ?? match.ruleset.bots[0]?.id ?? '';
  const keys: { seat: number; key: string }[] = [];
  const seats = match.seats.map((info, i): StoredSeat => {
    if (choices[i]?.kind === 'bot') return botSeat(info, choices[i].bot ?? own);
    const key = makeSeatKey();
    keys.push({ seat: info.seat, key });
    return { ...seatBase(info), kind: 'human', keyHash: hashSeatKey(key) };
  });
  const { setup, version, ruleset } = match.journal();
  const { seed, dice } = about;
  const refereeKey = about.referee ? makeSeatKey() : null;
  const referee = refereeKey === null ? null : hashSeatKey(refereeKey);
  const record = { id, ruleset, version, title: cleanTitle(about.title), setup, seed, dice, seats, referee };
  const shots = about.shots ?? firstShots(match, about.referee);
  const change = changeOf(match, { rows: match.rows, shots });
  const created = { game: id, keys, ...(refereeKey === null ? {} : { referee: refereeKey }) };
  return ok({ record, change, created });
}

/** Bots add nothing to the dice: whoever made the seed would add it for them. */
export function passForBots(match: LiveMatch, isBot: (place: number) => boolean): void {
  for (const [place, { seat }] of match.seats.entries()) {
    if (isBot(place) && match.awaitedShares.includes(seat)) match.share(seat, null, 'bot');
  }
}

function peopleIn(seats: readonly SeatInfo[], choices: readonly SeatChoice[]): readonly Seat[] {
  return seats.filter((_, i) => choices[i]?.kind !== 'bot').map(({ seat }) => seat);
}

function seatBase({ seat, name, plays }: SeatInfo) {
  return { seat, name, plays };
}

function botSeat(info: SeatInfo, bot: string): StoredSeat {
  return { ...seatBase(info), kind: 'bot', bot };
}

function scenarioOf(
  ruleset: TableRuleset,
  asked: CreateGame['scenario'],
): Result<Pick<ScenarioInfo, 'file' | 'title' | 'bot'>, Problem> {
  if (typeof asked !== 'string') return ok({ file: asked, title: titleOf(ruleset, asked) });
  const found = ruleset.scenarios.find((scenario) => scenario.id === asked);
  if (found !== undefined) return ok(found);
  return err({
    code: 'unknown-scenario',
    field: 'scenario',
    message: `${ruleset.title} has no scenario "${asked}".`,
    legal: ruleset.scenarios.map((scenario) => scenario.id),
  });
}

/** A scenario file that says what it is called is believed. */
export function titleOf(ruleset: TableRuleset, file: unknown): string {
  if (typeof file === 'object' && file !== null && 'title' in file && typeof file.title === 'string') return file.title;
  return ruleset.title;
}

// PostgreSQL's text holds no zero character, and a title is one short line.
function cleanTitle(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
  return title.replace(/[\u0000-\u001f]+/g, ' ').slice(0, 200);
}

function vehiclesOf(ruleset: TableRuleset, seats: readonly SeatChoice[]): Result<readonly (string | null)[], Problems> {
  const known = ruleset.picks.map(({ id }) => id);
  const vehicles = seats.map((seat) => seat.vehicle ?? null);
  const problems = vehicles.flatMap((vehicle, i): Problems => {
    if (vehicle === null || known.includes(vehicle)) return [];
    const message = `There is no vehicle "${vehicle}".`;
    return [{ code: 'unknown-vehicle', field: `seats.${i}.vehicle`, message, legal: known }];
  });
  return problems.length > 0 ? err(problems) : ok(vehicles);
}

function seatProblems(ruleset: TableRuleset, seats: readonly SeatInfo[], choices: readonly SeatChoice[]): Problems {
  if (choices.length !== seats.length) {
    const message = `The scenario has ${seats.length} seats; ${choices.length} were given.`;
    return [{ code: 'seats', field: 'seats', message, legal: [`a list of ${seats.length}`] }];
  }
  const known = ruleset.bots.map((bot) => bot.id);
  return choices.flatMap((choice, i): Problems => {
    if (choice.kind !== 'bot' || (choice.bot === undefined ? known.length > 0 : known.includes(choice.bot))) return [];
    const message = choice.bot === undefined ? 'These rules have no bots.' : `There is no bot "${choice.bot}".`;
    return [{ code: 'unknown-bot', field: `seats.${i}.bot`, message, legal: known }];
  });
}

function inScenario(problem: Problem): Problem {
  return { ...problem, field: problem.field === undefined ? 'scenario' : `scenario.${problem.field}` };
}
