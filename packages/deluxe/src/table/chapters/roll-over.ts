import {
  degrees,
  endOf,
  headingDifference,
  type Motion,
  makePose,
  normalizeHeading,
  type Pose,
  signedTurn,
  slideLeg,
  turnLeg,
} from '@hardtop/geometry';
import { type RuleId, roll, setOff } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { ROLL, VAULT } from '../../catalog/crash-table-1.ts';
import { SOFT_ROLL } from '../../catalog/terrain.ts';
import type { DiceNotation, Side } from '../../catalog/units.ts';
import { isCycle } from '../queries/build.ts';
import { aboardOf } from '../queries/crew.ts';
import { ownerOf } from '../queries/deciding.ts';
import { isCornerAt } from '../queries/facing.ts';
import { freeDistance } from '../queries/flight.ts';
import { isOffRoad } from '../queries/ground.ts';
import { nameOf } from '../queries/names.ts';
import { givenDamage, ramDice } from '../queries/ram.ts';
import { cornersLeft, cornersOf, tiresAt, tiresLeft } from '../queries/tires.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, PendingCrash, Rolling, Vehicle } from '../state/state.ts';
import { crushGrenades } from './ap-grenades.ts';
import { breakBlades } from './blades.ts';
import { hurtCrew } from './crew.ts';
import { collisionDamage } from './damage.ts';
import { loseSidecar } from './sidecar-loss.ts';
import { anySide, spoilAim } from './skid.ts';
import { damageEachTire, damageTire } from './tires.ts';
import { updateTouching } from './touching.ts';
import { travel } from './travel.ts';

const RULE = 'deluxe/IV.7/roll';
const VAULT_RULE = 'deluxe/IV.7/vault';
const SOFT = 'deluxe/XIV.5/rolling';
const BURNING_ROLL = 'deluxe/IV.7/burning-roll';
const CENTRE = { x: 0, y: 0 };

type Face = Vehicle['down'];

/** The faces in the order they come down. */
function facesOf(rolling: Rolling, vehicle: Vehicle): readonly Face[] {
  if (rolling.endOverEnd)
    return leadsWithNose(rolling, vehicle)
      ? ['underbody', 'front', 'top', 'back']
      : ['underbody', 'back', 'top', 'front'];
  return ['underbody', rolling.leading, 'top', rolling.leading === 'left' ? 'right' : 'left'];
}

/** Upside down after half a flip the nose points back. */
function leadsWithNose({ heading }: Rolling, { pose, down }: Vehicle): boolean {
  return headingDifference(heading, pose.h) < degrees(90) !== (down === 'top');
}

export function turnedRound({ x, y, h }: Pose): Pose {
  return makePose(x, y, h + degrees(180));
}

/** On over so many faces. What goes over nose and tail lies on its roof the other way round. */
function tumble(vehicle: Vehicle, rolling: Rolling, quarters: number): void {
  const faces = facesOf(rolling, vehicle);
  rolling.quarter = (rolling.quarter + quarters) % faces.length;
  const down = faces[rolling.quarter] ?? 'underbody';
  if (rolling.endOverEnd && (down === 'top') !== (vehicle.down === 'top')) vehicle.pose = turnedRound(vehicle.pose);
  vehicle.down = down;
  crushGrenades(vehicle);
  breakBlades(vehicle);
}

/** Turned to a side, the other flank leads. */
function sideways(heading: number, side: 'left' | 'right'): number {
  return normalizeHeading(heading + (side === 'left' ? degrees(90) : -degrees(90)));
}

/** Swings sideways and comes to lie one inch beyond where its nose was (M-14). */
function beginningMotion({ pose, counter }: Vehicle, heading: number, facing: number): Motion {
  const by = signedTurn(pose.h, facing);
  const { length, width } = COUNTERS[counter];
  const advance = length / 2 + ROLL.beyondNose + width / 2;
  if (by === 0) return [slideLeg(heading, advance)];
  const half = slideLeg(heading, advance / 2);
  return [half, turnLeg(endOf(pose, [half]), CENTRE, by), half];
}

