import type { Pose } from '@hardtop/geometry';
import type { Footing, Ground, Slope } from '../../catalog/terrain.ts';
import { bodyOf, has, travelOf } from '../queries/figures.ts';
import { flightOf, groundAt, roughPoints, slopeBetween } from '../queries/ground.ts';
import { type GroundAt, patchAt } from '../queries/map-index.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { markPoints } from './damage.ts';

const TYPES = 'roadrage/terrain/types';
const JUMPS = 'roadrage/terrain/jumps';

/** After a square was entered: damage of rough ground once a turn, slopes that throw it into the air (sets `flight`). */
export function* enterGround(game: RoadGame, vehicle: Vehicle, from: Pose): RoadPlay {
  const before = patchAt(game.setup, from.x, from.y);
  const ground = groundAt(game, vehicle.pose);
  if (ground === before && ground.grounds.length === 0) return;
  markGround(game, vehicle, ground, before);
  // Part of the turn was spent where it comes from.
  if (!vehicle.jolted) yield* shake(game, vehicle, before);
  if (!vehicle.jolted) yield* shake(game, vehicle, ground);
  const slope = slopeBetween(before, ground);
  if (slope !== null && canFly(game, vehicle)) takeOff(game, vehicle, slope, Math.max(before.level, ground.level));
}

/** Only what runs on its wheels takes off: not what rolls over or lies, and no bike that slides without its rider. */
function canFly(game: RoadGame, vehicle: Vehicle): boolean {
  const { gone, flight, rolling, down, crew } = vehicle;
  if (gone || flight !== null || rolling !== null || down !== 0) return false;
  return !bodyOf(game, vehicle).bike || crew.some((id) => id !== null);
}

/** Tells of new ground once, when it is entered. */
function markGround(game: RoadGame, vehicle: Vehicle, now: GroundAt, before: GroundAt): void {
  const grounds = now.grounds.filter((ground) => !before.grounds.includes(ground));
  if (grounds.length === 0 && now.footing === before.footing) return;
  const marks = [`footing/${now.footing}`, ...grounds.map((ground) => `ground/${ground}`)];
  const kinds = now.grounds.length === 0 ? '' : `: ${now.grounds.map(plainWord).join(', ')}`;
  const text = `${vehicle.name} is on ${FOOTING_WORDS[now.footing]} now${kinds}.`;
  game.emit({ kind: 'ground', rule: TYPES, about: vehicle.id, text, marks });
}

const FOOTING_WORDS: Readonly<Record<Footing, string>> = {
  clean: 'clean asphalt',
  road: 'an ordinary road',
  wet: 'a wet road',
  ice: 'ice',
  oil: 'oil',
  offRoad: 'open country',
};

function plainWord(word: Ground): string {
  return word === 'offRoad' ? 'off-road' : word;
}

function* shake(game: RoadGame, vehicle: Vehicle, ground: GroundAt): RoadPlay {
  const sprung = has(game, vehicle, 'offRoadSuspension');
  const points = roughPoints(ground, vehicle.speed, sprung);
  if (sprung && roughPoints(ground, vehicle.speed, false) > points) {
    const text = `The springs of ${vehicle.name} take the bumps.`;
    game.emit({ kind: 'ground', rule: TYPES, about: vehicle.id, text, marks: ['option/offRoadSuspension'] });
  }
  if (points === 0) return;
  vehicle.jolted = true;
  yield* markPoints(game, vehicle, points, 'rough ground', TYPES);
}

function takeOff(game: RoadGame, vehicle: Vehicle, slope: Slope, level: number): void {
  const marks = [`slope/${slope}`];
  const units = flightOf(slope, vehicle.speed);
  const flies = units > 0 ? `and flies ${units} squares` : 'and keeps its wheels on the ground';
  const text = `${vehicle.name} takes a ${slope} slope at ${vehicle.speed} mph ${flies}.`;
  game.emit({ kind: 'slope', rule: JUMPS, about: vehicle.id, text, marks });
  if (units === 0) return;
  vehicle.flight = { units, flown: 0, slope, heading: travelOf(vehicle), level, sunk: 0 };
}
