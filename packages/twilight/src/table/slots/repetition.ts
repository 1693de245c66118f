import type { Cell } from '../../scenarios/world.ts';
import { kindOf, perform } from '../actions/list.ts';
import { readMove } from '../actions/move.ts';
import { askSeat } from '../chapters/asking.ts';
import { driveAlong } from '../chapters/driving.ts';
import { moveAlong } from '../chapters/movement.ts';
import { keepsGoing } from '../chapters/recovery.ts';
import { tell } from '../chapters/telling.ts';
import { canDrive } from '../queries/crews.ts';
import { initiativeOf, quicknessOf } from '../queries/initiative.ts';
import { metersBetween } from '../queries/lines.ts';
import { facingTo, STEPS } from '../queries/position.ts';
import { budgetOf, canStep } from '../queries/reach.ts';
import { repeatersOf } from '../queries/repeaters.ts';
import { type Driven, driveReach } from '../queries/vehicle-reach.ts';
import { wayTo } from '../queries/ways.ts';
import { mapOf } from '../queries/world-map.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Gait, Person } from '../state/person.ts';
import { personOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';

const RULE = 'twilight/combat/repetition';

/** Somebody of a seat may do one thing all turn long; asked until none is named. */
export function* declareRepetition(game: TwilightGame, seat: number): TwilightPlay {
  for (;;) {
    // With nobody who could, nobody is asked; in the fog he is, for a pause must not tell.
    if (!game.setup.hidden && repeatersOf(game, seat).length === 0) return;
    const { option } = yield* askSeat(game, { topic: 'repeat', seat });
    if (option === 'none') return;
    const person = personOf(game.state, option.slice('repeat:'.length));
    const what = yield* askSeat(game, { topic: 'repeat-what', seat, person: person.id });
    if (what.option === 'none') continue;
    person.repeats = { option: what.option, params: directed(person, what.option, what.params) };
    const text = `${person.name} does the same all turn.`;
    tell(game, { kind: 'repetition', rule: RULE, text, about: person.id }, [person.id]);
  }
}

/** A move is repeated in its direction. */
function directed(
  person: Person,
  option: string,
  params: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  if (!option.startsWith('move:') || person.at === null) return params;
  return { direction: facingTo(person.at, readMove({ option }).cell) };
}

/** At the beginning of a phase, whatever his initiative; he may break off, and then has to lie down or duck in his next slot. */
export function* repeatAgain(game: TwilightGame, person: Person): TwilightPlay {
  const { repeats } = person;
  if (repeats === null) return;
  if (repeats.params.forced !== 1) {
    const { option } = yield* askSeat(game, { topic: 'go-on', seat: person.seat, person: person.id });
    if (option === 'break-off') return breakOff(game, person);
  }
  person.acted = true;
  if (!(yield* keepsGoing(game, person))) return;
  if (repeats.option.startsWith('move:')) {
    const { gait } = readMove(repeats);
    yield* moveAlong(game, person, straightOn(game, person, repeats.params.direction ?? person.facing, gait), gait);
    return;
  }
  if (repeats.option === DRIVE_ON) return yield* driveStraightOn(game, person);
  const kind = kindOf(repeats.option);
  if (!kind.options(game, person, null).some(({ id }) => id === repeats.option)) return breakOff(game, person);
  yield* perform(game, person, repeats);
}

/** What whoever drives into an ambush goes on doing (L2260). */
export const DRIVE_ON = 'drive:on';

/** On the way the vehicle heads, no faster than is safe nor than it goes, as far as nothing is in the way. */
function* driveStraightOn(game: TwilightGame, driver: Person): TwilightPlay {
  const vehicle = driver.aboard === null ? null : vehicleOf(game.state, driver.aboard.vehicle);
  if (vehicle === null || !canDrive(vehicle) || vehicle.burningSince !== null) return breakOff(game, driver);
  let best: Driven | null = null;
  for (const driven of driveReach(game, vehicle)) {
    const { share, path } = driven;
    if (share > 1 || path.length <= (best?.path.length ?? 0)) continue;
    if (isStraight(game, vehicle, path)) best = driven;
  }
  if (best === null) vehicle.speed = 0;
  else yield* driveAlong(game, driver, vehicle, best);
}

function isStraight({ setup }: TwilightGame, { at, heading, speed }: Vehicle, path: readonly Cell[]): boolean {
  let [from, meters] = [at, 0];
  for (const cell of path) {
    if (from === null || wayTo(setup, from, cell) !== heading) return false;
    meters += metersBetween(setup, from, cell);
    from = cell;
  }
  return meters <= speed || path.length === 1;
}

function breakOff(game: TwilightGame, person: Person): void {
  person.repeats = null;
  person.mustDuck = true;
  rejoin(game, person);
  const text = `${person.name} breaks off.`;
  tell(game, { kind: 'repetition', rule: RULE, text, about: person.id }, [person.id]);
}

/** His next regular slot may still come in this phase, among those of his initiative (L2250). */
function rejoin({ setup, state }: TwilightGame, person: Person): void {
  const initiative = initiativeOf(setup, person);
  if (initiative < state.phase) return;
  const comesLater = (id: string, i: number): boolean => {
    const other = personOf(state, id);
    if (i === 0 || other === person || other.repeats !== null) return false;
    const ahead = initiativeOf(setup, other) - initiative;
    return ahead > 0 || (ahead === 0 && quicknessOf(setup, other) < quicknessOf(setup, person));
  };
  const at = state.queue.findIndex(comesLater);
  state.queue.splice(at < 0 ? state.queue.length : at, 0, person.id);
}

/** As far as a gait goes in one direction. */
function straightOn(game: TwilightGame, person: Person, direction: number, gait: Gait): readonly Cell[] {
  const { at } = person;
  const step = STEPS[direction];
  if (at === null || step === undefined) return [];
  const map = mapOf(game.setup);
  const cost = step.dx !== 0 && step.dy !== 0 ? 3 : 2;
  let left = budgetOf(game, person, gait, map.level(at.l).grid) - cost;
  const path: Cell[] = [];
  let [x, y] = [at.x, at.y];
  while (left >= 0 && canStep(map, game.state, at.l, x, y, step.dx, step.dy)) {
    [x, y] = [x + step.dx, y + step.dy];
    path.push({ l: at.l, x, y });
    left -= cost;
  }
  return path;
}
