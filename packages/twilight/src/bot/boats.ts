// Off an island one goes by boat: to where it lies, into it, and off with all who can still come.

import { answerOf, type BotChoice, type Option, startingParams } from '@hardtop/kernel';
import { isLost } from '../table/queries/crews.ts';
import type { Vehicle } from '../table/state/vehicle.ts';
import type { Mission } from './missions.ts';
import { type Situation, squaresApart, stands } from './situation.ts';
import { UNREACHED, wayTo } from './ways.ts';

const take = (option: Option, why: string): BotChoice => ({ answer: answerOf(option.id, startingParams(option)), why });

/** Turns before the end after which nobody waits any longer. */
const LAST_TURNS = 6;

type Moored = Vehicle & { readonly at: NonNullable<Vehicle['at']> };

/** The nearest boat of ours that floats. */
function boatOf({ state, side, at }: Situation): Moored | null {
  let [best, least]: [Moored | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const vehicle of state.vehicles) {
    const { kind, at: moored } = vehicle;
    if (vehicle.side !== side || isLost(vehicle) || moored === null || (kind !== 'boat' && kind !== 'sailboat'))
      continue;
    const apart = at === null ? 0 : squaresApart(at, moored);
    if (apart < least) [best, least] = [{ ...vehicle, at: moored }, apart];
  }
  return best;
}

/** Who wants off the map and cannot walk there makes for the boat. */
export function viaBoat(situation: Situation, mission: Mission): Mission {
  const { at, person, state } = situation;
  const { kind, goal, why } = mission;
  if (kind !== 'fall-back' || goal === null || at === null || state.vehicles.length === 0) return mission;
  if ((person !== null && person.aboard !== null) || wayTo(situation, at, goal) < UNREACHED) return mission;
  const boat = boatOf(situation);
  return boat === null ? mission : { ...mission, goal: boat.at, why: `${why} To ${boat.name}.` };
}

/** Into the boat; in it he waits for the others, as long as there is time. */
export function embarks(situation: Situation, options: readonly Option[], mission: Mission): BotChoice | null {
  const { person, state, setup } = situation;
  if (mission.kind !== 'fall-back' || person === null || state.vehicles.length === 0) return null;
  const boat = boatOf(situation);
  if (boat === null) return null;
  if (person.aboard?.vehicle !== boat.id) {
    const places = options.filter(({ id }) => id.startsWith(`mount:${boat.id}:`));
    const place = places.find(({ id }) => id.endsWith(':driver')) ?? places[0];
    return place === undefined ? null : take(place, `${mission.why} Into ${boat.name}.`);
  }
  const isComing = (one: (typeof state.people)[number]): boolean =>
    one.side === person.side && one.squad === person.squad && one.at !== null && stands(one);
  const isWaiting = person.aboard.place !== 'driver' || (state.people.some(isComing) && state.turn < setup.turnLimit - LAST_TURNS); // biome-ignore format: one condition
  const wait = isWaiting ? options.find(({ id }) => id === 'wait') : undefined;
  return wait === undefined ? null : take(wait, `${mission.why} Waits for the others in ${boat.name}.`);
}
