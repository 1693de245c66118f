import type { Heading } from '@hardtop/geometry';
import { type Modifier, type RollRecord, roll } from '@hardtop/kernel';
import { CONTROL, SCALE } from '../../catalog/maneuvers.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { GROUND } from '../../catalog/terrain.ts';
import { OPTION_RULES } from '../../garage/figures/option-rules.ts';
import type { RoadRule } from '../../rules.ts';
import { atMostOn2d6 } from '../queries/chances.ts';
import { bodyOf, driverOf, drivingSkillOf, handlingOf, handlingOn, travelOf } from '../queries/figures.ts';
import { designOf, type RoadGame, type RoadPlay, type Vehicle } from '../state/state.ts';
import { riderFalls } from './bikes.ts';
import { finalFacing } from './facing.ts';
import { fatalRoll } from './fatal-roll.ts';
import { skid } from './skid.ts';
import { groundAt } from './terrain.ts';

/** What makes a roll hard: a safe speed, or a speed difference outright. */
export interface ControlTest {
  readonly safe?: number;
  readonly sd?: number;
  /** Maneuvers the driver chose; they make the next roll harder, and their safe speeds are halved off the road. */
  readonly voluntary: boolean;
  readonly reason: string;
  readonly rule: RoadRule;
}

export interface ControlResult {
  readonly passed: boolean;
  /** Chance less roll; negative by how much it failed. Where no roll was needed, chance less 2. */
  readonly margin: number;
  readonly sd: number;
  /** A natural 12 was rolled. */
  readonly fatal: boolean;
}

export interface LossOfControl {
  /** The way it goes; the direction of travel if absent. */
  readonly heading?: Heading;
  /** What the final facing turns from; where it faces if absent. */
  readonly facing?: Heading;
  /** Whether the skid uses up this turn's movement: as far as it goes, or `inFull` though more is skidded than is left. */
  readonly charged: boolean;
  readonly inFull?: boolean;
  /** At least so many squares (sideswipes), at most so many and no more (emergency stops). */
  readonly least?: number;
  readonly most?: number;
  /** No facing is rolled for. */
  readonly keepsFacing?: boolean;
}

/** Off the road all maneuvers are safe only at half the speed. */
function safeSpeed(game: RoadGame, vehicle: Vehicle, safe: number, voluntary: boolean): number {
  const rough = voluntary && groundAt(game, vehicle.pose).grounds.includes('offRoad');
  return rough ? safe / GROUND.safeSpeedDivisor : safe;
}

/** Speed over the safe speed in tens, rounded up; never negative. */
export function speedDifference(game: RoadGame, vehicle: Vehicle, test: ControlTest): number {
  if (test.sd !== undefined) return test.sd;
  const over = vehicle.speed - safeSpeed(game, vehicle, test.safe ?? 0, test.voluntary);
  return Math.max(0, Math.ceil(over / SCALE.mphPerSquare));
}

/** What two dice must not exceed. */
function chanceAt(game: RoadGame, vehicle: Vehicle, sd: number): number {
  return CONTROL.base + drivingSkillOf(game, vehicle) + handlingOf(game, vehicle) - sd - vehicle.maneuvers;
}

/** Nobody rolls who is not too fast, and what rolls over the road already is past all control. */
function isNeeded(vehicle: Vehicle, sd: number): boolean {
  return sd > 0 && vehicle.rolling === null && vehicle.down === 0;
}

/** The chance between 0 and 1 that the driver keeps control, after so many more maneuvers; a 12 never does. */
export function keepsControl(game: RoadGame, vehicle: Vehicle, test: ControlTest, more = 0): number {
  const sd = speedDifference(game, vehicle, test);
  if (!isNeeded(vehicle, sd)) return 1;
  return atMostOn2d6(Math.min(CONTROL.criticalFailure - 1, chanceAt(game, vehicle, sd) - more));
}

