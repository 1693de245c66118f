// Tear gas from smokescreens and grenades (deluxe/V.5/tear-gas).
import { CONTACT_SLACK, overlaps, rectangle, type Shape } from '@hardtop/geometry';
import { roll, type Seat } from '@hardtop/kernel';
import { GAS_DICE, GAS_RESULTS, type GasRow } from '../../catalog/tear-gas.ts';
import { isCycle, sidecarSide } from '../queries/build.ts';
import { crewLabel, driverOf, isConscious, isInTheOpen } from '../queries/crew.ts';
import { nameOf } from '../queries/names.ts';
import { personName, squareOf } from '../queries/people.ts';
import type { Daze } from '../state/daze.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { personModelOf, type Setup } from '../state/setup.ts';
import { type DeluxeGame, type OnFoot, onMap, type Person, type State, shapeOf, type Vehicle } from '../state/state.ts';
import { loseRider } from './crew.ts';

const RULE = 'deluxe/V.5/tear-gas';

/** On a saddle or in a sidecar nothing keeps it off but a mask, which improved body armor has (deluxe/VIII.8/improved-body-armor). */
function isExposed(setup: Setup, person: Person): boolean {
  return isInTheOpen(person) && personModelOf(setup, person.id).armorKind !== 'improvedbodyarmor';
}

/** Whoever has driven into a cloud of it, or stands in one as the turn ends: a die for everybody exposed, once a turn. */
export function* breatheGas(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  if (!vehicle.crew.some((person) => isExposed(game.setup, person))) return;
  const rider = driverOf(vehicle);
  for (const person of vehicle.crew) {
    if (!isExposed(game.setup, person)) continue;
    yield* breathe(game, person, `${nameOf(game, vehicle)}: ${crewLabel(vehicle, person)}`, vehicle.id, person.seat);
  }
  if (rider !== null && driverOf(vehicle) === null && isCycle(vehicle) && sidecarSide(vehicle) === null)
    yield* loseRider(vehicle);
}

/** A can of it goes off among those aboard: only a mask helps. */
export function* gasAboard(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const rider = driverOf(vehicle);
  for (const person of vehicle.crew) {
    if (personModelOf(game.setup, person.id).armorKind === 'improvedbodyarmor') continue;
    yield* breathe(game, person, `${nameOf(game, vehicle)}: ${crewLabel(vehicle, person)}`, vehicle.id, person.seat);
  }
  if (rider !== null && driverOf(vehicle) === null && isCycle(vehicle) && sidecarSide(vehicle) === null)
    yield* loseRider(vehicle);
}

function* breathe(game: DeluxeGame, person: Person | OnFoot, name: string, about: string, seat: Seat): DeluxePlay {
  const { turn } = game.state;
  if (person.daze?.gassed === turn || !isConscious(person)) return;
  const rolled = yield* roll(game, GAS_DICE, { seat, rule: RULE, purpose: 'what the tear gas does' });
  const row: GasRow = GAS_RESULTS.find(({ to }) => rolled.total <= to) ?? GAS_RESULTS[2];
  person.daze = worse(person.daze, row, turn);
  const aim = row.aim === 0 ? '' : `, ${row.aim} to hit for ${row.aimTurns} turns`;
  const text = `${name} ${row.words} in the tear gas${aim}.`;
  game.emit({ kind: 'gas', rule: RULE, about, roll: rolled, outcome: 'bad', text });
}

/** Rolls do not add up: the worst counts. */
function worse(before: Daze | undefined, { outTurns, aim, aimTurns }: GasRow, turn: number): Daze {
  const { out = 0, aim: was = 0, until = 0 } = before ?? {};
  const isWorse = aim !== 0 && aim <= was;
  return {
    out: outTurns > 0 ? turn + outTurns - 1 : out,
    aim: isWorse ? aim : was,
    until: isWorse ? turn + aimTurns - 1 : until,
    gassed: turn,
  };
}

function isInGas({ counters }: State, shape: Shape): boolean {
  return counters.some(
    ({ kind, pose, size }) => kind === 'tear-gas' && overlaps(shape, rectangle(pose, size), CONTACT_SLACK),
  );
}

/** As a turn ends (E4): all that are in a cloud. */
export function* breatheAll(game: DeluxeGame): DeluxePlay {
  const { setup, state } = game;
  if (!state.counters.some(({ kind }) => kind === 'tear-gas')) return;
  for (const vehicle of onMap(state)) if (isInGas(state, shapeOf(vehicle))) yield* breatheGas(game, vehicle);
  for (const pedestrian of state.pedestrians) {
    const { person } = pedestrian;
    if (!isInGas(state, squareOf(pedestrian)) || hasMask(setup, person)) continue;
    yield* breathe(game, person, personName(setup, person), person.id, person.seat ?? 0);
  }
}

function hasMask(setup: Setup, { id, post }: OnFoot): boolean {
  return post !== null && personModelOf(setup, id).armorKind === 'improvedbodyarmor';
}

/** As a turn ends: those whose time is over come to, or see again. */
export function clearHeads(game: DeluxeGame): void {
  const { state } = game;
  for (const vehicle of state.vehicles)
    for (const person of vehicle.crew)
      if (person.daze !== undefined && clearHead(person, state.turn))
        tellAwake(game, vehicle.id, `${nameOf(game, vehicle)}: ${crewLabel(vehicle, person)}`);
  for (const { person } of state.pedestrians)
    if (person.daze !== undefined && clearHead(person, state.turn))
      tellAwake(game, person.id, personName(game.setup, person));
}

/** Whether he has just come to. */
function clearHead(person: Person | OnFoot, turn: number): boolean {
  const { daze } = person;
  if (daze === undefined) return false;
  const wakes = daze.out > 0 && daze.out <= turn;
  if (wakes) daze.out = 0;
  if (daze.until <= turn) daze.aim = 0;
  if (daze.out === 0 && daze.aim === 0) person.daze = undefined;
  return wakes;
}

function tellAwake(game: DeluxeGame, about: string, name: string): void {
  game.emit({ kind: 'gas', rule: RULE, about, outcome: 'good', text: `${name} comes to.` });
}
