import { CRIPPLED, CRITICAL_FROM, ROWS } from '../../catalog/damage.ts';
import type { RoadRule } from '../../rules.ts';
import { soundFigures } from '../queries/figures.ts';
import { canLoseControl } from '../queries/in-hand.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { type Blow, type BlowResult, rollBlow } from './blow.ts';
import { keepControl } from './control.ts';
import { checkComponents } from './critical.ts';
import { explode } from './explosion.ts';
import { tellSide } from './telling.ts';

const ROWS_RULE = 'roadrage/damage/rows';

/** What is yet to come of damage: tanks to blow up, then drivers of crippled vehicles to roll for control. */
export interface Aftermath {
  readonly tanks: Vehicle[];
  readonly crippled: Vehicle[];
}

export function newAftermath(): Aftermath {
  return { tanks: [], crippled: [] };
}

/** Armor saves each die, the rest are rolled and marked, with the checks of full rows. */
export function* strike(game: RoadGame, vehicle: Vehicle, blow: Blow): RoadPlay<BlowResult> {
  const result = yield* rollBlow(game, vehicle, blow);
  vehicle.damage += result.points;
  yield* settle(game, vehicle);
  return result;
}

/** Marks points that nothing saves, with the checks of full rows. */
export function* markPoints(game: RoadGame, vehicle: Vehicle, points: number, cause: string, rule: RoadRule): RoadPlay {
  if (points <= 0) return;
  vehicle.damage += points;
  const text = `${vehicle.name}: ${points} point${points === 1 ? '' : 's'} of damage, ${cause}.`;
  const event = { kind: 'damage', rule, about: vehicle.id, outcome: 'bad', text } as const;
  tellSide(game, vehicle.seat, event, `${vehicle.name} is damaged, ${cause}.`);
  yield* settle(game, vehicle);
}

function* settle(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const after = newAftermath();
  yield* checkRows(game, vehicle, after);
  yield* finishAftermath(game, after);
}

/** A check whose explosion waits for its turn. */
export function* checkInto(game: RoadGame, vehicle: Vehicle, from: number, rule: RoadRule, after: Aftermath): RoadPlay {
  if (yield* checkComponents(game, vehicle, from, rule)) after.tanks.push(vehicle);
}

/** The checks of all rows that were filled since the last time. */
export function* checkRows(game: RoadGame, vehicle: Vehicle, after: Aftermath): RoadPlay {
  const { row } = soundFigures(game, vehicle);
  while (vehicle.damage >= (vehicle.rowsChecked + 1) * row) {
    vehicle.rowsChecked++;
    if (vehicle.rowsChecked === ROWS) cripple(game, vehicle, after);
    const from = CRITICAL_FROM[Math.min(vehicle.rowsChecked, ROWS) - 1] ?? CRITICAL_FROM[0];
    const rule = vehicle.rowsChecked > ROWS ? 'roadrage/damage/beyond' : ROWS_RULE;
    yield* checkInto(game, vehicle, from, rule, after);
  }
}

function cripple(game: RoadGame, vehicle: Vehicle, after: Aftermath): void {
  vehicle.crippled = true;
  after.crippled.push(vehicle);
  const text = `${vehicle.name} is crippled.`;
  game.emit({ kind: 'crippled', rule: 'roadrage/damage/crippled', about: vehicle.id, outcome: 'bad', text });
}

/** Explosions, which may set off others, then the control rolls of the crippled. */
export function* finishAftermath(game: RoadGame, after: Aftermath): RoadPlay {
  // The list grows while it is worked off.
  for (const tank of after.tanks)
    for (const vehicle of yield* explode(game, tank)) yield* checkRows(game, vehicle, after);
  for (const vehicle of after.crippled) yield* loseGrip(game, vehicle);
}

function* loseGrip(game: RoadGame, vehicle: Vehicle): RoadPlay {
  if (!canLoseControl(vehicle)) return;
  const rule = 'roadrage/damage/crippled';
  yield* keepControl(
    game,
    vehicle,
    { safe: CRIPPLED.safe, voluntary: false, reason: 'crippled', rule },
    { charged: true },
  );
}
