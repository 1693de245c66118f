import { useMyGames } from '../app/my-games.ts';
import { api, explain } from '../net/api.ts';
import type { OpenGarage } from './garage-context.ts';

export type DuelStart = { readonly ok: true; readonly game: string } | { readonly ok: false; readonly message: string };

/** The first scenario of the ruleset with this vehicle in our seat and the first bot in the others. */
export async function duelWith({ ruleset, garage, workshop }: OpenGarage, design: unknown): Promise<DuelStart> {
  const vehicle = workshop.field(design);
  if (!vehicle.ok) return { ok: false, message: explain(vehicle.error) };
  const [scenario] = ruleset.scenarios;
  const [bot] = ruleset.bots;
  if (scenario === undefined || bot === undefined) return { ok: false, message: 'There is nobody to duel with.' };
  const file = workshop.fieldIn(scenario.file, 0, vehicle.value);
  const setup = ruleset.parseSetup(file);
  if (!setup.ok) return { ok: false, message: explain(setup.error) };
  const seats = ruleset.seats(setup.value).map((_, seat) => {
    if (seat === 0) return { kind: 'human' as const };
    return { kind: 'bot' as const, bot: bot.id };
  });
  const reply = await api.create({ ruleset: ruleset.id, scenario: file as Record<string, unknown>, seats });
  if (!reply.ok) return { ok: false, message: explain(reply.error.problems) };
  const { game, keys } = reply.value;
  const title = `${scenario.title}: ${garage.nameOf(design)}`;
  useMyGames.getState().remember({ id: game, title, keys, invites: [], standing: 'Just begun.' });
  return { ok: true, game };
}
