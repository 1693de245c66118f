import { askPrivately, type Dialogue, rollOff, type Seat, together } from '@hardtop/kernel';
import type { RoadAsked } from '../queries/asked.ts';
import { drivingSkillOf } from '../queries/figures.ts';
import { deciderOf, isDriven, isUnderWay } from '../queries/in-hand.ts';
import { hasPrey } from '../queries/order.ts';
import { NO_TAIL } from '../questions/tail-question.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type RoadGame, type Vehicle, type VehicleId, vehicleOf } from '../state/state.ts';

const ORDER = 'roadrage/move/order';
const TAIL = 'roadrage/move/tailing';

/** Who is quicker among equals: the better driver, else the die; settled once, for the whole game. */
export function* settleTies(game: RoadGame): RoadPlay {
  const order = yield* rollOff(game, {
    contenders: game.state.vehicles,
    first: (vehicle) => drivingSkillOf(game, vehicle),
    dice: '1d6',
    of: ({ seat, name }) => ({ seat, rule: ORDER, purpose: `${name}'s place among the equally fast` }),
  });
  order.forEach((vehicle, place) => {
    vehicle.quickness = place;
  });
}

function* chooseTails(game: RoadGame, tailers: readonly Vehicle[]): Dialogue<ReadonlyMap<VehicleId, VehicleId>> {
  const chosen = new Map<VehicleId, VehicleId>();
  for (const vehicle of tailers) {
    const asked: RoadAsked = { topic: 'tail', seat: deciderOf(game, vehicle), vehicle: vehicle.id };
    const { option } = yield* askPrivately(game, asked);
    if (option !== NO_TAIL.id) chosen.set(vehicle.id, option.slice('tail:'.length));
  }
  return chosen;
}

/** At the start of a turn; phased play knows no tailing. */
export function* claimTails(game: RoadGame): RoadPlay {
  const { state, setup } = game;
  for (const vehicle of state.vehicles) vehicle.tailing = null;
  if (setup.variants.phases !== 'none') return;
  const bySeat = new Map<Seat, Vehicle[]>();
  for (const vehicle of state.vehicles) {
    if (vehicle.speed === 0 || !isUnderWay(vehicle) || !isDriven(game, vehicle)) continue;
    const seat = deciderOf(game, vehicle);
    if (hasPrey(game, vehicle)) bySeat.set(seat, [...(bySeat.get(seat) ?? []), vehicle]);
  }
  if (bySeat.size === 0) return;
  const dialogues = new Map([...bySeat].map(([seat, tailers]) => [seat, chooseTails(game, tailers)]));
  const answers = yield* together(dialogues);
  for (const vehicle of state.vehicles)
    tail(game, vehicle, answers.get(deciderOf(game, vehicle))?.get(vehicle.id) ?? null);
}

function tail(game: RoadGame, vehicle: Vehicle, prey: VehicleId | null): void {
  vehicle.tailing = prey;
  if (prey === null) return;
  const text = `${vehicle.name} tails ${vehicleOf(game.state, prey).name}.`;
  game.emit({ kind: 'tail', rule: TAIL, about: vehicle.id, text, marks: ['tailing'] });
}
