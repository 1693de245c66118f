import type { Outcome, Seat } from '@hardtop/kernel';
import type { Setup } from '../state/setup.ts';
import type { Pedestrian, State, Vehicle, World } from '../state/state.ts';
import { armorLost, isBleeding } from './bleeding.ts';
import { isConscious } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { isActor } from './on-foot.ts';
import { isOut } from './out.ts';

const RULE = 'deluxe/hardtop/victory';
const LIMIT = 'deluxe/hardtop/turn-limit';

/** Sides with a vehicle that still counts, in order, each by its first seat. */
function fighting({ setup, state }: World): readonly Seat[] {
  const sides: Seat[] = [];
  for (const vehicle of state.vehicles) {
    const side = sideOf(setup, vehicle);
    if (!sides.includes(side) && !isLost(setup, state, vehicle)) sides.push(side);
  }
  if (setup.onFoot)
    for (const pedestrian of state.pedestrians) {
      const side = fightsFor(setup, state, pedestrian);
      if (side !== null && !sides.includes(side)) sides.push(side);
    }
  return sides.sort((a, b) => a - b);
}

function sideOf(setup: Setup, vehicle: Vehicle): Seat {
  const seat = ownerOf({ setup }, vehicle);
  return setup.sides[seat] ?? seat;
}

/** Where people fight on foot a wreck counts while somebody awake is in it: he will get out. */
function isLost({ onFoot }: Setup, { resigned }: State, vehicle: Vehicle): boolean {
  if (onFoot && !vehicle.gone && !vehicle.surrendered)
    for (const person of vehicle.crew) if (isConscious(person) && resigned[person.seat] !== true) return false;
  return isOut(vehicle);
}

/** The side of somebody on foot who can still do something for it. */
function fightsFor({ sides }: Setup, { resigned }: State, pedestrian: Pedestrian): Seat | null {
  if (!isActor(pedestrian) || !isConscious(pedestrian.person)) return null;
  const { seat } = pedestrian.person;
  return resigned[seat] === true ? null : (sides[seat] ?? seat);
}

/** Asked at every rest point, so nothing is built for it. */
function areSeveral(setup: Setup, state: State): boolean {
  let first: Seat | null = null;
  for (const vehicle of state.vehicles) {
    const side = sideOf(setup, vehicle);
    if (side === first || isLost(setup, state, vehicle)) continue;
    if (first !== null) return true;
    first = side;
  }
  return setup.onFoot && areSeveralWith(setup, state, first);
}

/** The same with those on foot, besides a side that still has a vehicle. */
function areSeveralWith(setup: Setup, state: State, driving: Seat | null): boolean {
  let first = driving;
  for (const pedestrian of state.pedestrians) {
    const side = fightsFor(setup, state, pedestrian);
    if (side === null || side === first) continue;
    if (first !== null) return true;
    first = side;
  }
  return false;
}

/** How a bout was decided, in words. */
function reasonOf({ setup, state }: World, names: string, several: boolean): string {
  const bled = setup.objective === 'first-blood' && state.vehicles.some((vehicle) => isBleeding(setup, vehicle));
  if (bled) return `First blood to ${names}.`;
  return `${names} ${several ? 'are the last that' : 'is the last that'} can move or fire.`;
}

/** The seats of a side, and what to call them. */
function peopleOf({ seats, sides }: Setup, side: Seat): { readonly winners: readonly Seat[]; readonly names: string } {
  const winners = seats.map((_, seat) => seat).filter((seat) => sides[seat] === side);
  return { winners, names: winners.map((seat) => seats[seat]?.name ?? 'One side').join(' and ') };
}

function winnersOf(world: World, side: Seat): Outcome {
  const { winners, names } = peopleOf(world.setup, side);
  return { kind: 'win', winners, reason: reasonOf(world, names, winners.length > 1), rule: RULE };
}

/** The last side that can move or fire wins; none is a draw, and so is the turn limit. Judged between turns and moves. */
export function lastStanding(setup: Setup, state: State): Outcome | null {
  if (state.at === 'start' || (state.turn <= setup.turnLimit && areSeveral(setup, state))) return null;
  const left = fighting({ setup, state });
  const first = left[0];
  if (first === undefined)
    return { kind: 'draw', winners: [], reason: 'Nobody is left who can move or fire.', rule: RULE };
  if (left.length === 1 && setup.seats.length > 1) return winnersOf({ setup, state }, first);
  if (state.turn <= setup.turnLimit) return null;
  return (setup.objective === 'first-blood' ? onPoints({ setup, state }, left) : null) ?? drawAtLimit(setup);
}

function drawAtLimit({ turnLimit }: Setup): Outcome {
  const reason = `${turnLimit} turns are over and both sides can still fight.`;
  return { kind: 'draw', winners: [], reason, rule: LIMIT };
}

/** Nobody has bled: whose side has lost the least armor has won; null where that is nobody alone. */
function onPoints({ setup, state }: World, sides: readonly Seat[]): Outcome | null {
  const lost = (side: Seat): number =>
    state.vehicles
      .filter((vehicle) => sideOf(setup, vehicle) === side)
      .reduce((sum, own) => sum + armorLost(setup, own), 0);
  const [best, second] = sides.map((side) => ({ side, lost: lost(side) })).sort((a, b) => a.lost - b.lost);
  if (best === undefined || best.lost === second?.lost) return null;
  const { winners, names } = peopleOf(setup, best.side);
  const reason = `${setup.turnLimit} turns without blood: ${names} lost the least armor.`;
  return { kind: 'win', winners, reason, rule: LIMIT };
}
