import { CRIPPLED, ENGINE } from '../../catalog/damage.ts';
import { BRAKE_CHUTE, NITROUS, REVERSE } from '../../catalog/maneuvers.ts';
import type { RoadRule } from '../../rules.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { accelerationOf, decelerationOf, driverOf, has, topSpeedOf } from './figures.ts';
import { isUnderWay } from './in-hand.ts';

/** From and to, in tens; empty when `to` is below `from`. */
export interface SpeedRange {
  readonly from: number;
  readonly to: number;
}

export interface SpeedsToChoose {
  readonly kind: 'choice';
  /** By pedals alone, in the gear it is in. */
  readonly plain: SpeedRange;
  /** What else can be had: beyond the pedals with nitrous, below them with a chute, backwards from a stop. */
  readonly nitrous: SpeedRange | null;
  readonly chute: SpeedRange | null;
  readonly reverse: SpeedRange | null;
}

/** No choice, and why. */
export interface ForcedSpeed {
  readonly kind: 'forced';
  readonly speed: number;
  readonly because: string;
  readonly rule: RoadRule;
}

type LegalSpeeds = ForcedSpeed | SpeedsToChoose;

function forced(speed: number, because: string, rule: RoadRule): ForcedSpeed {
  return { kind: 'forced', speed: Math.max(0, speed), because, rule };
}

/** Nobody has a say in it: what is out of control keeps its speed, what lies stands, what nobody drives coasts. */
function forcedSpeeds(game: RoadGame, vehicle: Vehicle): ForcedSpeed | null {
  const { speed } = vehicle;
  if (vehicle.rolling !== null || vehicle.flight !== null)
    return forced(speed, 'off its wheels', 'roadrage/speed/selection');
  if (vehicle.down !== 0 || vehicle.idle > 0) return forced(0, 'it cannot move', 'roadrage/control/fireball');
  if (vehicle.crippled) return forced(speed - CRIPPLED.slowsBy, 'crippled', 'roadrage/damage/crippled');
  if (!isUnderWay(vehicle)) return forced(lockedSpeed(game, vehicle), 'out of control', 'roadrage/speed/selection');
  const rule = 'roadrage/hardtop/driverless';
  if (driverOf(game, vehicle) === null) return forced(speed - ENGINE.coastsBy, 'nobody drives', rule);
  if (vehicle.surrendered || vehicle.finished !== null)
    return forced(speed - ENGINE.coastsBy, 'it coasts to a halt', 'roadrage/hardtop/concession');
  return null;
}

/** In a skid or a bootlegger turn only the engine has a say: a dead one slows it, a boost is over. */
function lockedSpeed(game: RoadGame, vehicle: Vehicle): number {
  const { speed } = vehicle;
  if (vehicle.engineHits >= ENGINE.lives) return speed - ENGINE.coastsBy;
  return vehicle.boosted ? Math.min(speed, topSpeedOf(game, vehicle)) : speed;
}

/** What the driver may choose from in phase 1. */
export function legalSpeeds(game: RoadGame, vehicle: Vehicle): LegalSpeeds {
  const none = forcedSpeeds(game, vehicle);
  if (none !== null) return none;
  const plain = plainSpan(game, vehicle);
  const nitrous = nitrousSpan(game, vehicle, plain);
  const chute = chuteSpan(game, vehicle, plain);
  const reverse = reverseSpan(game, vehicle);
  // Where sheets are hidden it would tell that somebody is not asked.
  if (plain.from === plain.to && nitrous === null && chute === null && reverse === null && !game.setup.hidden)
    return forced(plain.from, 'it can do no other', 'roadrage/speed/selection');
  return { kind: 'choice', plain, nitrous, chute, reverse };
}

function plainSpan(game: RoadGame, vehicle: Vehicle): SpeedRange {
  const { speed } = vehicle;
  const slowest = Math.max(0, speed - decelerationOf(game, vehicle));
  // A dead engine brakes by itself, whatever the brakes do.
  if (vehicle.engineHits >= ENGINE.lives) {
    const coasted = Math.max(0, speed - ENGINE.coastsBy);
    return { from: Math.min(slowest, coasted), to: coasted };
  }
  const top = vehicle.reverse ? Math.min(REVERSE.topSpeed, topSpeedOf(game, vehicle)) : topSpeedOf(game, vehicle);
  if (speed <= top) return { from: slowest, to: Math.min(speed + accelerationOf(game, vehicle), top) };
  // After nitrous it comes down at once; when the top speed fell, as fast as the brakes can.
  if (vehicle.boosted) return { from: Math.min(slowest, top), to: top };
  return { from: slowest, to: Math.max(top, slowest) };
}

function nitrousSpan(game: RoadGame, vehicle: Vehicle, plain: SpeedRange): SpeedRange | null {
  if (vehicle.nitrous === 0 || vehicle.reverse || !has(game, vehicle, 'nitrousOxide')) return null;
  if (vehicle.engineHits >= ENGINE.lives) return null;
  const reach = vehicle.speed + accelerationOf(game, vehicle) + NITROUS.acceleration;
  // Two turns running it may not be over its top speed.
  const to = Math.min(reach, topSpeedOf(game, vehicle) + (vehicle.boosted ? 0 : NITROUS.overTop));
  return to > plain.to ? { from: plain.to + 10, to } : null;
}

function chuteSpan(game: RoadGame, vehicle: Vehicle, plain: SpeedRange): SpeedRange | null {
  if (vehicle.chute === 0 || vehicle.speed < BRAKE_CHUTE.minSpeed || !has(game, vehicle, 'brakeChute')) return null;
  const from = Math.max(0, vehicle.speed - BRAKE_CHUTE.deceleration);
  return from < plain.from ? { from, to: plain.from - 10 } : null;
}

/** Only from a full stop. */
function reverseSpan(game: RoadGame, vehicle: Vehicle): SpeedRange | null {
  if (vehicle.speed > 0) return null;
  const to = Math.min(REVERSE.topSpeed, topSpeedOf(game, vehicle), accelerationOf(game, vehicle));
  return to > 0 ? { from: 10, to } : null;
}
