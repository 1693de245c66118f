import { distance } from '@hardtop/geometry';
import type { Outcome, Seat } from '@hardtop/kernel';
import { ownerOf } from '../queries/deciding.ts';
import { rangeBetween } from '../queries/targeting.ts';
import type { Gate, JumpStartTerms } from '../state/jump-start.ts';
import type { Setup } from '../state/setup.ts';
import { type State, vehicleOf } from '../state/state.ts';
import { isBeaten } from './aboard.ts';

const VICTORY = 'deluxe/hardtop/victory';
const GATE = 'deluxe/II.9/scenarios';
const PACK = 'deluxe/II.9/pack-attack';
const LIMIT = 'deluxe/hardtop/turn-limit';

function sideOf(setup: Setup, id: string): Seat {
  const seat = setup.starts.find(({ model }) => model.id === id)?.model.seat ?? 0;
  return setup.sides[seat] ?? seat;
}

function winOf(setup: Setup, side: Seat, rule: Outcome['rule'], how: string): Outcome {
  const winners = setup.seats.map((_, seat) => seat).filter((seat) => setup.sides[seat] === side);
  const names = winners.map((seat) => setup.seats[seat]?.name ?? 'One side').join(' and ');
  return { kind: 'win', winners, reason: `${names}: ${how}`, rule };
}

/** Farther ahead of every hunter than the scenario asks; judged when all have moved (H-338). */
function isAway(setup: Setup, state: State, { quarry, away }: NonNullable<JumpStartTerms['chase']>): boolean {
  if (state.at !== 'phase' && state.at !== 'speeds') return false;
  const car = vehicleOf(state, quarry);
  const side = sideOf(setup, quarry);
  const hunters = state.vehicles.filter((other) => sideOf(setup, other.id) !== side && !isBeaten(other));
  return hunters.length > 0 && hunters.every((hunter) => rangeBetween(car, hunter) > away);
}

function isThrough(state: State, { vehicle, at, radius }: Gate): boolean {
  const car = vehicleOf(state, vehicle);
  return !isBeaten(car) && distance(car.pose, at) <= radius;
}

/** The survivor wins; whoever is hunted also by getting away. */
export function jumpStartOutcome(setup: Setup, state: State): Outcome | null {
  if (state.at === 'start') return null;
  const sides = new Set<Seat>();
  for (const vehicle of state.vehicles)
    if (!isBeaten(vehicle)) sides.add(setup.sides[ownerOf({ setup }, vehicle)] ?? 0);
  const [first] = sides;
  if (first === undefined)
    return { kind: 'draw', winners: [], reason: 'Nobody is left who can move or fire.', rule: VICTORY };
  const chase = setup.jumpStart?.chase ?? null;
  if (sides.size === 1 && setup.seats.length > 1)
    return winOf(setup, first, chase === null ? VICTORY : PACK, 'the others can neither move nor fire.');
  if (chase !== null && isAway(setup, state, chase))
    return winOf(setup, sideOf(setup, chase.quarry), PACK, `away, more than ${chase.away} inches ahead.`);
  const gate = setup.jumpStart?.gate ?? null;
  if (gate !== null && isThrough(state, gate))
    return winOf(setup, sideOf(setup, gate.vehicle), GATE, 'through the gate.');
  if (state.turn <= setup.turnLimit) return null;
  const reason = `${setup.turnLimit} turns are over and both sides can still fight.`;
  return { kind: 'draw', winners: [], reason, rule: LIMIT };
}
