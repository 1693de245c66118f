import type { Pose } from '@hardtop/geometry';
import { SCALE } from '../../catalog/maneuvers.ts';
import { type Footing, GROUND, type Ground, SLOPES, type Slope } from '../../catalog/terrain.ts';
import type { RoadRule } from '../../rules.ts';
import { bodyOf, has, travelOf } from '../queries/figures.ts';
import { patchAt } from '../queries/map-index.ts';
import type { RoadGame, RoadPlay, Vehicle } from '../state/state.ts';
import { markPoints } from './damage.ts';

const TYPES = 'roadrage/terrain/types';
const JUMPS = 'roadrage/terrain/jumps';

/** Played here though no event names it: the scenario says what ground is where. */
export const TERRAIN_RULES = ['roadrage/setup/terrain'] as const satisfies readonly RoadRule[];

export interface GroundAt {
  readonly footing: Footing;
  readonly grounds: readonly Ground[];
  readonly level: number;
  readonly soft: boolean;
}

/** Half a square: counters fill one. */
const HALF = 0.5;

function liesOnOil(game: RoadGame, { x, y }: Pose): boolean {
  for (const { kind, pose } of game.state.counters) {
    if (kind !== 'oil' && kind !== 'flamingOil') continue;
    if (Math.abs(pose.x - x) <= HALF && Math.abs(pose.y - y) <= HALF) return true;
  }
  return false;
}

// Ground under oil is asked for as often as dry ground, and there are few kinds of it.
const oiled = new WeakMap<GroundAt, GroundAt>();

function underOil(ground: GroundAt): GroundAt {
  const known = oiled.get(ground);
  if (known !== undefined) return known;
  const slick: GroundAt = { footing: 'oil', grounds: ground.grounds, level: ground.level, soft: ground.soft };
  oiled.set(ground, slick);
  return slick;
}

/** What lies under a pose; oil counters count as oil. Fast: it is asked for every option. */
export function groundAt(game: RoadGame, pose: Pose): GroundAt {
  const ground = patchAt(game.setup, pose.x, pose.y);
  return game.state.counters.length > 0 && liesOnOil(game, pose) ? underOil(ground) : ground;
}

/** Ground that a vehicle cannot go onto: it is a collision. */
export function isBarred(game: RoadGame, vehicle: Vehicle, pose: Pose): boolean {
  const { grounds } = patchAt(game.setup, pose.x, pose.y);
  if (grounds.length === 0) return false;
  if (grounds.includes('impassable')) return true;
  return grounds.includes('punishing') && !has(game, vehicle, 'offRoadSuspension');
}

/** Points a turn on this ground costs at a speed: punishing ground spares nobody, rough ground those sprung for it. */
export function roughPoints({ grounds }: GroundAt, speed: number, sprung: boolean): number {
  const hurts = grounds.includes('punishing') || (grounds.includes('rough') && !sprung);
  return hurts ? Math.max(0, (speed - GROUND.damageOver) / SCALE.mphPerSquare) : 0;
}

/** One contour within a square is a moderate slope, more are a sharp one, up or down. */
export function slopeBetween(from: GroundAt, to: GroundAt): Slope | null {
  const contours = Math.abs(from.level - to.level);
  if (contours === 0) return null;
  return contours === 1 ? 'moderate' : 'sharp';
}

/** Squares in the air, or 0 when it stays on the ground. */
export function flightOf(slope: Slope, speed: number): number {
  const { over, mphPerSquare } = SLOPES[slope];
  return speed > over ? Math.ceil(speed / mphPerSquare) : 0;
}

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
