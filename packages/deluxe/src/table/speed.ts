import {
  type Ask,
  answerOf,
  askPrivately,
  type Dialogue,
  type Facts,
  type Modifier,
  type Option,
  type Preview,
  type RuleId,
  roll,
  type Seat,
  together,
} from '@hardtop/kernel';
import {
  BRAKING,
  type BrakingRow,
  FORCED_DECELERATION,
  type ForcedDeceleration,
  MAX_DECELERATION,
} from '../catalog/braking.ts';
import { REVERSE } from '../catalog/maneuvers.ts';
import { SPEED_STEP } from '../catalog/movement-chart.ts';
import { OVER_SPEED } from '../catalog/plants.ts';
import { attempt, controlChance, controlTarget, difficultyModifiers, statusAfter, type Trouble } from './control.ts';
import { crashSpread, rollCrashTable1 } from './crash.ts';
import { difficultyExtras, driverOf, isSubstitute, markDrove } from './crew.ts';
import { inOrder, owesShortMove } from './movement.ts';
import {
  type DeluxeGame,
  type DeluxePlay,
  onMap,
  type State,
  stir,
  travelHeading,
  type Vehicle,
  type VehicleId,
} from './state.ts';
import { cornersLost, damageEachTire } from './tires.ts';
import { isOut } from './victory.ts';

const RULE = 'deluxe/IV.2/speed-setting';

/** A deceleration that leaves no choice, or none but braking harder. */
export function forcedDeceleration(vehicle: Vehicle): ForcedDeceleration | null {
  if (vehicle.rolling !== null) return FORCED_DECELERATION.rolling;
  if (cornersLost(vehicle) >= 2) return FORCED_DECELERATION.twoCornersLost;
  if (driverOf(vehicle) === null) return FORCED_DECELERATION.noDriver;
  return vehicle.plant > 0 ? null : FORCED_DECELERATION.deadPlant;
}

/** Nearer to a standstill by so many mph. */
function slower(speed: number, mph: number): number {
  const left = Math.max(0, Math.abs(speed) - mph);
  return speed < 0 ? 0 - left : left;
}

/** All the speeds a driver may set, the present one first. */
export function legalSpeeds(vehicle: Vehicle): readonly number[] {
  const forced =
    vehicle.speed === 0 &&
    vehicle.rolling === null &&
    driverOf(vehicle) !== null &&
    vehicle.plant > 0 &&
    cornersLost(vehicle) < 2
      ? null
      : forcedDeceleration(vehicle);
  if (vehicle.down !== 'underbody' && vehicle.rolling === null) return [0];
  if (forced !== null && forced.braking === 'exactly') return [slower(vehicle.speed, forced.mph)];
  const speeds: number[] = [];
  for (
    let brake = forced?.mph ?? 0;
    brake <= Math.min(MAX_DECELERATION, Math.abs(vehicle.speed));
    brake += SPEED_STEP
  ) {
    speeds.push(slower(vehicle.speed, brake));
  }
  if (speeds.length === 0) speeds.push(0);
  if (forced === null) speeds.push(...fasterSpeeds(vehicle));
  return speeds;
}

function fasterSpeeds(vehicle: Vehicle): number[] {
  const speeds: number[] = [];
  for (let gain = SPEED_STEP; gain <= vehicle.acceleration; gain += SPEED_STEP) {
    if (mayGo(vehicle, 1)) speeds.push(Math.abs(vehicle.speed) + gain);
    if (mayGo(vehicle, -1) && Math.abs(vehicle.speed) + gain <= REVERSE.topSpeed)
      speeds.push(-Math.abs(vehicle.speed) - gain);
  }
  return speeds;
}

/** Between forward and backward lies one whole turn at rest. */
function mayGo(vehicle: Vehicle, direction: 1 | -1): boolean {
  if (vehicle.speed !== 0) return Math.sign(vehicle.speed) === direction;
  return vehicle.rested || vehicle.direction === direction;
}

/** The row of the deceleration table; null for no braking at all. */
export function brakingRow(from: number, to: number): BrakingRow | null {
  const drop = Math.abs(from) - Math.abs(to);
  if (drop <= 0 || from === 0) return null;
  return BRAKING.find((row: BrakingRow) => drop >= row.from && drop <= row.to) ?? null;
}

function brakingTrouble(vehicle: Vehicle, difficulty: number, drop: number): Trouble {
  return {
    label: `Braking by ${drop} mph`,
    difficulty,
    rule: 'deluxe/IV.2/deceleration',
    extras: difficultyExtras(vehicle),
  };
}

