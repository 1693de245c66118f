// A seat for each of a crew: driver and gunner of one car as two people.

import { type Problem, readBy } from '@hardtop/kernel';
import { STOCK } from '../garage/stock/list.ts';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';

const RULE = 'roadrage/hardtop/setup';

const MOST_SEATS = 8;

type VehicleFile = Scenario['vehicles'][number];

function crewOf({ car }: VehicleFile): readonly { readonly name: string }[] {
  return (typeof car === 'string' ? STOCK.find(({ id }) => id === car)?.design.crew : car.crew) ?? [];
}

const sideOf = ({ seats }: Scenario, seat: number): string => seats[seat]?.side ?? String(seat);

/** Who share a vehicle are people of one side who are there; what drives by the solitaire rules has nobody to ask. */
export function crewSeatProblems(file: Scenario): readonly Problem[] {
  return file.vehicles.flatMap((vehicle, i) => {
    const { crewSeats = [], seat, solitaire } = vehicle;
    const field = `vehicles.${i}.crewSeats`;
    const say = (message: string, at = field): Problem => ({ code: 'crew', field: at, rule: RULE, message });
    const aboard = crewOf(vehicle).length;
    return [
      ...(crewSeats.length > aboard && aboard > 0 ? [say(`Only ${aboard} are aboard.`)] : []),
      ...(crewSeats.length > 0 && solitaire !== undefined ? [say('The solitaire rules drive it.')] : []),
      ...crewSeats.flatMap((own, at) => {
        if (own >= file.seats.length) return [say(`There is no seat ${own}.`, `${field}.${at}`)];
        return sideOf(file, own) === sideOf(file, seat) ? [] : [say('A crew is of one side.', `${field}.${at}`)];
      }),
    ];
  });
}

/** Everybody aboard but the driver gets a seat, named after him, while there is room. */
export function withCrews(file: unknown): unknown {
  const read = readBy(scenarioSchema, file);
  if (!read.ok) return file;
  const seats: { name: string; side?: string | undefined }[] = [...read.value.seats];
  const vehicles = read.value.vehicles.map((vehicle) => {
    if (vehicle.crewSeats !== undefined || vehicle.solitaire !== undefined) return vehicle;
    const owner = seats[vehicle.seat];
    const crewSeats = crewOf(vehicle).map(({ name }, place) => {
      if (place === 0 || seats.length >= MOST_SEATS) return vehicle.seat;
      const called = `${owner?.name ?? 'Somebody'}: ${name.toLowerCase()}`.slice(0, 60);
      return seats.push({ name: called, side: sideOf(read.value, vehicle.seat) }) - 1;
    });
    return crewSeats.some((seat) => seat !== vehicle.seat) ? { ...vehicle, crewSeats } : vehicle;
  });
  // A side that was a seat's own has others now, and must be told.
  const sided = seats.map((seat, i) => ({ ...seat, side: seat.side ?? String(i) }));
  if (seats.length === read.value.seats.length) return file;
  return { ...(file as object), seats: sided, vehicles, objective: sharedBy(read.value.objective, vehicles) };
}

/** Who flees, flees with his crew. */
function sharedBy(objective: Scenario['objective'], vehicles: readonly VehicleFile[]): Scenario['objective'] {
  if (!('runners' in objective)) return objective;
  const aboard = vehicles.flatMap(({ seat, crewSeats = [] }) => (objective.runners.includes(seat) ? crewSeats : []));
  return { ...objective, runners: [...new Set([...objective.runners, ...aboard])] };
}
