import {
  askPrivately,
  type Dialogue,
  IDLE,
  type Params,
  type RuleId,
  roll,
  type Seat,
  setOff,
  together,
} from '@hardtop/kernel';
import type { BrakingRow } from '../../catalog/braking.ts';
import { OVER_SPEED } from '../../catalog/plants.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { isSubstitute } from '../queries/crew.ts';
import { ownerOf, seatAtWheel } from '../queries/deciding.ts';
import { sortFew } from '../queries/few.ts';
import { forcedDeceleration, slower } from '../queries/legal-speeds.ts';
import { inOrder, owesShortMove } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import type { Actor } from '../queries/on-foot.ts';
import { isPlainlyOut } from '../queries/out.ts';
import { drivingPlant, paceOf } from '../queries/power.ts';
import { runningBy } from '../queries/running.ts';
import { slickModifiers } from '../queries/slicks.ts';
import { dragOn } from '../queries/water.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import type { VehicleId } from '../state/ids.ts';
import type { DeluxeGame, PlantState, Vehicle } from '../state/state.ts';
import { surrender } from './arena.ts';
import { attempt } from './control.ts';
import { markDrove } from './crew.ts';
import { switchLights, switchStealth } from './darkness.ts';
import { chooseWalks, goersBySeat, setOut, type Walks } from './on-foot.ts';
import { drainByDriving, switchPlant } from './power.ts';
import { brakingRow, brakingTrouble, coasts, keptSpeed, SURRENDER, speedWord } from './speed-question.ts';
import { damageEachTire } from './tires.ts';

const RULE = 'deluxe/IV.2/speed-setting';

/** A speed, and what is switched with it. */
interface Pace {
  readonly vehicle: VehicleId;
  readonly speed: number;
  readonly params: Params;
  readonly surrenders: boolean;
}

/** What one seat sets for a turn. */
interface Choices {
  readonly paces: readonly Pace[];
  readonly walks: Walks;
}

function* chooseTurn(
  game: DeluxeGame,
  seat: Seat,
  vehicles: readonly Vehicle[],
  goers: readonly Actor[],
): Dialogue<Choices> {
  const paces = yield* chooseSpeeds(game, vehicles);
  return { paces, walks: goers.length === 0 ? NO_WALKS : yield* chooseWalks(game, seat, goers) };
}

const NOBODY: ReadonlyMap<Seat, readonly Actor[]> = new Map();
const NO_WALKS: Walks = new Map();

function* chooseSpeeds(game: DeluxeGame, vehicles: readonly Vehicle[]): Dialogue<readonly Pace[]> {
  const chosen: Pace[] = [];
  for (const vehicle of vehicles) {
    const asked: DeluxeAsked = { topic: 'speed', seat: seatAtWheel(game, vehicle), vehicle: vehicle.id };
    const { option, params } = yield* askPrivately(game, asked);
    const surrenders = option === SURRENDER;
    const speed = surrenders ? keptSpeed(game.setup, vehicle) : Number(option.slice('speed:'.length));
    chosen.push({ vehicle: vehicle.id, speed, params, surrenders });
  }
  return chosen;
}

/** Vehicles whose speed still matters. */
function drivers(game: DeluxeGame): Vehicle[] {
  const found: Vehicle[] = [];
  for (const vehicle of game.state.vehicles)
    if (!vehicle.gone && (vehicle.speed !== 0 || !isPlainlyOut(game, vehicle))) found.push(vehicle);
  return found;
}

/** Everyone sets a speed in secret; all are shown together, then hard braking and overspeed take their toll. */
export function* setSpeeds(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  const bySeat = new Map<Seat, Vehicle[]>();
  const dialogues = new Map<Seat, Dialogue<Choices>>();
  const goers = game.setup.onFoot ? goersBySeat(game) : NOBODY;
  for (const vehicle of drivers(game)) {
    const seat = seatAtWheel(game, vehicle);
    const own = bySeat.get(seat) ?? [];
    own.push(vehicle);
    if (own.length > 1) continue;
    bySeat.set(seat, own);
    dialogues.set(seat, chooseTurn(game, seat, own, goers.get(seat) ?? []));
  }
  for (const [seat, people] of goers) if (!bySeat.has(seat)) dialogues.set(seat, chooseTurn(game, seat, [], people));
  const answers = [...(yield* together(dialogues)).values()];
  const moving = sortFew(drivers(game), inOrder);
  for (const vehicle of state.vehicles) {
    vehicle.oldSpeed = vehicle.speed;
    const pace = paceFor(answers, vehicle);
    if (pace !== undefined) applyPace(game, vehicle, pace);
    vehicle.owesShort = owesShortMove(vehicle.speed);
  }
  const text = moving.map((vehicle) => `${nameOf(game, vehicle)} ${speedWord(vehicle.speed)}`).join(', ');
  if (moving.length > 0 || !game.setup.onFoot) game.emit({ kind: 'speeds', rule: RULE, text: `Speeds: ${text}.` });
  if (game.setup.onFoot)
    setOut(
      game,
      answers.map(({ walks }) => walks),
    );
  for (const vehicle of moving) {
    yield* brake(game, vehicle);
    yield* strainPlant(game, vehicle);
    drainByDriving(game, vehicle);
  }
}

