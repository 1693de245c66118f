import { SCALE, SPEED_PUSH } from '../../catalog/maneuvers.ts';
import { RANGES, WEAPONS } from '../../catalog/weapons.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { handArms } from './arms.ts';
import { contactsAt } from './contacts.ts';
import { type ControlTest, chanceAt } from './control.ts';
import { fieldOf } from './field-of.ts';
import { crewOf, fittedWeapons, travelOf } from './figures.ts';
import { isDriven, isUnderWay } from './in-hand.ts';
import { personThing, vehicleThing } from './marks.ts';
import { areEnemies } from './sides.ts';

export function pushTest(squares: number): ControlTest {
  return {
    sd: SPEED_PUSH.differencePerTen * squares,
    voluntary: false,
    reason: 'Speed push',
    rule: 'roadrage/move/speed-push',
  };
}

export function isFitToPush(game: RoadGame, vehicle: Vehicle): boolean {
  return isUnderWay(vehicle) && isDriven(game, vehicle) && !vehicle.reverse && !vehicle.pushed && vehicle.speed > 0;
}

/** Whether its driver is asked: if there is something to gain, or where sheets are hidden, if he could push at all. */
export function mayPush(game: RoadGame, vehicle: Vehicle): boolean {
  return isFitToPush(game, vehicle) && (game.setup.hidden || canGain(game, vehicle));
}

/** Any extra may be announced, also one that no dice can make; ours is that nobody more than doubles his move. */
export function furthestPush({ speed }: Vehicle): number {
  return speed / SCALE.mphPerSquare;
}

/** Ground is always worth having in a race or a chase; in a fight only where it brings somebody under fire or bumper. */
function canGain(game: RoadGame, vehicle: Vehicle): boolean {
  const hope = hopedPush(game, vehicle);
  if (hope === 0 || isWalledIn(game, vehicle)) return false;
  const { kind } = game.setup.objective;
  return (kind !== 'duel' && kind !== 'lastMoving') || hasFoeWithin(game, vehicle, hope);
}

/** The very next square is one that nothing can enter: there is not a square to be had. */
function isWalledIn(game: RoadGame, vehicle: Vehicle): boolean {
  const next = fieldOf(game).step(vehicle.pose, travelOf(vehicle));
  const [first] = contactsAt(game, vehicle, next, 'push');
  return first?.kind === 'ground' || (first?.kind === 'edge' && game.setup.edge === 'wall');
}

/** The most squares that two dice could still bring. */
function hopedPush(game: RoadGame, vehicle: Vehicle): number {
  return Math.max(0, Math.floor((chanceAt(game, vehicle, 0) - 2) / SPEED_PUSH.differencePerTen));
}

/** Whether so many squares could bring a foe into reach of anybody's weapons or of the bumper, or take one out of it. */
function hasFoeWithin(game: RoadGame, vehicle: Vehicle, squares: number): boolean {
  const { setup, state } = game;
  const field = fieldOf(game);
  const own = vehicleThing(game, vehicle);
  const reach = reachOf(game, vehicle);
  const isNear = (foe: typeof own, theirs: number): boolean =>
    field.range(own, foe) <= Math.max(reach, theirs) + squares;
  for (const other of state.vehicles) {
    if (other.gone || other.surrendered || !areEnemies(setup, other.seat, vehicle.seat)) continue;
    if (isNear(vehicleThing(game, other), reachOf(game, other))) return true;
  }
  return state.people.some(
    (person) =>
      person.hp > 0 &&
      person.place.kind === 'foot' &&
      areEnemies(setup, person.seat, vehicle.seat) &&
      isNear(personThing(game, person), handReach(game, [person])),
  );
}

function handReach(game: RoadGame, people: readonly Person[]): number {
  return Math.max(0, ...people.flatMap((person) => handArms(game, person).map(({ weapon }) => RANGES[weapon.range])));
}

/** How far the longest weapon in it reaches; 0 with none. */
function reachOf(game: RoadGame, vehicle: Vehicle): number {
  let reach = handReach(game, crewOf(game, vehicle));
  for (const { state, weapon } of fittedWeapons(game, vehicle))
    if (!state.destroyed && state.shots !== 0) reach = Math.max(reach, RANGES[WEAPONS[weapon].range]);
  return reach;
}
