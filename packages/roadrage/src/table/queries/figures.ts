import type { Heading } from '@hardtop/geometry';
import { BODIES, type Body } from '../../catalog/bodies.ts';
import { BLOWN_TIRE, ENGINE, TIRE_LOSS } from '../../catalog/damage.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import { GROUND } from '../../catalog/terrain.ts';
import { type Character, type Design, isFittedAlike, type WeaponFitting } from '../../garage/design/design.ts';
import { type Figures, figuresOf } from '../../garage/figures/figures.ts';
import type { Setup } from '../../scenarios/setup.ts';
import {
  designOf,
  type FittedWeapon,
  type Person,
  personOf,
  type RoadGame,
  type Vehicle,
  WHEEL,
} from '../state/state.ts';
import { groundAt } from './ground.ts';
import type { GroundAt } from './map-index.ts';

/** All speeds are whole tens of miles an hour. */
const TEN = 10;
const downToTen = (mph: number): number => Math.floor(mph / TEN) * TEN;
const upToTen = (mph: number): number => Math.ceil(mph / TEN) * TEN;

// A design never changes while it is played, and its figures are asked for with every option.
const figuresByDesign = new WeakMap<Design, Figures>();

/** Final statistics of the sound vehicle. */
export function soundFigures(game: Pick<RoadGame, 'setup'>, vehicle: Vehicle): Figures {
  return soundFiguresOf(designOf(game.setup, vehicle));
}

export function soundFiguresOf(design: Design): Figures {
  const known = figuresByDesign.get(design);
  if (known !== undefined) return known;
  const figures = figuresOf(design);
  figuresByDesign.set(design, figures);
  return figures;
}

/** The body of a vehicle. */
export function bodyOf(game: RoadGame, vehicle: Vehicle): Body {
  return BODIES[designOf(game.setup, vehicle).body];
}

/** Whether it has the option and the option still works. */
export function has(game: RoadGame, vehicle: Vehicle, option: OptionId): boolean {
  if (vehicle.lost.includes(option)) return false;
  return designOf(game.setup, vehicle).options.includes(option) || vehicle.shown?.options.includes(option) === true;
}

/** A convertible whose top is down: nothing over anybody's head. */
export function isTopDown(game: RoadGame, vehicle: Vehicle): boolean {
  return !vehicle.topUp && has(game, vehicle, 'convertibleTop');
}

type Sum = 'topSpeed' | 'acceleration' | 'deceleration' | 'hc';

/** What destroyed options no longer give. */
function lostOf(vehicle: Vehicle, figure: Sum): number {
  let sum = 0;
  for (const id of vehicle.lost) sum += OPTIONS[id].effects[figure] ?? 0;
  return sum;
}

/** Slippery ground halves speed and acceleration of all but four-wheel drives. */
function isSlowed(game: RoadGame, vehicle: Vehicle): boolean {
  return groundAt(game, vehicle.pose).grounds.includes('slippery') && !has(game, vehicle, 'fourWheelDrive');
}

/** What tires and lost options leave of the top speed, to the mile: 75 of 100 on three tires of four. */
export function ratedTopOf(game: Pick<RoadGame, 'setup'>, vehicle: Vehicle): number {
  const { topSpeed, tires } = soundFigures(game, vehicle);
  const top = topSpeed - lostOf(vehicle, 'topSpeed');
  if (vehicle.tiresBlown === 0) return top;
  if (vehicle.tiresBlown >= tires) return Math.min(top, BLOWN_TIRE.noneLeft);
  const percent = TIRE_LOSS.find((row) => row.tires === tires)?.percent ?? 0;
  return Math.max((top * (100 - percent * vehicle.tiresBlown)) / 100, BLOWN_TIRE.noneLeft);
}

/** The fastest it can be driven now, in whole tens: engine, tires, lost options and the ground counted in. */
export function topSpeedOf(game: RoadGame, vehicle: Vehicle): number {
  if (vehicle.engineHits >= ENGINE.lives) return 0;
  const rated = ratedTopOf(game, vehicle);
  const driven = vehicle.engineHits > 0 ? upToTen(rated / ENGINE.halvedBy) : downToTen(rated);
  return isSlowed(game, vehicle) ? downToTen(driven / GROUND.slippery.divisor) : driven;
}

export function accelerationOf(game: RoadGame, vehicle: Vehicle): number {
  if (vehicle.engineHits >= ENGINE.lives) return 0;
  const full = Math.max(0, soundFigures(game, vehicle).acceleration - lostOf(vehicle, 'acceleration'));
  const driven = vehicle.engineHits > 0 ? upToTen(full / ENGINE.halvedBy) : full;
  return isSlowed(game, vehicle) ? downToTen(driven / GROUND.slippery.divisor) : driven;
}