/** What was chosen for a vehicle, by whoever it was. */
function paceFor(answers: readonly Choices[], { id }: Vehicle): Pace | undefined {
  for (const { paces } of answers) for (const pace of paces) if (pace.vehicle === id) return pace;
  return undefined;
}

function applyPace(game: DeluxeGame, vehicle: Vehicle, { speed, params, surrenders }: Pace): void {
  if (surrenders) surrender(game, vehicle);
  const { lights, quiet } = runningBy(params);
  switchLights(game, vehicle, lights);
  switchStealth(game, vehicle, quiet);
  if (isSubstitute(vehicle) && !coasts(vehicle, speed)) markDrove(vehicle, game.state.turn);
  vehicle.speed = speed;
  vehicle.setSpeed = speed;
  if (speed !== 0) vehicle.direction = speed > 0 ? 1 : -1;
}

/** T3: hard braking counts as a maneuver at the old speed. */
function brake(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  if (forcedDeceleration(vehicle)?.braking === 'exactly') return IDLE;
  const coasting = slower(vehicle.oldSpeed, dragOn(game.setup, vehicle));
  const row = brakingRow(coasting, vehicle.speed);
  return row === null || row.outcome.kind === 'free' ? IDLE : brakeHard(game, vehicle, row, coasting);
}

function* brakeHard(game: DeluxeGame, vehicle: Vehicle, row: BrakingRow, coasting: number): DeluxePlay {
  if (row.outcome.kind === 'free') return;
  const crash = { maneuver: null, side: null, heading: vehicle.phaseHeading, speed: vehicle.oldSpeed };
  const { maneuver, side, heading, speed } = crash;
  const rule: RuleId = 'deluxe/IV.2/deceleration';
  if (row.outcome.kind === 'crash') yield* setOff<Effect>({ kind: 'crash-table-1', vehicle: vehicle.id, ...crash });
  else
    yield* attempt(
      game,
      vehicle,
      brakingTrouble(vehicle, row.outcome.difficulty, Math.abs(coasting) - Math.abs(vehicle.speed)),
      { maneuver, side, heading, speed, slick: slickModifiers(game.state, vehicle, null) },
    );
  if (row.tireDamage !== '0')
    yield* damageEachTire(game, vehicle, row.tireDamage, { label: 'Hard braking', rule, wheels: 'kept' });
}

/** Faster than the plant is rated for: a die per 10 mph or part of it, unless the vehicle is slowing down. */
function strainPlant(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  if (vehicle.speed === 0) return IDLE;
  const excess = Math.abs(vehicle.speed) - paceOf(game.setup, vehicle).topSpeed;
  if (excess <= 0 || Math.abs(vehicle.speed) < Math.abs(vehicle.oldSpeed)) return IDLE;
  const plant = drivingPlant(vehicle);
  return plant === null ? IDLE : overwork(game, vehicle, plant, excess);
}

function* overwork(game: DeluxeGame, vehicle: Vehicle, plant: PlantState, excess: number): DeluxePlay {
  const rule: RuleId = 'deluxe/VIII.4/plant-over-speed';
  const rolled = yield* roll(game, `${Math.ceil(excess / OVER_SPEED.mphPerDie)}d`, {
    seat: ownerOf(game, vehicle),
    rule,
    purpose: `strain on ${nameOf(game, vehicle)}'s plant`,
  });
  const hits = rolled.values.filter((value) => value >= OVER_SPEED.hitFrom).length;
  plant.dp = Math.max(0, plant.dp - hits);
  vehicle.plantBlows = plant.dp === 0;
  if (vehicle.plantBlows) plant.blows = true;
  const text = `${nameOf(game, vehicle)}: ${excess} mph over its rating, the plant takes ${hits}.`;
  game.emit({ kind: 'damage', rule, about: vehicle.id, roll: rolled, outcome: hits > 0 ? 'bad' : 'good', text });
  if (plant.dp === 0) switchPlant(game, vehicle, plant);
}
