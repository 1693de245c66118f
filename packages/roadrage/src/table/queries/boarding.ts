import { SCALE } from '../../catalog/maneuvers.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { BOARDING } from '../../catalog/people.ts';
import { type Person, personOf, type RoadGame, type Vehicle } from '../state/state.ts';
import { armorSaveOf, bodyOf, crewOf, isTopDown } from './figures.ts';
import { clingersOf } from './places.ts';
import { areEnemies, isOwn } from './sides.ts';

/** The lightest armor saves on this; each level saves one lower. */
const LIGHTEST = OPTIONS.armorLight.effects.armorSave ?? 6;

/** Points that open a body whose armor saves from this die: 5, and 5 more for each level. */
export function breakInPoints(armorSave: number | null): number {
  const levels = armorSave === null ? 0 : LIGHTEST + 1 - armorSave;
  return BOARDING.breakIn * (1 + levels);
}

/** Nothing keeps him out: a friend's vehicle, a bike, an open top, or a hole he has made. */
export function isOpenTo(game: RoadGame, vehicle: Vehicle, person: Person): boolean {
  if (!areEnemies(game.setup, person.seat, vehicle.seat)) return true;
  if (bodyOf(game, vehicle).bike || isTopDown(game, vehicle)) return true;
  if (game.setup.hidden) return person.brokenIn === true;
  return person.breakIn >= breakInPoints(armorSaveOf(game, vehicle));
}

/** Places along a vehicle to cling to, a square each; only the longest have two. */
export function placesAlong(game: RoadGame, vehicle: Vehicle): number {
  return Math.max(1, Math.round(bodyOf(game, vehicle).length / SCALE.squareMm));
}

/** Those he can lay hands on: others outside at the same place, and those inside once the way is open. */
export function withinReach(game: RoadGame, vehicle: Vehicle, person: Person): readonly Person[] {
  const { place } = person;
  const beside = clingersOf(game.state, vehicle).filter(
    (other) => other.place.kind === 'aboard' && place.kind === 'aboard' && other.place.at === place.at,
  );
  const inside = isOpenTo(game, vehicle, person) ? crewOf(game, vehicle) : [];
  return [...beside, ...inside].filter((other) => areEnemies(game.setup, person.seat, other.seat));
}

/** Seats without a living person in them, once the way is open. */
export function freeSeats(game: RoadGame, vehicle: Vehicle, person: Person): readonly number[] {
  if (!isOpenTo(game, vehicle, person)) return [];
  return vehicle.crew.flatMap((id, seat) => (id === null || personOf(game.state, id).hp <= 0 ? [seat] : []));
}

/** A leap somebody may try while two vehicles are side to side. */
export interface Leap {
  readonly person: Person;
  readonly from: Vehicle;
  readonly to: Vehicle;
  /** Two dice must not exceed it. */
  readonly chance: number;
  /** He leaves the bike without anybody on it. */
  readonly wrecks: boolean;
}

export function leapChance(margin: number, loneBiker: boolean): number {
  return BOARDING.base + margin + (loneBiker ? BOARDING.loneBiker : 0);
}

/** His own people in the back of the one that drifts, a lone biker himself, and his own who cling to the other. */
export function leapsOf(game: RoadGame, vehicle: Vehicle, target: Vehicle, margin: number): readonly Leap[] {
  if (!game.setup.variants.people) return [];
  const own = (person: Person): boolean => isOwn(person, vehicle);
  const crew = crewOf(game, vehicle).filter(own);
  const lone = bodyOf(game, vehicle).bike && crew.length === 1;
  const boarders = lone ? crew : crew.filter(({ place }) => place.kind === 'seat' && place.seat > 0);
  const outside = clingersOf(game.state, vehicle).filter(own);
  const leap = (person: Person, from: Vehicle, to: Vehicle): Leap => {
    const wrecks = lone && from === vehicle && person.place.kind === 'seat';
    return { person, from, to, chance: leapChance(margin, wrecks), wrecks };
  };
  return [
    ...[...boarders, ...outside].map((person) => leap(person, vehicle, target)),
    ...clingersOf(game.state, target)
      .filter(own)
      .map((person) => leap(person, target, vehicle)),
  ];
}