export function decelerationOf(game: RoadGame, vehicle: Vehicle): number {
  if (vehicle.brakesLost) return 0;
  return soundFigures(game, vehicle).deceleration - lostOf(vehicle, 'deceleration');
}

/** What an option does to the handling class on this ground. */
export function handlingOn(option: OptionId, { footing, grounds }: GroundAt): number {
  const { hcOn } = OPTIONS[option].effects;
  if (hcOn === undefined) return 0;
  return hcOn[grounds.includes('offRoad') ? 'offRoad' : footing] ?? 0;
}

/** The handling class with what is left of the options, before the ground has its say. */
function plainHandlingOf(game: RoadGame, vehicle: Vehicle): number {
  return soundFigures(game, vehicle).hc - lostOf(vehicle, 'hc');
}

export function handlingOf(game: RoadGame, vehicle: Vehicle): number {
  const ground = groundAt(game, vehicle.pose);
  let hc = plainHandlingOf(game, vehicle) + (ground.grounds.includes('slippery') ? GROUND.slippery.hc : 0);
  for (const option of designOf(game.setup, vehicle).options) hc += handlingOn(option, ground);
  return hc;
}

export function armorSaveOf(game: RoadGame, vehicle: Vehicle): number | null {
  return soundFigures(game, vehicle).armorSave;
}

/** Who drives: the living person in the first seat, or nobody. */
export function driverOf(game: RoadGame, vehicle: Vehicle): Person | null {
  const id = vehicle.crew[WHEEL] ?? null;
  if (id === null) return null;
  const person = personOf(game.state, id);
  return person.hp > 0 ? person : null;
}

/** For a body he never learned to drive the driver has no skill at all. */
export function drivingSkillOf(game: RoadGame, vehicle: Vehicle): number {
  const driver = driverOf(game, vehicle);
  return driver === null ? 0 : (characterOf(game.setup, driver).skills[bodyOf(game, vehicle).skill] ?? 0);
}

/** The living in its seats. */
export function crewOf(game: RoadGame, vehicle: Vehicle): readonly Person[] {
  const living: Person[] = [];
  for (const id of vehicle.crew) {
    if (id === null) continue;
    const person = personOf(game.state, id);
    if (person.hp > 0) living.push(person);
  }
  return living;
}

/** Skills, gear and hand weapons of a person. */
export function characterOf(setup: Setup, { id, origin }: Person): Character {
  const character =
    origin.kind === 'crew'
      ? setup.starts[origin.start]?.design.crew[origin.seat]
      : setup.walkers[origin.walker]?.character;
  if (character === undefined) throw new Error(`no character of ${id}`);
  return character;
}

const gunsByDesign = new WeakMap<Design, readonly WeaponFitting[]>();

/** The guns one by one, in the order of `Vehicle.weapons`: twins in a door are two. */
export function gunsOf(design: Design): readonly WeaponFitting[] {
  const known = gunsByDesign.get(design);
  if (known !== undefined) return known;
  const guns = design.weapons.flatMap((fitting) => (fitting.twin ? [fitting, fitting] : [fitting]));
  gunsByDesign.set(design, guns);
  return guns;
}

/** Its mounted weapons, destroyed ones too, with how they are fitted. */
export function fittedWeapons(game: Pick<RoadGame, 'setup'>, vehicle: Vehicle): readonly FittedWeapon[] {
  if (vehicle.veiled) return shownWeapons(vehicle);
  const guns = gunsOf(designOf(game.setup, vehicle));
  const fitted: FittedWeapon[] = [];
  for (let i = 0; i < guns.length; i++) {
    const fitting = guns[i];
    const state = vehicle.weapons[i];
    if (fitting !== undefined && state !== undefined) fitted.push({ state, fitting, weapon: fitting.weapon });
  }
  return fitted;
}

/** Those of a hidden sheet that have been seen at work; twins share their fitting. */
function shownWeapons({ shown }: Vehicle): readonly FittedWeapon[] {
  let last: WeaponFitting | null = null;
  return (shown?.weapons ?? []).map(({ state, fitting }) => {
    if (last === null || !isFittedAlike(last, fitting)) last = fitting;
    return { state, fitting: last, weapon: last.weapon };
  });
}

const HALF_TURN = 1800;
const FULL_TURN = 3600;

/** The way it goes: where it faces, backwards in reverse, sideways in the middle of a bootlegger turn. */
export function travelOf(vehicle: Vehicle): Heading {
  if (vehicle.bootlegger !== null) return vehicle.bootlegger.heading;
  return vehicle.reverse ? (vehicle.pose.h + HALF_TURN) % FULL_TURN : vehicle.pose.h;
}

export function tiresLeft(game: RoadGame, vehicle: Vehicle): number {
  return bodyOf(game, vehicle).tires - vehicle.tiresBlown;
}
