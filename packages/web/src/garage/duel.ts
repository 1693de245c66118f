import type { TableRuleset } from '@hardtop/board';
import type { ScenarioInfo } from '@hardtop/kernel';
import { useMyGames } from '../base/my-games.ts';
import { isRecord } from '../base/storage.ts';
import { api, explain } from '../net/api.ts';
import type { OpenGarage } from './garage-context.ts';
import { whyNotPlayed } from './played.ts';

type DuelStart = { readonly ok: true; readonly game: string } | { readonly ok: false; readonly message: string };

/** A scenario that lets the vehicle into its first seat. */
interface Arena {
  readonly scenario: ScenarioInfo;
  readonly file: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** Where a design can fight, and with whom at the wheel of the others; or why nowhere. */
export type Fields =
  | {
      readonly ok: true;
      readonly arenas: readonly [Arena, ...Arena[]];
      readonly bots: TableRuleset['bots'];
      readonly table: TableRuleset;
    }
  | { readonly ok: false; readonly message: string };

function arenaOf(table: TableRuleset, scenario: ScenarioInfo, file: unknown): Arena | string {
  const setup = table.parseSetup(file);
  if (!setup.ok) return explain(setup.error);
  return isRecord(file) ? { scenario, file, seats: table.seats(setup.value).length } : 'There is nowhere to duel.';
}

/** The table is loaded only now: most who build do not play at once. */
export async function fieldsFor({ ruleset, workshop }: OpenGarage, design: unknown): Promise<Fields> {
  const vehicle = workshop.field(design);
  const table = await ruleset.table?.();
  if (table === undefined) return { ok: false, message: `${ruleset.title} is not played here.` };
  if (!vehicle.ok) return { ok: false, message: explain(vehicle.error) };
  const tried = table.scenarios.map((each) => arenaOf(table, each, workshop.fieldIn(each.file, 0, vehicle.value)));
  const [first, ...more] = tried.filter((arena) => typeof arena !== 'string');
  if (first !== undefined) return { ok: true, arenas: [first, ...more], bots: table.bots, table };
  const why = tried.find((arena) => typeof arena === 'string');
  return { ok: false, message: why ?? 'There is nowhere to duel.' };
}

export interface DuelWish {
  readonly arena: Arena;
  readonly name: string;
  /** Against everybody else; null keeps what the scenario says. */
  readonly rival: unknown;
  readonly bot: string | null;
}

function withRival({ workshop }: OpenGarage, { file, seats }: Arena, vehicle: unknown): unknown {
  let changed: unknown = file;
  for (let seat = 1; seat < seats; seat++) changed = workshop.fieldIn(changed, seat, vehicle);
  return changed;
}

/** The arena with the rival in it, or why it does not let that one in. */
function fought(open: OpenGarage, table: TableRuleset, { arena, rival }: DuelWish): Arena | string {
  if (rival === null) return arena;
  const vehicle = open.workshop.field(rival);
  if (!vehicle.ok) return whyNotPlayed(open, rival) ?? '';
  return arenaOf(table, arena.scenario, withRival(open, arena, vehicle.value));
}

/** A duel with a vehicle in our seat and a machine in the others. */
export async function startDuel(open: OpenGarage, table: TableRuleset, wish: DuelWish): Promise<DuelStart> {
  const arena = fought(open, table, wish);
  if (typeof arena === 'string') return { ok: false, message: `The rival: ${arena}` };
  const { scenario, file } = arena;
  const bot = wish.bot ?? scenario.bot ?? table.bots[0]?.id;
  if (bot === undefined) return { ok: false, message: 'There is nobody to duel with.' };
  const seats = Array.from({ length: arena.seats }, (_, seat) => {
    if (seat === 0) return { kind: 'human' as const };
    return { kind: 'bot' as const, bot };
  });
  const reply = await api.create({ ruleset: open.ruleset.id, scenario: { ...file }, seats }, false);
  if (!reply.ok) return { ok: false, message: explain(reply.error.problems) };
  const { game, keys } = reply.value;
  const title = `${scenario.title}: ${wish.name}`;
  useMyGames.getState().remember({ id: game, title, keys, invites: [], standing: 'Just begun.' });
  return { ok: true, game };
}
