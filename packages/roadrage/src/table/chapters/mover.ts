import { isDriven, isUnderWay } from '../queries/in-hand.ts';
import { movementOrder } from '../queries/order.ts';
import { firstPhase, nextRound } from '../queries/phased.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type RoadGame, type State, type Vehicle, vehicleOf } from '../state/state.ts';
import { takeMove } from './drive.ts';

/** The order of movement is fixed when all speeds are known. */
export function lineUp({ state, setup }: RoadGame): void {
  const { phases } = setup.variants;
  state.phase = firstPhase(state);
  state.queue = phases === 'none' ? movementOrder(state) : nextRound(state, phases === 'countdown');
}

/** The next in the queue takes its move, or in phased play one square of it. False when all have moved. */
export function* moveNext(game: RoadGame): RoadPlay<boolean> {
  const { phases } = game.setup.variants;
  const vehicle = nextMover(game, phases !== 'none');
  if (vehicle === null) return false;
  const phased = phases !== 'none';
  yield* takeMove(game, vehicle, phased ? 1 : Infinity);
  if (vehicle.frozenBehind === null && (!phased || isSpent(vehicle))) finish(game.state, vehicle);
  return true;
}

/** The next that can move or has a say; those that neither drive nor roll are passed over. */
function nextMover(game: RoadGame, phased: boolean): Vehicle | null {
  const { state } = game;
  for (;;) {
    if (state.queue.length === 0) refill(game, phased);
    const id = state.queue.shift();
    if (id === undefined) return null;
    const vehicle = vehicleOf(state, id);
    if (vehicle.gone || vehicle.done || vehicle.frozenBehind !== null) continue;
    if (vehicle.speed > 0 || isDriven(game, vehicle)) return vehicle;
    finish(state, vehicle);
  }
}

/** In phased play: nothing left to move, or what is left of it has been taken out of the driver's hands. */
function isSpent(vehicle: Vehicle): boolean {
  return vehicle.left === 0 || !isUnderWay(vehicle);
}

/** Its move is over; those who wait behind it go on, at once. */
function finish(state: State, vehicle: Vehicle): void {
  vehicle.done = true;
  vehicle.left = 0;
  for (const other of state.vehicles) {
    if (other.frozenBehind !== vehicle.id) continue;
    other.frozenBehind = null;
    state.queue.unshift(other.id);
  }
}

/** The next round of phased play; and whoever waits for one that will not move any more waits no longer. */
function refill({ state, setup }: RoadGame, phased: boolean): void {
  if (phased) state.queue = nextRound(state, setup.variants.phases === 'countdown');
  const moving = state.queue.some((id) => vehicleOf(state, id).frozenBehind === null);
  if (moving) return;
  const frozen = state.vehicles.filter((vehicle) => !vehicle.gone && vehicle.frozenBehind !== null);
  for (const vehicle of frozen) vehicle.frozenBehind = null;
  state.queue = frozen.map(({ id }) => id);
}
