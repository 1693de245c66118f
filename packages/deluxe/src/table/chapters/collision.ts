import { toLocal } from '@hardtop/geometry';
import { type HarmRecord, type RollRecord, type RuleId, roll, setOff } from '@hardtop/kernel';
import { COLLISION_HAZARD, T_BONE_HAZARDS, type TBoneHazard } from '../../catalog/collisions.ts';
import { HAZARDS } from '../../catalog/hazards.ts';
import type { DiceNotation } from '../../catalog/units.ts';
import {
  type Clash,
  type CollisionKind,
  collisionName,
  collisionSpeed,
  type Party,
  type Struck,
  type Touch,
} from '../queries/collision-type.ts';
import { ownerOf } from '../queries/deciding.ts';
import { shownAt } from '../queries/facing.ts';
import { owesShortMove } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { armorOn } from '../queries/parts.ts';
import { compareDm, givenDamage, makeDm, plateGives, plateTakes, ramDice, temporarySpeed } from '../queries/ram.ts';
import type { DeluxePlay, Effect, Trouble } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { settleType } from './collision-question.ts';
import { collisionDamage } from './damage.ts';
import { giveAway } from './darkness.ts';
import { noteAttack } from './story.ts';

const RAM = 'deluxe/IV.7/ram';
const HAZARD = 'deluxe/IV.7/collision-hazard';

const RULES = {
  'head-on': 'deluxe/IV.7/head-on',
  'rear-end': 'deluxe/IV.7/rear-end',
  't-bone': 'deluxe/IV.7/t-bone',
  'sideswipe-same': 'deluxe/IV.7/sideswipe',
  'sideswipe-opposite': 'deluxe/IV.7/sideswipe',
} as const satisfies Record<CollisionKind, RuleId>;

/** How the mover's phase goes on: through the other, which gives way; along it; or not at all. */
export type Sequel = 'push' | 'slide' | 'stop';

/** A collision of two vehicles, the first of which is making its move: damage, speeds, hazards. */
export function* collide(game: DeluxeGame, mover: Party, other: Party, touch: Touch): DeluxePlay<Sequel> {
  giveAway(game, mover.vehicle);
  giveAway(game, other.vehicle);
  noteAttack(game, mover.vehicle.id, null, other.vehicle);
  noteAttack(game, other.vehicle.id, null, mover.vehicle);
  const clash = yield* settleType(game, mover, other, touch);
  announce(game, clash);
  yield* ram(game, clash, mover.vehicle);
  const [speed1, speed2] = newSpeeds(clash);
  changeSpeed(game, clash.v1.vehicle, speed1);
  changeSpeed(game, clash.v2.vehicle, speed2);
  yield* hazards(game, clash, touch);
  return mover.vehicle.gone ? 'stop' : sequelOf(clash, mover.vehicle, game.setup.variants.sideswipeGoesOn);
}

function announce(game: DeluxeGame, clash: Clash): void {
  const { kind, v1, v2 } = clash;
  const swipe = kind === 'sideswipe-same' || kind === 'sideswipe-opposite';
  const speed = `${collisionSpeed(clash)} mph${swipe ? ' of swipe speed' : ''}`;
  const text = `${collisionName(kind)}: ${nameOf(game, v1.vehicle)}'s ${shownAt(v1.vehicle, v1.side)} meets ${nameOf(game, v2.vehicle)}'s ${shownAt(v2.vehicle, v2.side)} at ${speed}.`;
  const marks = [`collision/${kind}`];
  game.emit({ kind: 'collision', rule: RULES[kind], about: v1.vehicle.id, outcome: 'bad', text, marks });
}

/** The base roll of a collision speed; at no speed there is none. */
export function* rollRam(game: DeluxeGame, by: Vehicle, speed: number): DeluxePlay<RollRecord | null> {
  const notation: DiceNotation = ramDice(speed);
  if (notation === '0') return null;
  return yield* roll(game, notation, {
    seat: ownerOf(game, by),
    rule: RAM,
    purpose: `ram at ${speed} mph`,
    atLeast: 0,
  });
}

