import type { Modifier } from '@hardtop/kernel';
import { CONTROL, SCALE } from '../../catalog/maneuvers.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { GROUND } from '../../catalog/terrain.ts';
import { OPTION_RULES } from '../../garage/figures/option-rules.ts';
import type { RoadRule } from '../../rules.ts';
import { designOf, type RoadGame, type Vehicle } from '../state/state.ts';
import { atMostOn2d6 } from './chances.ts';
import { bodyOf, drivingSkillOf, handlingOf, handlingOn } from './figures.ts';
import { groundAt, isOffRoad } from './ground.ts';

/** What makes a roll hard: a safe speed, or a speed difference outright. */
export interface ControlTest {
  readonly safe?: number;
  readonly sd?: number;
  /** Maneuvers the driver chose; they make the next roll harder, and their safe speeds are halved off the road. */
  readonly voluntary: boolean;
  readonly reason: string;
  readonly rule: RoadRule;
}

/** Off the road all maneuvers are safe only at half the speed. */
function safeSpeed(game: RoadGame, vehicle: Vehicle, safe: number, voluntary: boolean): number {
  return voluntary && isOffRoad(groundAt(game, vehicle.pose)) ? safe / GROUND.safeSpeedDivisor : safe;
}

/** Speed over the safe speed in tens, rounded up; never negative. */
export function speedDifference(game: RoadGame, vehicle: Vehicle, test: ControlTest): number {
  if (test.sd !== undefined) return test.sd;
  const over = vehicle.speed - safeSpeed(game, vehicle, test.safe ?? 0, test.voluntary);
  return Math.max(0, Math.ceil(over / SCALE.mphPerSquare));
}

/** The chance between 0 and 1 that the driver keeps control, after so many more maneuvers; a 12 never does. */
export function keepsControl(game: RoadGame, vehicle: Vehicle, test: ControlTest, more = 0): number {
  const sd = speedDifference(game, vehicle, test);
  if (!isNeeded(vehicle, sd)) return 1;
  return atMostOn2d6(Math.min(CONTROL.criticalFailure - 1, chanceAt(game, vehicle, sd) - more));
}

/** The chance of a roll with every reason; `needed` is false where no dice are thrown. */
export function chanceOf(
  game: RoadGame,
  vehicle: Vehicle,
  test: ControlTest,
): { readonly chance: number; readonly sd: number; readonly modifiers: readonly Modifier[]; readonly needed: boolean } {
  const sd = speedDifference(game, vehicle, test);
  const needed = isNeeded(vehicle, sd);
  return { chance: chanceAt(game, vehicle, sd), sd, modifiers: modifiersOf(game, vehicle, sd), needed };
}

/** Squares skidded for a margin below zero: one for each two full points. */
export function skidLength(margin: number): number {
  return Math.max(0, Math.floor(-margin / CONTROL.squaresPerFailure));
}

/** What two dice must not exceed. */
export function chanceAt(game: RoadGame, vehicle: Vehicle, sd: number): number {
  return CONTROL.base + drivingSkillOf(game, vehicle) + handlingOf(game, vehicle) - sd - vehicle.maneuvers;
}

/** Nobody rolls who is not too fast, and what rolls over the road already is past all control. */
export function isNeeded(vehicle: Vehicle, sd: number): boolean {
  return sd > 0 && vehicle.rolling === null && vehicle.down === 0;
}

export function modifiersOf(game: RoadGame, vehicle: Vehicle, sd: number): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  const add = (value: number, label: string, rule: RoadRule): void => {
    if (value !== 0) modifiers.push({ value, label, rule });
  };
  const ground = groundAt(game, vehicle.pose);
  add(drivingSkillOf(game, vehicle), 'Driving skill', 'roadrage/characters/skills');
  add(bodyOf(game, vehicle).hc, 'Handling class', 'roadrage/design/bodies');
  for (const id of designOf(game.setup, vehicle).options) {
    const { name, effects } = OPTIONS[id];
    const built = vehicle.lost.includes(id) ? 0 : (effects.hc ?? 0);
    add(built + handlingOn(id, ground), name, OPTION_RULES[id]);
  }
  add(ground.grounds.includes('slippery') ? GROUND.slippery.hc : 0, 'Slippery ground', 'roadrage/terrain/types');
  add(-sd, 'Speed difference', 'roadrage/control/speed-difference');
  add(-vehicle.maneuvers, 'Maneuvers so far', 'roadrage/control/roll');
  return modifiers;
}

/** The options that have a say in this roll. */
export function marksOf(game: RoadGame, vehicle: Vehicle): readonly string[] {
  const ground = groundAt(game, vehicle.pose);
  const { options } = designOf(game.setup, vehicle);
  const felt = options.filter(
    (id) => (OPTIONS[id].effects.hc !== undefined && !vehicle.lost.includes(id)) || handlingOn(id, ground) !== 0,
  );
  return felt.map((id) => `option/${id}`);
}
