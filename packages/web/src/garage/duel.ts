import type { TableRuleset } from '@hardtop/board';
import { err, ok, type Problem, type Result, type ScenarioInfo } from '@hardtop/kernel';
import { useMyGames } from '../base/my-games.ts';
import { isRecord } from '../base/storage.ts';
import { api, explain } from '../net/api.ts';
import type { OpenGarage } from './garage-context.ts';

type DuelStart = { readonly ok: true; readonly game: string } | { readonly ok: false; readonly message: string };

interface Fielded {
  readonly scenario: ScenarioInfo;
  readonly file: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** The first scenario that lets the vehicle into its first seat, or why the very first does not. */
function fieldSomewhere(
  table: TableRuleset,
  { workshop }: OpenGarage,
  vehicle: unknown,
): Result<Fielded, readonly Problem[]> {
  let first: readonly Problem[] | null = null;
  for (const scenario of table.scenarios) {
    const file = workshop.fieldIn(scenario.file, 0, vehicle);
    const setup = table.parseSetup(file);
    if (setup.ok && isRecord(file)) return ok({ scenario, file, seats: table.seats(setup.value).length });
    if (!setup.ok) first ??= setup.error;
  }
  return err(first ?? [{ code: 'no-scenario', message: 'There is nowhere to duel.' }]);
}

/** A duel with this vehicle in our seat and the scenario's bot in the others. */
export async function duelWith(open: OpenGarage, design: unknown): Promise<DuelStart> {
  const { ruleset, garage, workshop } = open;
  const vehicle = workshop.field(design);
  if (!vehicle.ok) return { ok: false, message: explain(vehicle.error) };
  // The table is loaded only now: most who build do not play at once.
  const table = await ruleset.table?.();
  if (table === undefined) return { ok: false, message: `${ruleset.title} is not played here.` };
  const fielded = fieldSomewhere(table, open, vehicle.value);
  if (!fielded.ok) return { ok: false, message: explain(fielded.error) };
  const { scenario, file } = fielded.value;
  const bot = scenario.bot ?? table.bots[0]?.id;
  if (bot === undefined) return { ok: false, message: 'There is nobody to duel with.' };
  const seats = Array.from({ length: fielded.value.seats }, (_, seat) => {
    if (seat === 0) return { kind: 'human' as const };
    return { kind: 'bot' as const, bot };
  });
  const reply = await api.create({ ruleset: ruleset.id, scenario: { ...file }, seats });
  if (!reply.ok) return { ok: false, message: explain(reply.error.problems) };
  const { game, keys } = reply.value;
  const title = `${scenario.title}: ${garage.nameOf(design)}`;
  useMyGames.getState().remember({ id: game, title, keys, invites: [], standing: 'Just begun.' });
  return { ok: true, game };
}