/** The car turns sideways and rolls; its driver is a passenger now. */
export function* beginRoll(game: DeluxeGame, vehicle: Vehicle, pending: PendingCrash): DeluxePlay {
  const side = pending.side ?? (yield* anySide(game, vehicle));
  const leading = side === 'left' ? 'right' : 'left';
  spoilAim(vehicle, 'none');
  if (isCycle(vehicle)) yield* loseSidecar(game, vehicle);
  vehicle.rolling = { heading: pending.heading, quarter: 0, endOverEnd: false, leading };
  const motion = beginningMotion(vehicle, pending.heading, sideways(pending.heading, side));
  yield* travel(game, vehicle, motion, 'roll', {
    rule: RULE,
    text: `${nameOf(game, vehicle)} turns sideways and rolls.`,
  });
  yield* turnOver(game, vehicle, ROLL.quarterRollsPerPhase);
  if (pending.crash?.kind === 'roll' && pending.crash.burnsFrom !== null)
    yield* mayBurn(game, vehicle, pending.crash.burnsFrom);
  endRollIfStopped(game, vehicle);
}

/** One more inch and a quarter turn. */
export function* rollOn(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { rolling } = vehicle;
  if (rolling === null) return;
  const motion = [slideLeg(rolling.heading, ROLL.inchesPerPhase)];
  yield* travel(game, vehicle, motion, 'roll', { rule: RULE, text: `${nameOf(game, vehicle)} rolls on.` });
  yield* turnOver(game, vehicle, ROLL.quarterRollsPerPhase);
  endRollIfStopped(game, vehicle);
}

function* turnOver(game: DeluxeGame, vehicle: Vehicle, quarters: number): DeluxePlay {
  const { rolling } = vehicle;
  if (rolling === null || vehicle.gone) return;
  tumble(vehicle, rolling, quarters);
  game.emit({
    kind: 'roll-over',
    rule: RULE,
    about: vehicle.id,
    outcome: 'bad',
    text: `${nameOf(game, vehicle)} comes down on its ${vehicle.down}.`,
  });
  yield* landOn(game, vehicle);
}

/** Open ground is softer than the road. */
function fallsOn({ setup }: DeluxeGame, vehicle: Vehicle): { readonly dice: DiceNotation; readonly rule: RuleId } {
  return isOffRoad(setup, vehicle) ? { dice: SOFT_ROLL, rule: SOFT } : { dice: ROLL.sideDamage, rule: RULE };
}

/** The face below takes a die, or less on soft ground; the wheels do while there are any. */
function* landOn(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { dice, rule } = fallsOn(game, vehicle);
  if (vehicle.down === 'underbody' && tiresLeft(vehicle) > 0) {
    const tireDice = rule === SOFT ? dice : ROLL.tireDamage;
    yield* damageEachTire(game, vehicle, tireDice, { label: 'Rolling over', rule, wheels: 'kept' });
    return;
  }
  const rolled = yield* roll(game, dice, {
    seat: ownerOf(game, vehicle),
    rule,
    purpose: `${nameOf(game, vehicle)}'s rolling damage`,
    atLeast: 0,
  });
  yield* collisionDamage(game, vehicle, vehicle.down, rolled.total, rule);
}

function* mayBurn(game: DeluxeGame, vehicle: Vehicle, from: number): DeluxePlay {
  const rolled = yield* roll(game, '1d', {
    seat: ownerOf(game, vehicle),
    rule: BURNING_ROLL,
    purpose: `whether ${nameOf(game, vehicle)} catches fire`,
  });
  const burns = rolled.total >= from;
  const text = burns
    ? `${nameOf(game, vehicle)} catches fire as it rolls.`
    : `${nameOf(game, vehicle)} does not catch fire.`;
  game.emit({
    kind: 'fire-check',
    rule: BURNING_ROLL,
    about: vehicle.id,
    roll: rolled,
    outcome: burns ? 'bad' : 'good',
    text,
  });
  if (burns) yield* setOff<Effect>({ kind: 'fire', vehicle: vehicle.id, label: 'Crash', rule: BURNING_ROLL });
}

/** At rest it can be driven off if it stands on its wheels with tires on three corners; a cycle always lies on a side. */
export function endRollIfStopped(game: DeluxeGame, vehicle: Vehicle): void {
  if (vehicle.rolling === null || vehicle.speed !== 0) return;
  if (isCycle(vehicle) && vehicle.down !== 'left' && vehicle.down !== 'right') vehicle.down = vehicle.rolling.leading;
  vehicle.rolling = null;
  vehicle.pending = null;
  const drivable = vehicle.down === 'underbody' && cornersLeft(vehicle) >= ROLL.cornersToDriveOn;
  const text = drivable
    ? `${nameOf(game, vehicle)} comes to rest on its wheels.`
    : `${nameOf(game, vehicle)} comes to rest on its ${vehicle.down}.`;
  game.emit({ kind: 'rest', rule: RULE, about: vehicle.id, outcome: drivable ? 'neutral' : 'bad', text });
}

