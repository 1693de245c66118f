import type { CreatedGame, CreateGame, RulesetCard } from '@hardtop/server/wire';
import { useMyGames } from '../base/my-games.ts';
import { api, type Reply } from '../net/api.ts';

export const SITTERS = ['bot', 'friend', 'here'] as const;
/** Who sits at another seat: a machine, a friend with a link, somebody at this screen. */
export type Sitter = (typeof SITTERS)[number];

/** What somebody sets up on the first page. */
export interface DuelPlan {
  readonly ruleset: string;
  readonly scenario: string;
  /** Ours. */
  readonly seat: number;
  /** By seat; what stands for ours counts for nothing. */
  readonly sitters: readonly Sitter[];
  readonly bot: string | null;
  /** Null keeps what the scenario says. */
  readonly myCar: string | null;
  readonly theirCar: string | null;
  readonly diceByHand: boolean;
  /** No die falls before everybody has sat down and added to them. */
  readonly shares: boolean;
  /** A rival's sheet is unknown until it shows. */
  readonly hidden: boolean;
  /** We are the referee as well: we see everything and may correct it. */
  readonly referee: boolean;
}

type ScenarioCard = RulesetCard['scenarios'][number];

export const scenarioOf = (ruleset: RulesetCard, id: string): ScenarioCard | undefined =>
  ruleset.scenarios.find((each) => each.id === id);

/** A scenario against machines, the first seat ours, everything as its file says. */
export function planOf(ruleset: RulesetCard, scenario: ScenarioCard | undefined): DuelPlan {
  return {
    ruleset: ruleset.id,
    scenario: scenario?.id ?? '',
    seat: 0,
    sitters: (scenario?.places ?? []).map(() => (ruleset.bots.length > 0 ? 'bot' : 'friend')),
    bot: scenario?.bot ?? ruleset.bots[0]?.id ?? null,
    myCar: null,
    theirCar: null,
    diceByHand: false,
    shares: false,
    hidden: false,
    referee: false,
  };
}

/** The first scenario of a ruleset. */
export const defaultPlan = (ruleset: RulesetCard): DuelPlan => planOf(ruleset, ruleset.scenarios[0]);

/** The scenario that is made for newcomers, else the first. */
export const firstPlan = (ruleset: RulesetCard): DuelPlan =>
  planOf(ruleset, ruleset.scenarios.find(({ isFirst }) => isFirst === true) ?? ruleset.scenarios[0]);

/** What may be driven in a scenario. */
export function vehiclesFor(ruleset: RulesetCard, scenario: string): RulesetCard['vehicles'] {
  const picks = scenarioOf(ruleset, scenario)?.picks;
  return picks === undefined ? ruleset.vehicles : ruleset.vehicles.filter(({ id }) => picks.includes(id));
}

/** In the order they are taken. */
export function lessonsOf({ scenarios }: RulesetCard): readonly ScenarioCard[] {
  const lessons = scenarios.filter(({ lesson }) => lesson !== undefined);
  return lessons.sort((a, b) => (a.lesson ?? 0) - (b.lesson ?? 0));
}

/** Who the others are. */
export const othersOf = ({ seat, sitters }: DuelPlan): readonly Sitter[] => sitters.filter((_, i) => i !== seat);

/** `file` is the scenario's own, where something of it is to be changed. */
export function gameOfPlan(plan: DuelPlan, file: Readonly<Record<string, unknown>> | null = null): CreateGame {
  return {
    ruleset: plan.ruleset,
    scenario: file === null ? plan.scenario : { ...file, ...(plan.hidden && { hidden: true }) },
    seats: plan.sitters.map((sitter, seat) => {
      const vehicle = seat === plan.seat ? plan.myCar : plan.theirCar;
      if (seat === plan.seat || sitter !== 'bot') return { kind: 'human' as const, vehicle };
      return { kind: 'bot' as const, vehicle, ...(plan.bot === null ? {} : { bot: plan.bot }) };
    }),
    dice: plan.diceByHand ? 'hand' : 'seed',
    ...(plan.shares && !plan.diceByHand ? { shares: true } : {}),
    ...(plan.referee ? { referee: true } : {}),
  };
}

/** Starts the game and keeps its keys: our own and those of this screen, with the friends' put by. `own`: a scenario that is not on the list. */
export async function startDuel(
  plan: DuelPlan,
  ruleset: RulesetCard,
  own: Readonly<Record<string, unknown>> | null = null,
): Promise<Reply<CreatedGame>> {
  const listed = plan.hidden && own === null ? await api.scenario(plan.ruleset, plan.scenario) : null;
  if (listed !== null && !listed.ok) return listed;
  const reply = await api.create(gameOfPlan(plan, listed?.value ?? own), othersOf(plan).includes('friend'));
  if (!reply.ok) return reply;
  const { game, keys, referee } = reply.value;
  const isHere = (seat: number) => seat === plan.seat || plan.sitters[seat] === 'here';
  useMyGames.getState().remember({
    id: game,
    title: scenarioOf(ruleset, plan.scenario)?.title ?? ruleset.title,
    keys: keys.filter(({ seat }) => isHere(seat)),
    invites: keys.filter(({ seat }) => !isHere(seat)),
    standing: 'Just begun.',
    ...(referee === undefined ? {} : { referee }),
  });
  return reply;
}