/** A plate works while the armor it is bolted to is there. */
export function isPlated({ vehicle, model, side }: Struck): boolean {
  const holds = vehicle.veiled === true || armorOn(vehicle, 'front') > 0;
  return model.ramPlate && holds && shownAt(vehicle, side) === 'front';
}

/** What a vehicle takes from its opponent's modifier and both their plates. */
export function takenDamage(base: number, by: Struck, from: Struck): number {
  const given = givenDamage(base, from.model.dm);
  const plated = isPlated(from) ? plateGives(given) : given;
  return isPlated(by) ? plateTakes(plated) : plated;
}

/** One base roll serves both sides (K-04). */
function* ram(game: DeluxeGame, clash: Clash, phasing: Vehicle): DeluxePlay {
  const { kind, v1, v2 } = clash;
  const rolled = yield* rollRam(game, phasing, collisionSpeed(clash));
  if (rolled === null) return;
  const [taken1, taken2] = [takenDamage(rolled.total, v1, v2), takenDamage(rolled.total, v2, v1)];
  const one = `${nameOf(game, v1.vehicle)} takes ${explain(rolled.total, v1, v2, taken1)}`;
  const two = `${nameOf(game, v2.vehicle)} ${explain(rolled.total, v2, v1, taken2)}`;
  const text = `Ram damage ${rolled.total}: ${one}, ${two}.`;
  const harm = [harmOf(v1, taken1), harmOf(v2, taken2)];
  game.emit({ kind: 'ram', rule: RAM, about: v1.vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  yield* collisionDamage(game, v1.vehicle, shownAt(v1.vehicle, v1.side), taken1, RULES[kind]);
  yield* collisionDamage(game, v2.vehicle, shownAt(v2.vehicle, v2.side), taken2, RULES[kind]);
}

/** What a crash does to one side, for the eye. */
export function harmOf({ vehicle, side }: Pick<Struck, 'vehicle' | 'side'>, points: number): HarmRecord {
  return { piece: vehicle.id, style: 'crash', points, spot: shownAt(vehicle, side) };
}

function explain(base: number, by: Struck, from: Struck, taken: number): string {
  const plates = `${isPlated(from) ? ', doubled by the ram plate' : ''}${isPlated(by) ? ', halved by its ram plate' : ''}`;
  return `${taken} (${base} × ${makeDm(from.model.dm)}${plates})`;
}

/** Speeds after the collision, V1's first (K-03). */
export function newSpeeds({ kind, v1, v2 }: Clash): readonly [number, number] {
  const kept1 = temporarySpeed(v1.speed, v1.model.dm, v2.model.dm);
  const kept2 = temporarySpeed(v2.speed, v2.model.dm, v1.model.dm);
  switch (kind) {
    case 'head-on':
      return [Math.max(0, kept1 - kept2), Math.max(0, kept2 - kept1)];
    case 'rear-end':
      return [kept1 + kept2, kept1 + kept2];
    case 't-bone':
      return [kept1, v2.speed];
    case 'sideswipe-same':
    case 'sideswipe-opposite':
      return [v1.speed, v2.speed];
  }
}

/** A new speed the way the vehicle was going; an odd one owes a short move, an even one none. */
export function changeSpeed(game: DeluxeGame, vehicle: Vehicle, speed: number): void {
  const old = Math.abs(vehicle.speed);
  if (speed === old || vehicle.gone) return;
  vehicle.speed = vehicle.speed < 0 && speed > 0 ? -speed : speed;
  if (speed !== 0) vehicle.direction = vehicle.speed < 0 ? -1 : 1;
  // Who came from an even speed has taken no short move yet in this turn (H-06).
  vehicle.owesShort = owesShortMove(speed) && (vehicle.owesShort || !owesShortMove(old));
  const text = `${nameOf(game, vehicle)}: ${old} mph becomes ${speed} mph.`;
  game.emit({ kind: 'speed', rule: 'deluxe/IV.7/temporary-speed', about: vehicle.id, outcome: 'neutral', text });
}

/** One point for each 10 mph, rounded up, and never less than one. */
export function hazardOf(mph: number): number {
  return Math.max(COLLISION_HAZARD.least, Math.ceil(mph / COLLISION_HAZARD.mphPerPoint));
}

/** The struck vehicle's hazard in a T-bone by the rammer's (K-07). */
export function tBoneHazard(rammer: number): number {
  const row: TBoneHazard | undefined =
    T_BONE_HAZARDS.find((candidate) => rammer <= candidate.rammer) ?? T_BONE_HAZARDS.at(-1);
  return row?.struck ?? COLLISION_HAZARD.least;
}

/** What the list of hazards has for any collision. */
const LISTED = HAZARDS.simplifiedCollision.difficulty;

/** The hazards of both, V1's first. */
function hazardsOf(clash: Clash): readonly [number, number] {
  const { kind, v1, v2 } = clash;
  if (kind === 'sideswipe-same' || kind === 'sideswipe-opposite') {
    const both = hazardOf(collisionSpeed(clash));
    return [both, both];
  }
  const [speed1, speed2] = newSpeeds(clash);
  const first = hazardOf(Math.abs(speed1 - v1.speed));
  return [first, kind === 't-bone' ? tBoneHazard(first) : hazardOf(Math.abs(speed2 - v2.speed))];
}

function* hazards({ setup }: DeluxeGame, clash: Clash, touch: Touch): DeluxePlay {
  const isListed = setup.variants.collisionHazard === 'always-D4';
  const [first, second] = isListed ? [LISTED, LISTED] : hazardsOf(clash);
  const rule = isListed ? 'deluxe/IV.6/collision' : HAZARD;
  yield* hazard(clash, clash.v1, { label: collisionName(clash.kind), difficulty: first, rule }, touch);
  yield* hazard(clash, clash.v2, { label: collisionName(clash.kind), difficulty: second, rule }, touch);
}

/** Rolled at the speed before the collision; after a sideswipe the tail swings away from it. */
function* hazard({ kind }: Clash, of: Struck, trouble: Trouble, touch: Touch): DeluxePlay {
  const swipe = kind === 'sideswipe-same' || kind === 'sideswipe-opposite';
  const tail = swipe ? { fishtail: awayFrom(of.vehicle, touch) } : {};
  yield* setOff<Effect>({ kind: 'hazard', vehicle: of.vehicle.id, trouble, speed: of.speed, ...tail });
}

/** The side away from a contact. */
export function awayFrom(vehicle: Vehicle, { point }: Touch): 'left' | 'right' {
  return toLocal(vehicle.pose, point).x > 0 ? 'left' : 'right';
}

/** Whether the vehicle making its move completes it (K-06). */
function sequelOf({ kind, v1, v2 }: Clash, mover: Vehicle, goesOn: 'heavier' | 'lighter' = 'heavier'): Sequel {
  const [own, other] = v1.vehicle === mover ? [v1, v2] : [v2, v1];
  const apart = compareDm(own.model.dm, other.model.dm);
  const heavier = apart > 0;
  switch (kind) {
    case 'head-on':
      return mover.speed === 0 ? 'stop' : 'push';
    case 'rear-end':
      return heavier ? 'push' : 'stop';
    case 't-bone':
      return (mover === v1.vehicle ? mover.speed !== 0 : heavier) ? 'push' : 'stop';
    case 'sideswipe-same':
    case 'sideswipe-opposite':
      return (goesOn === 'heavier' ? heavier : apart < 0) ? 'slide' : 'stop';
  }
}

/** Still in contact from before: no new collision, so no damage, no change of speed, no hazard. */
export function stillTouching(clash: Clash, mover: Vehicle): Sequel {
  const { kind, v1, v2 } = clash;
  const other = v1.vehicle === mover ? v2 : v1;
  if (kind === 'sideswipe-same' || kind === 'sideswipe-opposite') return 'slide';
  // Behind a car that is as fast it waits its turn; a slower one is in the way and must yield.
  if (kind === 'rear-end' && other.speed >= Math.abs(mover.speed)) return sequelOf(clash, mover);
  return 'push';
}
