import type { CreateGame, GameCard, RulesetCard } from '@hardtop/server/wire';
import { useCallback, useState } from 'preact/compat';
import { useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import { api } from '../net/api.ts';

type ScenarioCard = RulesetCard['scenarios'][number];

interface Challenge {
  readonly scenario: ScenarioCard;
  take(): void;
}

/** The scenario after the one just played, with as many seats; none where people play each other. */
export function nextScenario(ruleset: RulesetCard | null, { title, seats }: GameCard): ScenarioCard | null {
  if (ruleset === null || seats.filter(({ kind }) => kind === 'human').length !== 1) return null;
  const alike = ruleset.scenarios.filter((scenario) => scenario.seats === seats.length);
  const at = alike.findIndex((scenario) => scenario.title === title);
  const next = alike[(at + 1) % alike.length];
  return next === undefined || next.title === title ? null : next;
}

function gameOf(ruleset: string, scenario: ScenarioCard, { dice }: GameCard): CreateGame {
  const seats = scenario.places.map((_, seat) => ({ kind: seat === 0 ? ('human' as const) : ('bot' as const) }));
  return { ruleset, scenario: scenario.id, seats, dice };
}

/** What to play next, against the machine. */
export function useChallenge(ruleset: RulesetCard | null, card: GameCard): Challenge | null {
  const [asked, setAsked] = useState(false);
  const scenario = nextScenario(ruleset, card);
  const take = useCallback(() => {
    if (asked || scenario === null) return;
    setAsked(true);
    void api.create(gameOf(card.ruleset, scenario, card), false).then((reply) => {
      setAsked(false);
      if (!reply.ok) return;
      const { game, keys } = reply.value;
      useMyGames.getState().remember({ id: game, title: scenario.title, keys, standing: 'Just begun.' });
      navigate(paths.game(game));
    });
  }, [asked, scenario, card]);
  return scenario === null ? null : { scenario, take };
}
