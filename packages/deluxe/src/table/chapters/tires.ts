import { type RollRecord, type RuleId, roll, setOff } from '@hardtop/kernel';
import { CORNER_LOSS, CORNERS_LOST_TO_CRASH, HANDLING_TRACK } from '../../catalog/handling.ts';
import type { DiceNotation, Side } from '../../catalog/units.ts';
import { isCycle, isSingleWheel, isTrike, sidecarSide } from '../queries/build.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { cornersLost, isCornerLost, tireName, tiresAt } from '../queries/tires.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import { type DeluxeGame, isUpright, type TireState, type Vehicle } from '../state/state.ts';
import type { WheelCorner } from '../state/wheels.ts';
import { countDamage } from './phase-damage.ts';
import { loseRadials } from './radials.ts';

const WHEEL_LOSS = 'deluxe/IV.5/wheel-loss';

interface TireHarm {
  readonly label: string;
  readonly rule: RuleId;
  /** Gunfire, mines and grenades take the wheel with the tire. */
  readonly wheels: 'lost' | 'kept';
  /** Tell only of what is destroyed. */
  readonly quiet?: true;
}

/** Where what is shot off a wheel falls. */
const CORNER_SIDE = {
  'front-left': 'left',
  'front-right': 'right',
  'back-left': 'left',
  'back-right': 'right',
  'middle-left': 'left',
  'middle-right': 'right',
  front: 'front',
  back: 'back',
  'sidecar-left': 'left',
  'sidecar-right': 'right',
} as const satisfies Record<WheelCorner, Side>;

/** Points off one tire; what is left over is lost. */
export function* damageTire(
  game: DeluxeGame,
  vehicle: Vehicle,
  tire: TireState,
  points: number,
  harm: TireHarm,
): DeluxePlay {
  yield* harmTire(game, vehicle, tire, points, harm, null);
}

/** Rolls for every tire on its own, never below 0. */
export function* damageEachTire(
  game: DeluxeGame,
  vehicle: Vehicle,
  notation: DiceNotation,
  harm: TireHarm,
): DeluxePlay {
  for (const tire of vehicle.tires) {
    if (tire.dp <= 0) continue;
    const purpose = `${harm.label}: ${tireName(vehicle, tire)}`;
    const rolled = yield* roll(game, notation, { seat: ownerOf(game, vehicle), rule: harm.rule, purpose, atLeast: 0 });
    yield* harmTire(game, vehicle, tire, rolled.total, harm, rolled);
  }
}

function* harmTire(
  game: DeluxeGame,
  vehicle: Vehicle,
  tire: TireState,
  points: number,
  harm: TireHarm,
  rolled: RollRecord | null,
): DeluxePlay {
  const before = tire.dp;
  if (before <= 0 || (points <= 0 && rolled === null)) return;
  const after = Math.max(0, before - Math.max(0, points));
  tire.dp = after;
  // What wears them from below falls behind.
  countDamage(game, vehicle, before - after, harm.wheels === 'lost' ? CORNER_SIDE[tire.corner] : 'underbody');
  const what = `${tireName(vehicle, tire)} ${before} → ${after} (${harm.label.toLowerCase()})`;
  if (harm.quiet !== true || after === 0) tellTire(game, vehicle, what, harm, rolled);
  if (after > 0) return;
  loseRadials(game, vehicle);
  if (harm.wheels === 'lost') vehicle.wheelsShed++;
  if (isCornerLost(vehicle, tire.corner)) yield* loseCorner(game, vehicle, tire.corner, harm.wheels);
}

function tellTire(game: DeluxeGame, vehicle: Vehicle, what: string, harm: TireHarm, rolled: RollRecord | null): void {
  const { rule } = harm;
  const about = vehicle.id;
  const text = `${nameOf(game, vehicle)}: ${what}.`;
  const outcome = rolled?.total === 0 ? 'neutral' : 'bad';
  game.emit(
    rolled === null
      ? { kind: 'tire', rule, about, text, outcome }
      : { kind: 'tire', rule, about, text, outcome, roll: rolled },
  );
}

/** The last tire of a corner is gone; with some of them control is lost outright. */
function* loseCorner(game: DeluxeGame, vehicle: Vehicle, corner: WheelCorner, wheels: TireHarm['wheels']): DeluxePlay {
  const part = wheels === 'lost' ? 'wheel' : 'tire';
  const place = corner.replace('-', ' ');
  for (const tire of tiresAt(vehicle, corner)) tire.wheelLost = wheels === 'lost';
  vehicle.classLoss += wheels === 'lost' ? CORNER_LOSS.wheels : CORNER_LOSS.tires;
  const text = `${nameOf(game, vehicle)} loses its ${place} ${part}.`;
  const harm = [{ piece: vehicle.id, style: wheels === 'lost' ? 'wheel' : 'hit', spot: corner }] as const;
  game.emit({ kind: 'wheel', rule: WHEEL_LOSS, about: vehicle.id, outcome: 'bad', text, harm });
  if (isTrike(vehicle) && cornersLost(vehicle) === 1) tellGrounded(game, vehicle);
  if (isLastStraw(vehicle, corner)) yield* loseControl(game, vehicle);
  else yield* setOff<Effect>({ kind: 'corner-lost', vehicle: vehicle.id, label: `Lost the ${place} ${part}` });
}

/** The second corner of a car, the first wheel of a cycle, the single wheel of a trike or the second of any. */
function isLastStraw(vehicle: Vehicle, corner: WheelCorner): boolean {
  const lost = cornersLost(vehicle);
  if (isCycle(vehicle)) return !corner.startsWith('sidecar') && lost === 1 + (isSidecarLame(vehicle) ? 1 : 0);
  if (isTrike(vehicle) && isSingleWheel(corner) && lost === 1) return true;
  return lost === CORNERS_LOST_TO_CRASH;
}

function isSidecarLame(vehicle: Vehicle): boolean {
  const side = sidecarSide(vehicle);
  return side !== null && isCornerLost(vehicle, `sidecar-${side}`);
}

/** Whichever wheel it was, a trike drives on none but all three. */
function tellGrounded(game: DeluxeGame, vehicle: Vehicle): void {
  const text = `${nameOf(game, vehicle)} cannot drive on without it, and rolls to a stop.`;
  game.emit({ kind: 'wheel', rule: 'deluxe/IX.3/wheel-loss', about: vehicle.id, outcome: 'bad', text });
}

function* loseControl(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const lost = isCycle(vehicle) || isTrike(vehicle) ? 'a wheel it cannot do without' : 'two corners';
  const text = `${nameOf(game, vehicle)} has lost ${lost}: no steering, no throttle, no brakes.`;
  game.emit({ kind: 'wheel', rule: 'deluxe/IV.5/two-wheels-lost', about: vehicle.id, outcome: 'bad', text });
  vehicle.status = HANDLING_TRACK.floor;
  const { phaseHeading: heading, speed } = vehicle;
  if (vehicle.gone || !isUpright(vehicle) || speed === 0) return;
  yield* setOff<Effect>({ kind: 'crash-table-1', vehicle: vehicle.id, heading, speed, maneuver: null, side: null });
}
