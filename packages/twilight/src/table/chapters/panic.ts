import { VEHICLES } from '../../catalog/vehicles.ts';
import { isBoat } from '../figures/heavy/vehicle-speed.ts';
import { nerveOf } from '../queries/initiative.ts';
import { cellOf } from '../queries/position.ts';
import type { Effect, TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { personOf, sheetOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import { rollFor, tell } from './telling.ts';

type Why = Extract<Effect, { kind: 'panic' }>['why'];

const WHY: Readonly<Record<Why, string>> = {
  'knocked-down': 'knocked down',
  surprised: 'surprised',
  ambushed: 'ambushed',
  charged: 'charged',
  'bail-out': 'has to get out',
};

const RULE = 'twilight/combat/panic';

const HEAD = { character: 'his', npc: 'his', animal: 'its' } as const;

/** 2D6 at or under coolness, or 1D6 over an NPC's initiative: frozen for what it is off by, one phase at the least (B-11). */
export function* panic(game: TwilightGame, person: Person, why: Why): TwilightPlay {
  if (person.condition !== 'fit' || person.frozen > 0) return;
  const { name } = person;
  const { coolness, kind } = sheetOf(game.setup, person);
  const told = { seat: person.seat, rule: RULE, purpose: `panic of ${name}`, ids: [person.id] } as const;
  const roll = yield* rollFor(game, coolness === null ? '1d6' : '2d6', told);
  const limit = coolness ?? nerveOf(game.setup, person);
  const by = coolness === null ? roll.total - limit : limit - roll.total;
  const panics = coolness === null ? by > 0 : by >= 0;
  const against = coolness === null ? `initiative ${limit}` : `coolness ${limit}`;
  const text = panics
    ? `${name}, ${WHY[why]}, freezes for ${Math.max(1, by)} ${by > 1 ? 'phases' : 'phase'} (${against}).`
    : `${name}, ${WHY[why]}, keeps ${HEAD[kind]} head (${against}).`;
  tell(
    game,
    {
      kind: 'panic',
      rule: RULE,
      text,
      about: person.id,
      roll,
      outcome: panics ? 'bad' : 'good',
      marks: [panics ? 'panic/freezes' : 'panic/keeps'],
    },
    [person.id],
  );
  if (!panics) return;
  // Whoever has acted in this phase loses the next ones (TF-34).
  person.frozen = Math.max(1, by) + (person.acted ? 1 : 0);
  person.frozenFor = person.acted ? -1 : 0;
  person.repeats = null;
  person.aim = null;
  stopVehicle(game, person);
}

/** Drivers who panic stop. */
function stopVehicle({ state }: TwilightGame, { aboard }: Person): void {
  if (aboard?.place !== 'driver') return;
  const vehicle = vehicleOf(state, aboard.vehicle);
  vehicle.speed = 0;
  if (vehicle.condition === 'running') vehicle.condition = 'stopped';
}

const isArmored = (kind: string): boolean =>
  Object.hasOwn(VEHICLES, kind) && VEHICLES[kind as keyof typeof VEHICLES].class !== 'unarmored';

/** Whoever is frozen for longer may lie down in the second phase; the driver of an unarmored vehicle jumps out and does, but not into the water. */
export function frozenDriver(game: TwilightGame, person: Person): void {
  const { aboard } = person;
  if (aboard?.place !== 'driver' || person.frozenFor < 1 || person.condition !== 'fit') return;
  const vehicle = vehicleOf(game.state, aboard.vehicle);
  if (isArmored(vehicle.kind) || isBoat(vehicle.kind)) return;
  person.at = cellOf(game.state, person);
  person.aboard = null;
  person.posture = 'prone';
  const { name } = person;
  tell(
    game,
    { kind: 'panic', rule: RULE, text: `${name} jumps out and lies flat.`, about: person.id, marks: ['panic/driver'] },
    [person.id],
  );
}

export const panicOf = (game: TwilightGame, { person, why }: Extract<Effect, { kind: 'panic' }>): TwilightPlay =>
  panic(game, personOf(game.state, person), why);
