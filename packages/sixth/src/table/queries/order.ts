import type { Outcome, Seat } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';
import type { State } from '../state/state.ts';
import { hasFinished } from './number-cards.ts';
import { alliesOf, areAllies } from './sides.ts';

/** Seats whose cars still drive, from the one with the marker on, clockwise. */
export function seatsInOrder({ cars, first }: State): Seat[] {
  const around = cars.map((_, i) => cars[(first + i) % cars.length]);
  return around.flatMap((car) => (car === undefined || car.out !== null ? [] : [car.seat]));
}

/** The next on the left of whoever has the marker who is still in the game. */
export function nextFirst(state: State): Seat {
  const [next] = seatsInOrder({ ...state, first: (state.first + 1) % state.cars.length });
  return next ?? state.first;
}

/** The last one driving wins, at once, in a race also the first to finish; the limit of rounds makes it a draw. */
export function outcomeOf(setup: Setup, state: State): Outcome | null {
  const { cars, round } = state;
  const left = cars.filter(({ out }) => out === null);
  const [winner] = left;
  if (winner === undefined) return { kind: 'draw', winners: [], reason: 'Nobody is left.', rule: 'sixth/damage/end' };
  if (left.every(({ seat }) => areAllies(setup, seat, winner.seat))) {
    const allies = alliesOf(setup, winner.seat);
    const reason = allies.length > 1 ? sideLeft(left) : `${winner.name} is the last one driving.`;
    return { kind: 'win', winners: allies, reason, rule: 'sixth/damage/end' };
  }
  const first = setup.race === null ? undefined : left.find(({ seat }) => hasFinished(setup, state, seat));
  if (first !== undefined) {
    const reason = `${first.name} has crossed all checkpoints.`;
    return { kind: 'win', winners: alliesOf(setup, first.seat), reason, rule: 'sixth/arena/scenario-cards' };
  }
  if (round <= setup.roundLimit) return null;
  const reason = `${setup.roundLimit} rounds are over.`;
  return { kind: 'draw', winners: left.map(({ seat }) => seat), reason, rule: 'sixth/hardtop/setup' };
}

function sideLeft(left: State['cars']): string {
  const names = left.map(({ name }) => name);
  return names.length === 1
    ? `Only the side of ${names[0]} still drives.`
    : `Only ${names.join(' and ')} still drive: they are of one side.`;
}
