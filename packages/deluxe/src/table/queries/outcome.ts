import { distance } from '@hardtop/geometry';
import type { Outcome, Seat } from '@hardtop/kernel';
import { PACK_ATTACK } from '../../catalog/road-sections.ts';
import type { Setup } from '../state/setup.ts';
import { isUpright, type State, type Vehicle, type World } from '../state/state.ts';
import { eveningOutcome } from './amateur-night.ts';
import { armorLost } from './bleeding.ts';
import { isAlive } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { isMobile, isOut } from './out.ts';
import { plantPoints } from './parts.ts';
import { paceOf } from './power.ts';
import { placeOn } from './road.ts';
import { isCrippled } from './tires.ts';
import { lastStanding } from './victory.ts';

const PACK = 'deluxe/XIV.1/pack-attack';
const DUEL = 'deluxe/XIV.1/road-duel';

/** How a game ends, by what its scenario is about; null while it goes on. */
export function outcomeOf(setup: Setup, state: State): Outcome | null {
  if (state.at === 'start') return null;
  switch (setup.objective) {
    case 'pack-attack':
      return packOutcome({ setup, state }) ?? lastStanding(setup, state);
    case 'amateur-night':
      return eveningOutcome(setup, state);
    case 'duel':
    case 'first-blood':
      return setup.highway === undefined ? lastStanding(setup, state) : roadOutcome({ setup, state });
  }
}

/** Two who have lost each other on the road have both survived (H-311). */
function roadOutcome({ setup, state }: World): Outcome | null {
  const ended = lastStanding(setup, state);
  if (ended?.kind !== 'win') return ended;
  const escaped = state.vehicles.find((vehicle) => vehicle.left === 'behind' && !isOut(stillThere(vehicle)));
  if (escaped === undefined || ended.winners.includes(ownerOf({ setup }, escaped))) return ended;
  return { kind: 'draw', winners: [], reason: 'They have lost each other on the road: both survive.', rule: DUEL };
}

/** As if it had not left. */
function stillThere({ left: _, ...vehicle }: Vehicle): Vehicle {
  return { ...vehicle, gone: false };
}

const sideOf = ({ setup }: World, vehicle: Vehicle): Seat | undefined => setup.sides[ownerOf({ setup }, vehicle)];

function packOutcome(world: World): Outcome | null {
  const { setup, state } = world;
  const { lone } = setup;
  if (lone === undefined) return null;
  const hunted = state.vehicles.filter((vehicle) => sideOf(world, vehicle) === lone);
  if (hunted.some(({ left }) => left === 'town')) return wonBy(setup, lone, 'has come to town.');
  if (hunted.every(isOut)) return huntedDown(world, hunted);
  return hasShakenThemOff(world, hunted)
    ? wonBy(setup, lone, `is ${PACK_ATTACK.lead} inches ahead, and nobody can catch up.`)
    : null;
}

function seatsOn({ seats, sides }: Setup, side: Seat): readonly Seat[] {
  return seats.map((_, seat) => seat).filter((seat) => sides[seat] === side);
}

const namesOf = ({ seats }: Setup, winners: readonly Seat[]): string =>
  winners.map((seat) => seats[seat]?.name ?? 'One side').join(' and ');

function wonBy(setup: Setup, side: Seat, how: string): Outcome {
  const winners = seatsOn(setup, side);
  return { kind: 'win', winners, reason: `${namesOf(setup, winners)} ${how}`, rule: PACK };
}

/** The lead is counted from every one of the pack that can still follow, as the crow flies (H-312). */
function hasShakenThemOff({ setup, state }: World, hunted: readonly Vehicle[]): boolean {
  const { road } = state;
  if (road === undefined) return false;
  for (const own of hunted) {
    if (isOut(own)) continue;
    if (!isMobile(own)) return false;
    const { along } = placeOn(road, own.pose);
    const { acceleration } = paceOf(setup, own);
    for (const cycle of state.vehicles) {
      if (hunted.includes(cycle) || isOut(cycle) || !isMobile(cycle)) continue;
      if (distance(own.pose, cycle.pose) < PACK_ATTACK.lead || placeOn(road, cycle.pose).along > along) return false;
      if (paceOf(setup, cycle).acceleration > acceleration) return false;
    }
  }
  return true;
}

/** Decisive is the win that leaves a dead driver in a car that drives. */
function huntedDown({ setup, state }: World, hunted: readonly Vehicle[]): Outcome {
  const pack = [...new Set(setup.sides)].filter((side) => side !== setup.lone);
  const left = state.vehicles.filter((vehicle) => !hunted.includes(vehicle) && !isOut(vehicle));
  const [side] = pack;
  if (left.length === 0 || side === undefined)
    return { kind: 'draw', winners: [], reason: 'Nobody is left who can move or fire.', rule: PACK };
  const winners = strongestOf(setup, left, seatsOn(setup, side));
  const how = hunted.some(isPrize)
    ? 'wins decisively: the driver is dead and the car still drives.'
    : 'has hunted the car down.';
  return { kind: 'win', winners, reason: `${namesOf(setup, winners)} ${how}`, rule: PACK };
}

function isPrize(vehicle: Vehicle): boolean {
  const isDead = vehicle.crew.some((person) => person.post === 'driver' && !isAlive(person));
  return isDead && !vehicle.gone && isUpright(vehicle) && !isCrippled(vehicle) && plantPoints(vehicle) > 0;
}

/** Of several gangs the one with the most cycles left has won, of equals the one that has lost less armor (H-313). */
function strongestOf(setup: Setup, left: readonly Vehicle[], gangs: readonly Seat[]): readonly Seat[] {
  if (gangs.length === 1) return gangs;
  const ranked = gangs.map((seat) => {
    const own = left.filter((vehicle) => ownerOf({ setup }, vehicle) === seat);
    return { seat, count: own.length, lost: own.reduce((sum, vehicle) => sum + armorLost(setup, vehicle), 0) };
  });
  const [best] = ranked.sort((a, b) => b.count - a.count || a.lost - b.lost);
  return ranked.filter(({ count, lost }) => count === best?.count && lost === best.lost).map(({ seat }) => seat);
}
