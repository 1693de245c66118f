import { type Heading, normalizeHeading } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { BIKES } from '../../catalog/people.ts';
import { bodyOf, crewOf, travelOf } from '../queries/figures.ts';
import { flungFrom } from '../queries/places.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type Person, personOf, type RoadGame, type Vehicle } from '../state/state.ts';
import { slideRiderless } from './skid.ts';
import { tumble } from './tumble.ts';
import { standAt } from './whereabouts.ts';

const LOSS = 'roadrage/bikes/control-loss';
const RAMMING = 'roadrage/bikes/ramming';

/**
 * After control of a bike was lost with a skid of so many squares: does the rider fall? Always when `surely`: then it
 * turns over, and the fatal roll says what becomes of the bike. Otherwise both slide on along the heading.
 */
export function* riderFalls(
  game: RoadGame,
  vehicle: Vehicle,
  squares: number,
  surely: boolean,
  heading: Heading = travelOf(vehicle),
): RoadPlay<boolean> {
  if (!bodyOf(game, vehicle).bike || crewOf(game, vehicle).length === 0) return false;
  if (!surely && !(yield* losesSeat(game, vehicle, squares))) return false;
  const riders = yield* unseat(game, vehicle, vehicle.speed);
  if (surely) yield* layBeside(game, vehicle, riders);
  else yield* slideTogether(game, vehicle, riders, heading, squares - (vehicle.carriedSkid?.units ?? 0));
  return true;
}

/** Bike and riders slide on and stop together, next turn if this one's movement is not enough. */
function* slideTogether(
  game: RoadGame,
  vehicle: Vehicle,
  riders: readonly Person[],
  heading: Heading,
  skidded: number,
): RoadPlay {
  yield* slideRiderless(game, vehicle, heading, skidded);
  for (const rider of riders) standAt(game, rider, vehicle.pose);
  vehicle.thrown = riders.map(({ id }) => id);
  yield* endSlide(game, vehicle);
}

/** When a bike has come to lie, its riders lie beside it. */
export function* endSlide(game: RoadGame, vehicle: Vehicle): RoadPlay {
  if (vehicle.thrown === undefined || vehicle.carriedSkid !== null) return;
  const riders = vehicle.thrown.map((id) => personOf(game.state, id)).filter(({ place }) => place.kind === 'foot');
  vehicle.thrown = undefined;
  for (const rider of riders) rider.still = stillTurns(game);
  yield* layBeside(game, vehicle, riders);
}

function* losesSeat(game: RoadGame, vehicle: Vehicle, squares: number): RoadPlay<boolean> {
  if (squares === 0) return false;
  const thrown = yield* roll(game, '1d6', { seat: vehicle.seat, rule: LOSS, purpose: 'staying on the bike' });
  const falls = thrown.total <= squares;
  const text = falls
    ? `${vehicle.name} skids ${squares} and throws its rider.`
    : `${vehicle.name} skids ${squares}; the rider stays on.`;
  game.emit({ kind: 'rider', rule: LOSS, about: vehicle.id, roll: thrown, outcome: falls ? 'bad' : 'good', text });
  return falls;
}

/** Thrown in a ram at this speed; the bike slides on by what speed it has left. */
export function* throwRiders(game: RoadGame, vehicle: Vehicle, speed: number, heading: Heading): RoadPlay {
  const text = `The ram throws everybody off ${vehicle.name}.`;
  game.emit({ kind: 'rider', rule: RAMMING, about: vehicle.id, outcome: 'bad', text });
  const riders = yield* unseat(game, vehicle, speed);
  yield* slideTogether(game, vehicle, riders, heading, 0);
}

/** The turns on the ground, counted down by the phase of people: this turn's is yet to come or has been. */
function stillTurns(game: RoadGame): number {
  const { at } = game.state;
  const passed = at === 'fire' || at === 'burn' || at === 'end';
  return BIKES.stillTurns + BIKES.remountTurns + (passed ? 0 : 1);
}

function* unseat(game: RoadGame, vehicle: Vehicle, speed: number): RoadPlay<readonly Person[]> {
  const riders = crewOf(game, vehicle);
  for (const rider of riders) {
    standAt(game, rider, vehicle.pose);
    rider.still = stillTurns(game);
    yield* tumble(game, rider, vehicle, { speed, cause: 'falls off the bike', rule: 'roadrage/bikes/saves' });
  }
  return riders;
}

/** Eight ways, by a die, clockwise from the way the bike faces. */
const WAYS = 8;

/** The riders end a square from the bike. */
function* layBeside(game: RoadGame, vehicle: Vehicle, riders: readonly Person[]): RoadPlay {
  for (const rider of riders) {
    const purpose = `where ${rider.name} lies`;
    const thrown = yield* roll(game, `1d${WAYS}`, { seat: rider.seat, rule: LOSS, purpose });
    const heading = normalizeHeading(vehicle.pose.h - ((thrown.total - 1) * 3600) / WAYS);
    standAt(game, rider, flungFrom(game, vehicle.pose, heading, BIKES.leftAt));
    const text = `${rider.name} lies beside ${vehicle.name}.`;
    game.emit({ kind: 'rider', rule: LOSS, about: rider.id, roll: thrown, text });
  }
}