function modifiersOf(game: RoadGame, vehicle: Vehicle, sd: number): readonly Modifier[] {
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
function marksOf(game: RoadGame, vehicle: Vehicle): readonly string[] {
  const ground = groundAt(game, vehicle.pose);
  const { options } = designOf(game.setup, vehicle);
  const felt = options.filter(
    (id) => (OPTIONS[id].effects.hc !== undefined && !vehicle.lost.includes(id)) || handlingOn(id, ground) !== 0,
  );
  return felt.map((id) => `option/${id}`);
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

export function* rollControl(game: RoadGame, vehicle: Vehicle, test: ControlTest): RoadPlay<ControlResult> {
  const sd = speedDifference(game, vehicle, test);
  const chance = chanceAt(game, vehicle, sd);
  if (!isNeeded(vehicle, sd)) {
    if (test.voluntary) vehicle.maneuvers++;
    return { passed: true, margin: chance - 2, sd, fatal: false };
  }
  const rule = 'roadrage/control/roll';
  const purpose = `${vehicle.name} keeps control: ${test.reason}`;
  const rolled = yield* roll(game, CONTROL.dice, { seat: vehicle.seat, rule, purpose });
  const fatal = rolled.total >= CONTROL.criticalFailure;
  const passed = !fatal && rolled.total <= chance;
  tellRoll(game, vehicle, test, rolled, { chance, sd, passed });
  if (test.voluntary) vehicle.maneuvers++;
  return { passed, margin: chance - rolled.total, sd, fatal };
}

/** Maneuvers are named like titles. */
function inSentence(reason: string): string {
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}

function tellRoll(
  game: RoadGame,
  vehicle: Vehicle,
  { reason }: ControlTest,
  rolled: RollRecord,
  { chance, sd, passed }: { readonly chance: number; readonly sd: number; readonly passed: boolean },
): void {
  const modifiers = modifiersOf(game, vehicle, sd);
  const end = passed ? 'keeps control' : 'loses control';
  game.emit({
    kind: 'control',
    rule: 'roadrage/control/roll',
    about: vehicle.id,
    text: `${vehicle.name}, ${inSentence(reason)}: ${rolled.total} against ${chance}, ${end}.`,
    roll: rolled,
    target: { kind: 'need', base: CONTROL.base, modifiers, need: chance, atMost: true },
    modifiers,
    outcome: passed ? 'good' : 'bad',
    marks: marksOf(game, vehicle),
  });
}

/** Squares skidded for a margin below zero: one for each two full points. */
export function skidLength(margin: number): number {
  return Math.max(0, Math.floor(-margin / CONTROL.squaresPerFailure));
}

/** Skids and spins, or turns over; a bike may lose its rider. */
export function* loseControl(game: RoadGame, vehicle: Vehicle, result: ControlResult, loss: LossOfControl): RoadPlay {
  const rider = bodyOf(game, vehicle).bike && driverOf(game, vehicle) !== null;
  const heading = loss.heading ?? travelOf(vehicle);
  const facing = loss.facing ?? vehicle.bootlegger?.heading ?? vehicle.pose.h;
  vehicle.bootlegger = null;
  // The new skid takes the place of one that was still to come.
  vehicle.carriedSkid = null;
  if (result.fatal) {
    if (rider) yield* riderFalls(game, vehicle, 0, true);
    return yield* fatalRoll(game, vehicle, heading);
  }
  const squares = Math.min(Math.max(loss.least ?? 0, skidLength(result.margin)), loss.most ?? Infinity);
  const { charged, inFull = !charged } = loss;
  const end = yield* skid(game, vehicle, { squares, heading, sd: result.sd, charged, inFull });
  if (end === 'elsewhere') return;
  if (rider && squares > 0 && (yield* riderFalls(game, vehicle, squares, false, heading))) return;
  if (end === 'over' && loss.keepsFacing !== true) yield* finalFacing(game, vehicle, result.sd, facing);
}

/** Rolls, and loses control if it fails. True if the driver kept it. */
export function* keepControl(
  game: RoadGame,
  vehicle: Vehicle,
  test: ControlTest,
  loss: LossOfControl,
): RoadPlay<boolean> {
  const result = yield* rollControl(game, vehicle, test);
  if (!result.passed) yield* loseControl(game, vehicle, result, loss);
  return result.passed;
}