/** Into the air by its tires, over whatever is in the way, down again, and rolling on. */
export function* vault(game: DeluxeGame, vehicle: Vehicle, pending: PendingCrash): DeluxePlay {
  const side = pending.side ?? (yield* anySide(game, vehicle));
  const flips = pending.maneuver !== null && VAULT.endOverEndAfter.some((id) => id === pending.maneuver);
  const { speed } = vehicle;
  const { heading } = pending;
  // End over end it goes lengthwise, the end ahead that was ahead.
  const [leadingEnd, lengthwise] =
    speed < 0 ? (['back', heading + degrees(180)] as const) : (['front', heading] as const);
  if (isCycle(vehicle)) yield* loseSidecar(game, vehicle);
  spoilAim(vehicle, 'none');
  vehicle.rolling = { heading, quarter: 0, endOverEnd: flips, leading: side === 'left' ? 'right' : 'left' };
  yield* vaultingTires(game, vehicle, flips ? leadingEnd : side);
  const inches = yield* fly(game, vehicle, flips ? lengthwise : sideways(heading, side));
  // In the air there is no control left to lose: no hazard.
  for (const crew of aboardOf(vehicle))
    hurtCrew(game, vehicle, crew, VAULT.occupantHits, { bodyArmor: false, rule: VAULT_RULE });
  yield* comeDown(game, vehicle, speed, inches);
  if (pending.crash?.kind === 'vault') yield* mayBurn(game, vehicle, pending.crash.burnsFrom);
  endRollIfStopped(game, vehicle);
}

function* vaultingTires(game: DeluxeGame, vehicle: Vehicle, side: Side): DeluxePlay {
  const of = { label: 'Vault', rule: VAULT_RULE, wheels: 'kept' } as const;
  for (const corner of cornersOf(vehicle)) {
    if (!isCornerAt(corner, side)) continue;
    for (const tire of tiresAt(vehicle, corner).toReversed()) {
      const rolled = yield* roll(game, VAULT.tireDamage, {
        seat: ownerOf(game, vehicle),
        rule: VAULT_RULE,
        purpose: `${nameOf(game, vehicle)}'s vaulting tires`,
      });
      yield* damageTire(game, vehicle, tire, rolled.total, of);
    }
  }
}

/** Flies over vehicles but not through walls; lands on the last free place of its way (H-15). */
function* fly(game: DeluxeGame, vehicle: Vehicle, facing: number): DeluxePlay<number> {
  const rolled = yield* roll(game, VAULT.flight, {
    seat: ownerOf(game, vehicle),
    rule: VAULT_RULE,
    purpose: `${nameOf(game, vehicle)}'s flight`,
  });
  const heading = vehicle.rolling?.heading ?? vehicle.pose.h;
  const from = vehicle.pose;
  const turned = makePose(from.x, from.y, facing);
  const distance = freeDistance(game.setup, game.state, vehicle, turned, heading, rolled.total);
  vehicle.pose = distance === null ? from : endOf(turned, [slideLeg(heading, distance)]);
  updateTouching(game, vehicle, []);
  const text = `${nameOf(game, vehicle)} vaults ${rolled.total} in through the air.`;
  const motion = { piece: vehicle.id, path: [from, vehicle.pose], style: 'vault' } as const;
  game.emit({ kind: 'move', rule: VAULT_RULE, about: vehicle.id, roll: rolled, outcome: 'bad', motion, text });
  return rolled.total;
}

/** The face that hits takes a collision with the ground at the speed it left it with (K-16). */
function* comeDown(game: DeluxeGame, vehicle: Vehicle, speed: number, inches: number): DeluxePlay {
  const { rolling } = vehicle;
  if (rolling === null || vehicle.gone) return;
  tumble(vehicle, rolling, inches * VAULT.sidesPerInch);
  const rolled = yield* roll(game, ramDice(speed), {
    seat: ownerOf(game, vehicle),
    rule: VAULT_RULE,
    purpose: `${nameOf(game, vehicle)}'s landing`,
    atLeast: 0,
  });
  const points = givenDamage(rolled.total, modelOf(game.setup, vehicle.id).dm);
  const text = `${nameOf(game, vehicle)} lands on its ${vehicle.down}: ${points} points.`;
  const harm = [{ piece: vehicle.id, style: 'crash', points, spot: vehicle.down }] as const;
  game.emit({ kind: 'landing', rule: VAULT_RULE, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  yield* collisionDamage(game, vehicle, vehicle.down, points, VAULT_RULE);
}
