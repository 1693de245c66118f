import type { CreatedGame, CreateGame, RulesetCard } from '@hardtop/server/wire';
import { useMyGames } from '../app/my-games.ts';
import { api, type Reply } from '../net/api.ts';

export const OPPONENTS = ['bot', 'friend', 'hot-seat'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What somebody sets up on the first page. */
export interface DuelPlan {
  readonly ruleset: string;
  readonly scenario: string;
  readonly opponent: Opponent;
  readonly bot: string | null;
  /** Null keeps what the scenario says. */
  readonly myCar: string | null;
  readonly theirCar: string | null;
  readonly diceByHand: boolean;
}

/** The first scenario of the first ruleset against its first bot. */
export function defaultPlan(ruleset: RulesetCard): DuelPlan {
  return {
    ruleset: ruleset.id,
    scenario: ruleset.scenarios[0]?.id ?? '',
    opponent: ruleset.bots.length > 0 ? 'bot' : 'friend',
    bot: ruleset.bots[0]?.id ?? null,
    myCar: null,
    theirCar: null,
    diceByHand: false,
  };
}

/** The first seat is ours; all others are the opponent's. */
export function gameOfPlan(plan: DuelPlan, seats: number): CreateGame {
  const other = plan.opponent === 'bot' ? ('bot' as const) : ('human' as const);
  return {
    ruleset: plan.ruleset,
    scenario: plan.scenario,
    seats: Array.from({ length: seats }, (_, seat) => {
      const vehicle = seat === 0 ? plan.myCar : plan.theirCar;
      if (seat === 0 || other === 'human') return { kind: 'human' as const, vehicle };
      return { kind: other, vehicle, ...(plan.bot === null ? {} : { bot: plan.bot }) };
    }),
    dice: plan.diceByHand ? 'hand' : 'seed',
  };
}

/** Starts the game and keeps its keys: all at a hot seat, else our own, with the friend's put by. */
export async function startDuel(plan: DuelPlan, ruleset: RulesetCard): Promise<Reply<CreatedGame>> {
  const scenario = ruleset.scenarios.find((each) => each.id === plan.scenario);
  const reply = await api.create(gameOfPlan(plan, scenario?.seats ?? 2));
  if (!reply.ok) return reply;
  const { game, keys } = reply.value;
  const mine = plan.opponent === 'hot-seat' ? keys : keys.slice(0, 1);
  useMyGames.getState().remember({
    id: game,
    title: scenario?.title ?? ruleset.title,
    keys: mine,
    invites: keys.filter((key) => !mine.includes(key)),
    standing: 'Just begun.',
  });
  return reply;
}