function speedWord(speed: number): string {
  return speed < 0 ? `${-speed} mph in reverse` : `${speed} mph`;
}

/** Setting a speed takes hands on the wheel unless the vehicle just coasts. */
function isCoasting(vehicle: Vehicle, speed: number): boolean {
  return speed === slower(vehicle.speed, FORCED_DECELERATION.noDriver.mph) || speed === vehicle.speed;
}

/** A speed thought through: what braking asks, and the odds. */
interface SpeedPlan {
  readonly row: BrakingRow | null;
  readonly modifiers: readonly Modifier[];
  readonly status: number;
  /** Null where control is not in question. */
  readonly chance: number | null;
}

function planOf(game: DeluxeGame, vehicle: Vehicle, speed: number): SpeedPlan {
  const row = brakingRow(vehicle.speed, speed);
  const { status } = vehicle;
  if (row === null || row.outcome.kind === 'free') return { row, modifiers: [], status, chance: null };
  if (row.outcome.kind === 'crash') return { row, modifiers: [], status, chance: 0 };
  const drop = Math.abs(vehicle.speed) - Math.abs(speed);
  const modifiers = difficultyModifiers(game.setup, brakingTrouble(vehicle, row.outcome.difficulty, drop));
  const after = statusAfter(vehicle, modifiers);
  return { row, modifiers, status: after, chance: controlChance(after, vehicle.speed) };
}

function factsOf(speed: number, { chance, status }: SpeedPlan): Facts {
  return chance === null ? { speed, status } : { speed, status, keepControl: chance };
}

function warningsOf(vehicle: Vehicle, speed: number, { row }: SpeedPlan): readonly string[] {
  const over = Math.abs(speed) - vehicle.topSpeed;
  const strained = over > 0 && Math.abs(speed) >= Math.abs(vehicle.speed);
  const strain = strained ? [`${Math.ceil(over / OVER_SPEED.mphPerDie)} dice of strain on the plant`] : [];
  return row === null || row.tireDamage === '0' ? strain : [...strain, `${row.tireDamage} to each tire`];
}

function previewSpeed(game: DeluxeGame, vehicle: Vehicle, speed: number): Preview {
  const plan = planOf(game, vehicle, speed);
  const { chance, modifiers, status, row } = plan;
  const base = { facts: factsOf(speed, plan), warnings: warningsOf(vehicle, speed, plan), modifiers };
  const chances = [{ label: 'keeps control', chance: chance ?? 1 }];
  if (chance === null) return { ...base, chances, text: `Drives ${speedWord(speed)}.` };
  const spread = chance === 1 ? {} : { spread: crashSpread(1, vehicle.speed) };
  if (row?.outcome.kind === 'crash')
    return { ...base, ...spread, chances, text: 'Stands on the brakes: straight to Crash Table 1.' };
  const text = `Brakes hard to ${speedWord(speed)}; handling falls to ${status}.`;
  return { ...base, ...spread, chances, text, target: controlTarget(status, vehicle.speed) };
}

function speedOption(game: DeluxeGame, vehicle: Vehicle, speed: number): Option {
  const change = Math.abs(speed) - Math.abs(vehicle.speed);
  const verb = change > 0 ? 'Accelerate to' : change < 0 ? (change < -15 ? 'Brake hard to' : 'Brake to') : 'Keep';
  const words = [
    change > 0 ? 'accelerate' : change < 0 ? 'brake' : 'keep',
    speed < 0 ? 'reverse' : 'speed',
    String(Math.abs(speed)),
  ];
  return {
    id: `speed:${speed}`,
    label: `${verb} ${speedWord(speed)}`,
    words,
    preview: () => previewSpeed(game, vehicle, speed),
    facts: () => factsOf(speed, planOf(game, vehicle, speed)),
  };
}

function speedQuestion(game: DeluxeGame, vehicle: Vehicle): Ask {
  const speeds = legalSpeeds(vehicle);
  const keep = speeds.includes(vehicle.speed) ? vehicle.speed : (speeds[0] ?? 0);
  return {
    seat: vehicle.seat,
    topic: 'speed',
    rule: RULE,
    about: vehicle.id,
    prompt: `${vehicle.name}: what speed this turn? Now ${speedWord(vehicle.speed)}.`,
    options: () => [...speeds].sort((a, b) => b - a).map((speed) => speedOption(game, vehicle, speed)),
    suggested: answerOf(`speed:${keep}`),
  };
}

