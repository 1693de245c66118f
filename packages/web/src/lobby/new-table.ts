import type { TermValue } from '@hardtop/kernel';
import type { CreateGame, PlannedTable, PlanTable, RulesetCard } from '@hardtop/server/wire';
import { chosenClock } from './clock-choices.ts';
import { named, ownName } from './own-name.ts';

/** Who is to sit at a seat: we, whoever comes, somebody by a link of their own, a machine, or nobody in particular. */
export type Sits = 'me' | 'open' | 'link' | 'bot' | 'referee';

export interface SeatDraft {
  readonly sits: Sits;
  readonly bot: string | null;
  readonly vehicle: string | null;
  readonly side: number;
}

/** A scenario file of one's own, and what it is known by here. */
interface OwnScenario {
  readonly id: string;
  readonly file: Readonly<Record<string, unknown>>;
}

/** What somebody fills in to open a table. */
export interface TableDraft {
  readonly ruleset: string;
  readonly scenario: string;
  /** A scenario that is not the house's; null: one that is. */
  readonly own: OwnScenario | null;
  readonly title: string;
  readonly name: string;
  readonly password: string;
  readonly listed: boolean;
  readonly referee: boolean;
  readonly shares: boolean;
  /** One of the clocks. */
  readonly clock: string;
  /** As typed, where the clock is one of one's own; what is absent is as the clock begins. */
  readonly clockFigures: readonly string[];
  /** Seconds by which those who only look on see late what hides something; empty: as usual here. */
  readonly watchDelay: string;
  readonly crews: boolean;
  /** Whether sides are chosen; else they are the scenario's. */
  readonly hasSides: boolean;
  readonly options: Readonly<Record<string, TermValue>>;
  readonly seats: readonly SeatDraft[];
  /** What the server would lay; null until it has said so. */
  readonly plan: PlannedTable | null;
}

const seatDraft = (seat: number, bot: string | null): SeatDraft => ({
  sits: seat === 0 ? 'me' : 'open',
  bot,
  vehicle: null,
  side: seat,
});

export function tableDraftOf(
  ruleset: RulesetCard,
  id = ruleset.scenarios[0]?.id ?? '',
  own: OwnScenario | null = null,
): TableDraft {
  const scenario = ruleset.scenarios.find((each) => each.id === id);
  const bot = scenario?.bot ?? ruleset.bots[0]?.id ?? null;
  return {
    ruleset: ruleset.id,
    scenario: id,
    own,
    title: '',
    name: ownName(),
    password: '',
    listed: true,
    referee: false,
    shares: false,
    clock: 'none',
    clockFigures: [],
    watchDelay: '',
    crews: false,
    hasSides: false,
    options: {},
    // How many seats a file has, the server says.
    seats: own === null ? (scenario?.places ?? []).map((_, seat) => seatDraft(seat, bot)) : [seatDraft(0, bot)],
    plan: null,
  };
}

const playedIn = ({ own, scenario }: TableDraft): CreateGame['scenario'] => own?.file ?? scenario;

export function planAsked(draft: TableDraft): PlanTable {
  const { ruleset, options, crews, hasSides, seats } = draft;
  return {
    ruleset,
    scenario: playedIn(draft),
    options,
    vehicles: seats.map(({ vehicle }) => vehicle),
    ...(crews ? { crews } : {}),
    ...(hasSides ? { sides: seats.map(({ side }) => side) } : {}),
  };
}

/** With as many seats as there would be. */
export function withPlan(draft: TableDraft, plan: PlannedTable): TableDraft {
  const bot = draft.seats[0]?.bot ?? null;
  const seats = plan.seats.map((_, seat) => draft.seats[seat] ?? seatDraft(seat, bot));
  return { ...draft, plan, seats };
}

/** Nothing is said of what is as usual. */
function termsOf(draft: TableDraft): Pick<CreateGame, 'terms'> {
  const clock = chosenClock(draft.clock, draft.clockFigures);
  const terms = {
    ...(clock.kind === 'none' ? {} : { clock }),
    ...(draft.plan?.hides !== true || draft.watchDelay === '' ? {} : { watchDelay: Number(draft.watchDelay) }),
  };
  return Object.keys(terms).length === 0 ? {} : { terms };
}

export function createGameOf(draft: TableDraft): CreateGame {
  const { ruleset, options, crews, hasSides, referee, shares, title, listed, password } = draft;
  return {
    ...{ ruleset, scenario: playedIn(draft), options },
    seats: draft.seats.map(({ sits, bot, vehicle }) => {
      const kind = sits === 'me' || sits === 'link' ? 'human' : sits;
      return { kind, vehicle, ...(kind === 'bot' && bot !== null ? { bot } : {}) };
    }),
    ...(crews ? { crews } : {}),
    ...(hasSides ? { sides: draft.seats.map(({ side }) => side) } : {}),
    ...(referee ? { referee } : {}),
    ...(shares ? { shares } : {}),
    ...termsOf(draft),
    table: {
      listed,
      ...named(draft.name),
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      ...(password === '' ? {} : { password }),
    },
  };
}
