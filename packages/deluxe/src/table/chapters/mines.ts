import { CONTACT_SLACK, distanceBetweenRectangles, overlaps, type Pose, rectangle, TOLERANCE } from '@hardtop/geometry';
import { roll, type Seat } from '@hardtop/kernel';
import { MINE_REACH, TOUCHED_ON } from '../../catalog/dropped-weapons.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import { ownerOf } from '../queries/deciding.ts';
import { tirePoint } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { tireName } from '../queries/tires.ts';
import type { Counter } from '../state/counters.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, isUpright, onMap, shapeOf, type TireState, type Vehicle } from '../state/state.ts';
import { burstAt } from './burst.ts';
import { weaponDamage } from './damage.ts';
import { fireHazard } from './fire-hazard.ts';
import { damageTire } from './tires.ts';

const RULE = 'deluxe/V.5/mines';
const POINT = { length: 0, width: 0 } as const;

interface MineDamage {
  readonly tires: string;
  readonly underbody: string;
}

function damageOf(id: WeaponId): MineDamage {
  for (const special of weaponRow(id).special) if (special.kind === 'mines') return special;
  throw new Error(`${id} drops no mines`);
}

/** A vehicle over the counter, or beside it, may set the mines off; those that wait for a signal it does not. */
export function* tripMines(game: DeluxeGame, vehicle: Vehicle, pose: Pose, mines: Counter, isOn: boolean): DeluxePlay {
  if (mines.laid?.fuse === 'remote') return;
  const chance = isOn ? TOUCHED_ON.counter : TOUCHED_ON.beside;
  const purpose = `whether ${nameOf(game, vehicle)} sets the mines off`;
  const rolled = yield* roll(game, '1d', { seat: ownerOf(game, vehicle), rule: RULE, purpose });
  const goesOff = rolled.total <= chance;
  const where = isOn ? 'over' : 'past';
  const fate = goesOff ? 'sets them off' : 'gets by';
  const text = `${nameOf(game, vehicle)} drives ${where} mines and ${fate}: ${chance} in 6, rolled ${rolled.total}.`;
  game.emit({ kind: 'mines', rule: RULE, about: vehicle.id, roll: rolled, outcome: goesOff ? 'bad' : 'good', text });
  if (goesOff) yield* blowUp(game, mines, [vehicle], { vehicle, pose }, ownerOf(game, vehicle));
}

/** By signal: whoever stands over them has them under the floor. */
export function* springMines(game: DeluxeGame, mines: Counter, seat: Seat): DeluxePlay {
  const shape = rectangle(mines.pose, mines.size);
  const over = onMap(game.state).filter((vehicle) => overlaps(shape, shapeOf(vehicle), CONTACT_SLACK));
  yield* blowUp(game, mines, over, null, seat);
}

/** Where a vehicle was as the mines went off, if it has driven on since. */
interface Standing {
  readonly vehicle: Vehicle;
  readonly pose: Pose;
}

/** Underbodies above the mines and every tire near them; all that one vehicle takes of it is one hazard. */
function* blowUp(
  game: DeluxeGame,
  mines: Counter,
  over: readonly Vehicle[],
  moved: Standing | null,
  seat: Seat,
): DeluxePlay {
  const { state } = game;
  state.counters = state.counters.filter(({ id }) => id !== mines.id);
  const damage = damageOf(mines.laid?.weapon ?? 'MD');
  const near = onMap(state).map((vehicle) => {
    const seen = moved?.vehicle === vehicle ? { ...vehicle, pose: moved.pose } : vehicle;
    return { vehicle, tires: tiresNear(seen, mines) };
  });
  for (const { vehicle, tires } of near) {
    const isOver = over.includes(vehicle);
    if (!isOver && tires.length === 0) continue;
    const harm = [{ piece: vehicle.id, style: 'blast', spot: 'underbody' }] as const;
    const text = `Mines go off ${isOver ? 'under' : 'near'} ${nameOf(game, vehicle)}.`;
    const marks = ['counter/mines'];
    game.emit({ kind: 'mines', rule: RULE, about: vehicle.id, outcome: 'bad', text, harm, marks });
    let hits = isOver ? yield* strikeBelow(game, vehicle, damage.underbody, seat) : 0;
    for (const tire of tires) hits += yield* strikeTire(game, vehicle, tire, damage.tires, seat);
    if (!vehicle.gone) yield* fireHazard(vehicle, hits);
  }
  // From the counter's edge (D-05).
  const reach = { radius: MINE_REACH + mines.size.width / 2, half: false };
  yield* burstAt(game, { reach, at: mines.pose, seat, struck: null });
}

/** Tires within an inch of the counter's edge. */
function tiresNear(vehicle: Vehicle, { pose, size }: Counter): readonly TireState[] {
  if (!isUpright(vehicle)) return [];
  return vehicle.tires.filter(({ corner, dp }) => {
    if (dp <= 0) return false;
    const { x, y } = tirePoint(vehicle, corner);
    return distanceBetweenRectangles(pose, size, { x, y, h: 0 }, POINT) <= MINE_REACH + TOLERANCE;
  });
}

/** The face that is down; the tires' share is rolled apart. */
function* strikeBelow(game: DeluxeGame, vehicle: Vehicle, dice: string, seat: Seat): DeluxePlay<number> {
  const rolled = yield* roll(game, dice, { seat, rule: RULE, purpose: `the mines under ${nameOf(game, vehicle)}` });
  const side = vehicle.down;
  const text = `${rolled.total} hits from below on ${nameOf(game, vehicle)}.`;
  const harm = [{ piece: vehicle.id, style: 'hit', points: rolled.total, spot: side }] as const;
  game.emit({ kind: 'damage-roll', rule: RULE, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  return yield* weaponDamage(game, vehicle, { kind: 'side', side }, rolled.total, {
    kind: 'gun',
    rule: RULE,
    by: seat,
  });
}

function* strikeTire(
  game: DeluxeGame,
  vehicle: Vehicle,
  tire: TireState,
  dice: string,
  seat: Seat,
): DeluxePlay<number> {
  const before = tire.dp;
  if (before <= 0) return 0;
  const purpose = `the mines at the ${tireName(vehicle, tire)}`;
  const rolled = yield* roll(game, dice, { seat, rule: RULE, purpose, atLeast: 0 });
  yield* damageTire(game, vehicle, tire, rolled.total, { label: 'Mines', rule: RULE, wheels: 'lost' });
  return before - tire.dp;
}
