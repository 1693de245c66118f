import type { Pose } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { COUNTERS, type CounterKind, type CounterRow } from '../../catalog/counters.ts';
import type { RoadRule } from '../../rules.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf } from '../queries/figures.ts';
import { canLoseControl } from '../queries/in-hand.ts';
import { liesOn } from '../queries/square.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Counter, RoadGame, Vehicle } from '../state/state.ts';
import { keepControl } from './control.ts';
import { strike } from './damage.ts';
import { riskTires } from './tires.ts';

export const COUNTER_RULES = {
  smoke: 'roadrage/drop/smoke',
  oil: 'roadrage/drop/oil',
  spikes: 'roadrage/drop/spikes',
  mine: 'roadrage/drop/mines',
  flamingOil: 'roadrage/drop/flaming-oil',
} as const satisfies Record<CounterKind, RoadRule>;

/** Counters a vehicle has moved onto; not those it lay on already, where `from` is known. */
export function countersUnder(game: RoadGame, vehicle: Vehicle, from?: Pose): readonly Counter[] {
  const { counters } = game.state;
  if (counters.length === 0) return counters;
  const { kind } = fieldOf(game);
  const body = bodyOf(game, vehicle);
  return counters.filter(
    ({ pose }) => liesOn(kind, vehicle.pose, body, pose) && (from === undefined || !liesOn(kind, from, body, pose)),
  );
}

/** What lies in the square it has just moved onto. Each counter acts once, all of them though the first throws it off. */
export function* enterCounters(game: RoadGame, vehicle: Vehicle, from?: Pose): RoadPlay {
  if (vehicle.flight !== null) return;
  for (const counter of countersUnder(game, vehicle, from)) {
    if (vehicle.gone || !game.state.counters.includes(counter)) continue;
    yield* runOver(game, vehicle, counter);
  }
}

function* runOver(game: RoadGame, vehicle: Vehicle, counter: Counter): RoadPlay {
  const row: CounterRow = COUNTERS[counter.kind];
  const rule = COUNTER_RULES[counter.kind];
  const text = `${vehicle.name} moves onto ${row.name.toLowerCase()}.`;
  game.emit({ kind: 'counter', rule, about: vehicle.id, text, marks: [`counter/${counter.kind}`] });
  if (row.ignites) ignite(game, vehicle, rule);
  if (row.trigger !== null && !(yield* trip(game, vehicle, counter, row.trigger))) return;
  if (row.tireBlownOn !== null) yield* riskTires(game, vehicle, row.tireBlownOn);
  yield* slip(game, vehicle, counter.kind);
}

function* slip(game: RoadGame, vehicle: Vehicle, kind: CounterKind): RoadPlay {
  const { control, name } = COUNTERS[kind];
  if (control === null || !canLoseControl(vehicle)) return;
  const sd = counterDifference(vehicle.speed, control);
  const test = { sd, voluntary: false, reason: name.toLowerCase(), rule: COUNTER_RULES[kind] } as const;
  yield* keepControl(game, vehicle, test, { charged: true });
}

/** The figure printed, or a tenth of the speed where that is more. */
export function counterDifference(speed: number, control: NonNullable<CounterRow['control']>): number {
  return control.orSpeed ? Math.max(control.sd, Math.ceil(speed / 10)) : control.sd;
}

/** A mine close enough to go off: dice and a blast; true if it did. */
function* trip(
  game: RoadGame,
  vehicle: Vehicle,
  counter: Counter,
  trigger: NonNullable<CounterRow['trigger']>,
): RoadPlay<boolean> {
  const rule = COUNTER_RULES.mine;
  const { bike } = bodyOf(game, vehicle);
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: 'the mine' });
  const goesOff = rolled.total >= (bike ? trigger.bikeOn : trigger.on);
  const text = `The mine ${goesOff ? 'goes off' : 'stays quiet'} under ${vehicle.name}.`;
  const cited = bike ? 'roadrage/bikes/mines' : rule;
  const seen = goesOff ? ({ harm: [{ piece: vehicle.id, style: 'blast' }] } as const) : {};
  const outcome = goesOff ? 'bad' : 'good';
  game.emit({ kind: 'mine', rule: cited, about: vehicle.id, roll: rolled, outcome, text, ...seen });
  if (!goesOff) return false;
  const { counters } = game.state;
  counters.splice(counters.indexOf(counter), 1);
  yield* strike(game, vehicle, { dice: trigger.dice, armor: true, cause: 'a mine', rule });
  yield* rideOutBlast(game, vehicle, blastDifference(trigger.dice));
  return true;
}

/** Blast shakes what it hits at half its dice, rounded up. */
export function blastDifference(dice: number): number {
  return Math.ceil(dice / 2);
}

/** The control roll of a blast. */
export function* rideOutBlast(game: RoadGame, vehicle: Vehicle, sd: number): RoadPlay {
  if (!canLoseControl(vehicle)) return;
  const test = { sd, voluntary: false, reason: 'blast', rule: 'roadrage/weapons/blast' } as const;
  yield* keepControl(game, vehicle, test, { charged: true });
}

/** Fire is there or it is not; more of it changes nothing. */
export function ignite(game: RoadGame, vehicle: Vehicle, rule: RoadRule): void {
  if (vehicle.burning) return;
  vehicle.burning = true;
  const harm = [{ piece: vehicle.id, style: 'fire' }] as const;
  const text = `${vehicle.name} catches fire.`;
  game.emit({ kind: 'fire-start', rule, about: vehicle.id, outcome: 'bad', text, harm });
}
