import { type Heading, headingDifference } from '@hardtop/geometry';
import type { RamType } from '../../catalog/rams.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';
import {
  partyOf,
  type RamDice,
  ramDice,
  rammingSpeed,
  type Speeds,
  STRUCK,
  type Struck,
  speedsAfter,
} from './ram-dice.ts';
import { sidesTouched } from './touch.ts';

const EIGHTH = 450;

const QUARTER = 900;

const TYPE_OF: Readonly<Record<Struck, RamType>> = { front: 'headOn', back: 'shunt', side: 'sideOn' };

export const RAM_NAMES: Readonly<Record<RamType, string>> = {
  headOn: 'head-on',
  shunt: 'shunt',
  sideOn: 'side-on',
};

/** The side of its own body a vehicle leads with when it goes along a heading. */
export function leadingSide(vehicle: Vehicle, heading: Heading): Struck {
  const turn = headingDifference(vehicle.pose.h, heading);
  if (turn <= EIGHTH) return 'front';
  return turn >= 1800 - EIGHTH ? 'back' : 'side';
}

/** By the angle between the rammer's way and the target's facing: nearer than 45° to an axis there is no choice. */
export function gridTypes(heading: Heading, facing: Heading): readonly RamType[] {
  const turn = headingDifference(heading, facing);
  if (turn < EIGHTH) return ['shunt'];
  if (turn === EIGHTH) return ['shunt', 'sideOn'];
  if (turn < QUARTER + EIGHTH) return ['sideOn'];
  return turn === QUARTER + EIGHTH ? ['headOn', 'sideOn'] : ['headOn'];
}

/** The types of ram this would be: two of them on a corner. */
export function ramTypes(game: RoadGame, rammer: Vehicle, target: Vehicle, heading: Heading): readonly RamType[] {
  if (fieldOf(game).kind === 'grid') return gridTypes(heading, target.pose.h);
  const own = { pose: rammer.pose, body: bodyOf(game, rammer) };
  const other = { pose: target.pose, body: bodyOf(game, target) };
  const struck = sidesTouched(own, other).map((side) => (side === 'left' || side === 'right' ? 'side' : side));
  return struck.map((side) => TYPE_OF[side]);
}

/** What a ram of a type comes to. */
export interface RamFigures {
  readonly type: RamType;
  readonly speed: number;
  readonly dice: RamDice;
  readonly after: Speeds;
}

export function ramFigures(
  game: RoadGame,
  rammer: Vehicle,
  target: Vehicle,
  heading: Heading,
  type: RamType,
): RamFigures {
  const speed = rammingSpeed(type, rammer.speed, target.speed);
  const own = partyOf(game, rammer, leadingSide(rammer, heading));
  const dice = ramDice(type, speed, own, partyOf(game, target, STRUCK[type]));
  return { type, speed, dice, after: speedsAfter(type, { rammer: rammer.speed, target: target.speed }) };
}

/** The rams it could be, in the order of the sides touched: one, or two on a corner. */
export function ramChoices(game: RoadGame, rammer: Vehicle, target: Vehicle, heading: Heading): readonly RamFigures[] {
  return ramTypes(game, rammer, target, heading).map((type) => ramFigures(game, rammer, target, heading, type));
}
