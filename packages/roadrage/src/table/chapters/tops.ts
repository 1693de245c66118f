import { askPrivately, type Dialogue, type Seat, together } from '@hardtop/kernel';
import { handArms } from '../queries/arms.ts';
import type { RoadAsked } from '../queries/asked.ts';
import { crewOf, fittedWeapons, has } from '../queries/figures.ts';
import { deciderOf } from '../queries/in-hand.ts';
import { TOP_UP } from '../questions/top-question.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle, VehicleId } from '../state/state.ts';

/** Before the first turn all convertibles' drivers say together whether the top is up; it stays so, for a turn is too short to fold it. */
export function* setTops(game: RoadGame): RoadPlay {
  const convertibles = game.state.vehicles.filter((vehicle) => has(game, vehicle, 'convertibleTop'));
  const bySeat = new Map<Seat, Vehicle[]>();
  for (const vehicle of convertibles) {
    const seat = deciderOf(game, vehicle);
    if (gainsByOpenTop(game, vehicle)) bySeat.set(seat, [...(bySeat.get(seat) ?? []), vehicle]);
    else vehicle.topUp = true;
  }
  if (bySeat.size === 0) return;
  const dialogues = new Map([...bySeat].map(([seat, vehicles]) => [seat, chooseTops(game, vehicles)]));
  const raised = [...(yield* together(dialogues)).values()].flat();
  for (const vehicle of convertibles) if (raised.includes(vehicle.id)) raise(game, vehicle);
}

/** An open top only helps those with something to fire over the doors; where sheets are hidden, everybody might have it. */
function gainsByOpenTop(game: RoadGame, vehicle: Vehicle): boolean {
  const crew = crewOf(game, vehicle);
  if (crew.length === 0 || game.setup.hidden) return crew.length > 0;
  const hasPintle = fittedWeapons(game, vehicle).some(({ fitting }) => fitting.mount === 'pintle');
  return hasPintle || crew.some((person) => handArms(game, person).length > 0);
}

function* chooseTops(game: RoadGame, vehicles: readonly Vehicle[]): Dialogue<readonly VehicleId[]> {
  const raised: VehicleId[] = [];
  for (const vehicle of vehicles) {
    const asked: RoadAsked = { topic: 'top', seat: deciderOf(game, vehicle), vehicle: vehicle.id };
    const { option } = yield* askPrivately(game, asked);
    if (option === TOP_UP) raised.push(vehicle.id);
  }
  return raised;
}

function raise(game: RoadGame, vehicle: Vehicle): void {
  vehicle.topUp = true;
  const text = `${vehicle.name} drives with its top up.`;
  game.emit({ kind: 'top', rule: 'roadrage/options/convertible-top', about: vehicle.id, text });
}