function* chooseSpeeds(game: DeluxeGame, vehicles: readonly Vehicle[]): Dialogue<ReadonlyMap<VehicleId, number>> {
  const chosen = new Map<VehicleId, number>();
  for (const vehicle of vehicles) {
    const { option } = yield* askPrivately(speedQuestion(game, vehicle));
    chosen.set(vehicle.id, Number(option.slice('speed:'.length)));
  }
  return chosen;
}

/** Vehicles whose speed still matters. */
function drivers(state: State): readonly Vehicle[] {
  return onMap(state).filter((vehicle) => vehicle.speed !== 0 || !isOut(state, vehicle));
}

/** Everyone sets a speed in secret; all are shown together, then hard braking and overspeed take their toll. */
export function* setSpeeds(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  const bySeat = new Map<Seat, Vehicle[]>();
  for (const vehicle of drivers(state)) bySeat.set(vehicle.seat, [...(bySeat.get(vehicle.seat) ?? []), vehicle]);
  const dialogues = new Map([...bySeat].map(([seat, vehicles]) => [seat, chooseSpeeds(game, vehicles)]));
  const answers = yield* together(dialogues);
  const moving = [...drivers(state)].sort(inOrder);
  for (const vehicle of state.vehicles) {
    vehicle.oldSpeed = vehicle.speed;
    const speed = answers.get(vehicle.seat)?.get(vehicle.id);
    if (speed !== undefined) applySpeed(game, vehicle, speed);
    vehicle.owesShort = owesShortMove(vehicle.speed);
  }
  const text = moving.map((vehicle) => `${vehicle.name} ${speedWord(vehicle.speed)}`).join(', ');
  game.emit({ kind: 'speeds', rule: RULE, text: `Speeds: ${text}.` });
  stir(state);
  for (const vehicle of moving) yield* speedEffects(game, vehicle);
}

function applySpeed(game: DeluxeGame, vehicle: Vehicle, speed: number): void {
  if (isSubstitute(vehicle) && !isCoasting(vehicle, speed)) markDrove(vehicle, game.state.turn);
  vehicle.speed = speed;
  vehicle.setSpeed = speed;
  if (speed !== 0) vehicle.direction = speed > 0 ? 1 : -1;
}

/** T3: hard braking counts as a maneuver at the old speed; a strained plant takes hits. */
function* speedEffects(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  if (forcedDeceleration(vehicle)?.braking !== 'exactly') yield* brake(game, vehicle);
  yield* strainPlant(game, vehicle);
}

function* brake(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const from = vehicle.oldSpeed;
  const row = brakingRow(from, vehicle.speed);
  if (row === null || row.outcome.kind === 'free') return;
  const context = { maneuver: null, side: null, heading: travelHeading({ ...vehicle, speed: from }), speed: from };
  const rule: RuleId = 'deluxe/IV.2/deceleration';
  if (row.outcome.kind === 'crash') yield* rollCrashTable1(game, vehicle, context);
  else
    yield* attempt(
      game,
      vehicle,
      brakingTrouble(vehicle, row.outcome.difficulty, Math.abs(from) - Math.abs(vehicle.speed)),
      context,
    );
  if (row.tireDamage !== '0')
    yield* damageEachTire(game, vehicle, row.tireDamage, { label: 'Hard braking', rule, wheels: 'kept' });
}

/** Faster than the plant is rated for: a die per 10 mph or part of it, unless the vehicle is slowing down. */
function* strainPlant(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const excess = Math.abs(vehicle.speed) - vehicle.topSpeed;
  if (excess <= 0 || vehicle.plant <= 0 || Math.abs(vehicle.speed) < Math.abs(vehicle.oldSpeed)) return;
  const rule: RuleId = 'deluxe/VIII.4/plant-over-speed';
  const rolled = yield* roll(game, `${Math.ceil(excess / OVER_SPEED.mphPerDie)}d`, {
    seat: vehicle.seat,
    rule,
    purpose: 'strain on the plant',
  });
  const hits = rolled.values.filter((value) => value >= OVER_SPEED.hitFrom).length;
  vehicle.plant = Math.max(0, vehicle.plant - hits);
  vehicle.plantBlows = vehicle.plant === 0;
  const text = `${vehicle.name}: ${excess} mph over its rating, the plant takes ${hits}.`;
  game.emit({ kind: 'damage', rule, about: vehicle.id, roll: rolled, outcome: hits > 0 ? 'bad' : 'good', text });
}
