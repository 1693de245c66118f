import { SCALE } from '../../catalog/maneuvers.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import { RAMS, type RamType, WHIPLASH } from '../../catalog/rams.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { bodyOf, crewOf, has } from './figures.ts';

/** Where a body is struck; left and right are one to all protection. */
export type Struck = 'front' | 'back' | 'side';

/** One party of a collision, as its dice see it. */
export interface Party {
  readonly size: number;
  readonly struck: Struck;
  /** It strikes with a ram. */
  readonly ram: boolean;
  /** Something halves the dice it takes there; two such things halve once. */
  readonly shielded: boolean;
}

/** The side of the target by the type of the ram. */
export const STRUCK: Readonly<Record<RamType, Struck>> = { headOn: 'front', shunt: 'back', sideOn: 'side' };

/** Options that halve the dice taken at a side. */
const SHIELDS: Readonly<Record<Struck, readonly OptionId[]>> = {
  front: ['ram', 'bigBumperFront'],
  back: ['bigBumperRear'],
  side: ['rollCage'],
};

export function shieldsOf(game: RoadGame, vehicle: Vehicle, struck: Struck): readonly OptionId[] {
  return SHIELDS[struck].filter(
    (option) => OPTIONS[option].effects.halvesRams === struck && has(game, vehicle, option),
  );
}

export function partyOf(game: RoadGame, vehicle: Vehicle, struck: Struck): Party {
  return {
    size: bodyOf(game, vehicle).size,
    struck,
    ram: struck === 'front' && has(game, vehicle, 'ram'),
    shielded: shieldsOf(game, vehicle, struck).length > 0,
  };
}

/** Something that stands: it has no ram and no bumper. */
export function objectParty(size: number): Party {
  return { size, struck: 'front', ram: false, shielded: false };
}

/** Twice the size, and twice that with a ram. */
export function baseDice({ size, ram }: Party): number {
  return RAMS.basePerSize * size * (ram ? 2 : 1);
}

export function speedDice(rammingSpeed: number): number {
  return Math.max(0, Math.floor((rammingSpeed - RAMS.speedOver) / RAMS.mphPerDie));
}

/** Dice that are halved round up. */
function half(dice: number): number {
  return Math.ceil(dice / 2);
}

/** Speeds are whole tens, rounded down. */
function tens(mph: number): number {
  return Math.floor(mph / SCALE.mphPerSquare) * SCALE.mphPerSquare;
}

export function rammingSpeed(type: RamType, rammer: number, target: number): number {
  switch (type) {
    case 'headOn':
      return rammer + target;
    case 'shunt':
      return Math.max(0, rammer - target);
    case 'sideOn':
      return rammer;
  }
}

/** Dice each takes from the other, before armor. */
export interface RamDice {
  readonly rammer: number;
  readonly target: number;
}

function taken(from: Party, by: Party, speed: number, halved: boolean): number {
  const full = baseDice(from) + speedDice(speed);
  const dice = halved ? half(full) : full;
  return by.shielded ? half(dice) : dice;
}

export function ramDice(type: RamType, speed: number, rammer: Party, target: Party): RamDice {
  const halved = RAMS.rammerHalved.some((candidate) => candidate === type);
  return { rammer: taken(target, rammer, speed, halved), target: taken(rammer, target, speed, false) };
}

/** A sideswipe knows no speed: base dice of the other, side to side. */
export function swipeDice(attacker: Party, target: Party): RamDice {
  return { rammer: taken(target, attacker, 0, false), target: taken(attacker, target, 0, false) };
}

export interface Speeds {
  readonly rammer: number;
  readonly target: number;
}

/** Head-on both stop; a shunt averages; side-on the rammer stops and the target keeps half. */
export function speedsAfter(type: RamType, { rammer, target }: Speeds): Speeds {
  switch (type) {
    case 'headOn':
      return { rammer: 0, target: 0 };
    case 'shunt': {
      const average = tens((rammer + target) / 2);
      return { rammer: average, target: average };
    }
    case 'sideOn':
      return { rammer: 0, target: tens(target / 2) };
  }
}

/** A point for every two dice taken, rounded up. */
export function whiplashPoints(dice: number): number {
  return Math.ceil(dice / WHIPLASH.dicePerPoint);
}

/** A body met at its side. */
export function sideParty(game: RoadGame, vehicle: Vehicle): ReturnType<typeof partyOf> {
  return partyOf(game, vehicle, 'side');
}

/** The rider always goes in a collision with anything larger than the bike. */
export function fallsFromRam(game: RoadGame, vehicle: Vehicle, otherSize: number): boolean {
  const body = bodyOf(game, vehicle);
  return body.bike && otherSize > body.size && crewOf(game, vehicle).length > 0;
}
