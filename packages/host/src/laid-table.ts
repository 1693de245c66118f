import type { TableRuleset } from '@hardtop/board';
import {
  agreedTerms,
  err,
  Match,
  NO_TERMS,
  ok,
  type Problem,
  type Result,
  type ScenarioInfo,
  type Seat,
  type SeatInfo,
  termsIn,
  withTerms,
} from '@hardtop/kernel';
import type { Chance } from './dice-plans.ts';
import type { LiveMatch } from './live-match.ts';
import type { CreateGame, SeatCard } from './wire/games.ts';
import { MOST_SEATS, type PlanTable, type TablePlan } from './wire/tables.ts';

type Problems = readonly Problem[];
type SeatChoice = CreateGame['seats'][number];
type Layout = Pick<CreateGame, 'options' | 'sides' | 'crews'>;

/** A match that can begin, and what it is called. */
interface LaidTable {
  readonly match: LiveMatch;
  readonly title: string;
  /** The bot that belongs to the scenario. */
  readonly bot?: string | undefined;
}

/** Lays the table as somebody asked for it. */
export function layTable(
  ruleset: TableRuleset,
  asked: CreateGame,
  { seed, dice }: Chance,
): Result<LaidTable, Problems> {
  const scenario = scenarioOf(ruleset, asked.scenario);
  if (!scenario.ok) return err([scenario.error]);
  const vehicles = vehiclesOf(ruleset, asked.seats);
  if (!vehicles.ok) return vehicles;
  const file = laidFile(ruleset, scenario.value.file, asked, vehicles.value);
  if (!file.ok) return file;
  const match = Match.start(ruleset, file.value, { seed, dice, keep: true });
  if (!match.ok) return err(match.error.map(inScenario));
  match.value.giveUsualOrders(peopleIn(match.value.seats, asked.seats));
  passForBots(match.value, (i) => asked.seats[i]?.kind === 'bot');
  const { title, bot } = scenario.value;
  return ok({ match: match.value, title, bot });
}

/** A scenario file as a table wants it: its options settled, on its sides, with other vehicles, crews on seats of their own. */
function laidFile(
  ruleset: TableRuleset,
  scenario: unknown,
  { options = {}, sides, crews = false }: Layout,
  vehicles: readonly (string | null)[],
): Result<unknown, Problems> {
  const { terms = NO_TERMS, title } = ruleset;
  const settled = withTerms(terms, scenario, options);
  if (!settled.ok) return err(settled.error.map((problem) => ({ ...problem, field: inOptions(problem.field) })));
  if (sides !== undefined && terms.withSides === undefined)
    return err([{ code: 'sides', field: 'sides', message: `${title} knows no sides.` }]);
  if (crews && terms.withCrews === undefined)
    return err([{ code: 'crews', field: 'crews', message: `In ${title} a vehicle is one seat's.` }]);
  const onSides = sides === undefined ? settled.value : terms.withSides?.(settled.value, sides);
  const driven = vehicles.every((vehicle) => vehicle === null) ? onSides : ruleset.withPicks(onSides, vehicles);
  return ok(crews ? terms.withCrews?.(driven) : driven);
}

const inOptions = (field = 'terms'): string => field.replace(/^terms/, 'options');

/** What would be laid, without laying it. */
export function tablePlanOf(ruleset: TableRuleset, asked: PlanTable): Result<TablePlan, Problems> {
  const scenario = scenarioOf(ruleset, asked.scenario);
  if (!scenario.ok) return err([scenario.error]);
  const vehicles = vehiclesOf(
    ruleset,
    (asked.vehicles ?? []).map((vehicle) => ({ kind: 'human', vehicle })),
  );
  if (!vehicles.ok) return vehicles;
  const file = laidFile(ruleset, scenario.value.file, asked, vehicles.value);
  if (!file.ok) return file;
  const setup = ruleset.parseSetup(file.value);
  if (!setup.ok) return err(setup.error.map(inScenario));
  const { id, terms = NO_TERMS } = ruleset;
  const seats = ruleset.seats(setup.value);
  if (seats.length > MOST_SEATS) return err([tooManySeats(seats.length)]);
  return ok({
    seats: seats.map(({ name, plays }) => ({ name, plays })),
    terms: agreedTerms(id, terms, file.value),
    list: terms.list,
    options: termsIn(terms, file.value),
    sides: terms.withSides !== undefined,
    crews: terms.withCrews !== undefined,
    hides: ruleset.hides(setup.value),
  });
}

function tooManySeats(count: number): Problem {
  const message = `A table has ${MOST_SEATS} seats at most; this scenario has ${count}.`;
  return { code: 'seats', field: 'scenario', message, legal: [`1 to ${MOST_SEATS} seats`] };
}

/** Who sits where. `bot`: who sits where a bot is wanted and none is named. */
export function sittersAt(
  { ruleset, seats }: LiveMatch,
  choices: readonly SeatChoice[],
  bot = ruleset.bots[0]?.id ?? '',
): Result<readonly SeatCard[], Problems> {
  const problems = seatProblems(ruleset, seats, choices);
  if (problems.length > 0) return err(problems);
  return ok(
    seats.map(({ seat, name, plays }, i) => {
      const choice = choices[i];
      if (choice?.kind === 'bot') return { seat, name, plays, kind: 'bot', bot: choice.bot ?? bot };
      if (choice?.kind === 'open') return { seat, name, plays, kind: 'human', open: true };
      if (choice?.kind === 'referee') return { seat, name, plays, kind: 'human', neutral: true };
      return { seat, name, plays, kind: 'human' };
    }),
  );
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
