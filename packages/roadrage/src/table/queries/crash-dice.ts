import type { Heading } from '@hardtop/geometry';
import { RUN_OVER } from '../../catalog/people.ts';
import { SMASH } from '../../catalog/rams.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { bodyOf } from './figures.ts';
import { baseDice, objectParty, partyOf, ramDice, speedDice } from './ram-dice.ts';
import { leadingSide } from './ram-type.ts';

/** Dice both ways: a head-on ram with something that does not move. */
export interface CrashDice {
  readonly speed: number;
  readonly taken: number;
  readonly given: number;
  /** It gives way to more points than this. */
  readonly holds: number;
}

export function crashDice(game: RoadGame, vehicle: Vehicle, size: number, heading: Heading, speed: number): CrashDice {
  const own = partyOf(game, vehicle, leadingSide(vehicle, heading));
  const taken = ramDice('headOn', speed, own, objectParty(size)).rammer;
  return { speed, taken, given: baseDice(own) + speedDice(speed), holds: SMASH.pointsPerSize * size };
}

/** Dice to the person and to the vehicle. */
export function runOverDice(
  game: RoadGame,
  vehicle: Vehicle,
  heading: Heading,
  speed: number,
): { readonly person: number; readonly vehicle: number } {
  if (!bodyOf(game, vehicle).bike) return { person: speed / RUN_OVER.mphPerDie, vehicle: RUN_OVER.vehicleDice };
  const { given, taken } = crashDice(game, vehicle, RUN_OVER.bikeObjectSize, heading, speed);
  return { person: given, vehicle: taken };
}
