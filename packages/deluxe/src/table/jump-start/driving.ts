import {
  degrees,
  endOf,
  headingDifference,
  type Motion,
  makePose,
  type Point,
  type Pose,
  pathOf,
  samePose,
} from '@hardtop/geometry';
import { type MotionRecord, type Play, type RuleId, roll } from '@hardtop/kernel';
import { COLLISION_ANGLES } from '../../catalog/collisions.ts';
import { JUMP_START_COLLISION as COLLISION } from '../../catalog/jump-start.ts';
import { noteGrounds } from '../chapters/ground.ts';
import { isCycle } from '../queries/build.ts';
import { faceTowards } from '../queries/collision-type.ts';
import { firstContact, isFreeAt, type Meeting } from '../queries/contact.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { structureOf } from '../queries/structures.ts';
import { type DeluxeGame, travelHeading, type Vehicle, vehicleOf } from '../state/state.ts';
import { ownBlow, strike } from './damage.ts';

const RULE = 'deluxe/II.7/collisions';

interface Manner {
  readonly style: MotionRecord['style'];
  readonly rule: RuleId;
  readonly text: string;
  readonly marks?: readonly string[];
}

/** How a move went. */
interface Journey {
  /** The way it was meant. */
  readonly completed: boolean;
  /** Drivers whom it has wounded: each rolls for control next. */
  readonly shaken: readonly Vehicle[];
}

const UNSHAKEN: readonly Vehicle[] = [];

/** Moves a counter along; what it touches is a collision, and ends the move. */
export function* drive(game: DeluxeGame, vehicle: Vehicle, motion: Motion, manner: Manner): Play<Journey> {
  const meeting = firstContact(game, vehicle, motion);
  if (meeting === null) {
    moveAlong(game, vehicle, pathOf(vehicle.pose, motion, STEPS).slice(0, -1), endOf(vehicle.pose, motion), manner);
    if (game.state.road !== undefined) noteGrounds(game, vehicle);
    return { completed: true, shaken: UNSHAKEN };
  }
  const { contact } = meeting;
  moveAlong(game, vehicle, pathOf(vehicle.pose, motion.slice(0, contact.leg), STEPS), contact.pose, manner);
  const shaken =
    meeting.kind === 'vehicle'
      ? yield* meetVehicle(game, vehicle, vehicleOf(game.state, meeting.id), meeting)
      : yield* meetStructure(game, vehicle, meeting);
  setBack(game, vehicle, contact.normal);
  if (game.state.road !== undefined) noteGrounds(game, vehicle);
  return { completed: false, shaken };
}

/** Poses drawn on the way of a leg. */
const STEPS = 3;

function moveAlong(game: DeluxeGame, vehicle: Vehicle, way: readonly Pose[], end: Pose, manner: Manner): void {
  const { style, ...told } = manner;
  if (samePose(vehicle.pose, end)) return;
  vehicle.pose = end;
  game.emit({ kind: 'move', about: vehicle.id, motion: { piece: vehicle.id, path: [...way, end], style }, ...told });
}

/** Counters that have met come to lie a square apart, where there is room (H-334). */
function setBack(game: DeluxeGame, vehicle: Vehicle, normal: Point): void {
  if (vehicle.gone) return;
  const { x, y, h } = vehicle.pose;
  const apart = makePose(x + normal.x * COLLISION.setBack, y + normal.y * COLLISION.setBack, h);
  if (isFreeAt(game.setup, game.state, vehicle, apart)) vehicle.pose = apart;
}

type Way = 'head-on' | 'same-way' | 'across';

function wayOf(mover: Vehicle, other: Vehicle): Way {
  const angle = headingDifference(travelHeading(mover), travelHeading(other));
  if (angle > degrees(COLLISION_ANGLES.oppositeDirection)) return 'head-on';
  return angle < degrees(COLLISION_ANGLES.sameDirection) ? 'same-way' : 'across';
}

/** Added head-on, subtracted in line, across that of whoever moved last. */
function collisionMph(way: Way, mover: number, other: number): number {
  if (way === 'head-on') return Math.abs(mover) + Math.abs(other);
  return way === 'same-way' ? Math.abs(Math.abs(mover) - Math.abs(other)) : Math.abs(mover);
}

const WAYS = { 'head-on': 'Head-on', 'same-way': 'In line', across: 'Across' } as const satisfies Record<Way, string>;

function* meetVehicle(
  game: DeluxeGame,
  mover: Vehicle,
  other: Vehicle,
  { contact }: Meeting,
): Play<readonly Vehicle[]> {
  const { normal } = contact;
  const way = wayOf(mover, other);
  const mph = collisionMph(way, mover.speed, other.speed);
  const names = `${nameOf(game, mover)} and ${nameOf(game, other)}`;
  const text = `${names} collide: ${WAYS[way].toLowerCase()}, ${mph} mph.`;
  tellCrash(game, mover, [mover, other], text, `jump-start/collision-${way}`);
  const away = { x: -normal.x, y: -normal.y };
  const shaken = [
    ...(yield* crush(game, mover, faceTowards(mover.pose, away), mph, other)),
    ...(yield* crush(game, other, faceTowards(other.pose, normal), mph, mover)),
  ];
  settleSpeeds(game, way, mover, other);
  return shaken;
}

function* meetStructure(game: DeluxeGame, mover: Vehicle, { id, contact }: Meeting): Play<readonly Vehicle[]> {
  const mph = Math.abs(mover.speed);
  const { x, y } = contact.normal;
  const text = `${nameOf(game, mover)} runs into ${structureOf(game.setup, id).label} at ${mph} mph.`;
  tellCrash(game, mover, [mover], text, 'jump-start/collision-fixed');
  const shaken = yield* crush(game, mover, faceTowards(mover.pose, { x: -x, y: -y }), mph, null);
  slowTo(game, mover, 0);
  return shaken;
}

function tellCrash(game: DeluxeGame, about: Vehicle, hurt: readonly Vehicle[], text: string, mark: string): void {
  const harm = hurt.map(({ id }) => ({ piece: id, style: 'crash' as const }));
  game.emit({ kind: 'collision', rule: RULE, about: about.id, outcome: 'bad', text, harm, marks: [mark] });
}

/** A die for every ten miles an hour, to the side struck; from a cycle half. */
function* crush(
  game: DeluxeGame,
  vehicle: Vehicle,
  side: 'front' | 'right' | 'left' | 'back',
  mph: number,
  by: Vehicle | null,
): Play<readonly Vehicle[]> {
  const dice = Math.floor(mph / COLLISION.mphPerDie);
  if (dice === 0 || vehicle.gone) return UNSHAKEN;
  const seat = ownerOf(game, vehicle);
  const rolled = yield* roll(game, `${dice}d`, { seat, rule: RULE, purpose: `the crash of ${nameOf(game, vehicle)}` });
  const hits = by !== null && isCycle(by) ? Math.floor(rolled.total * COLLISION.cycleShare) : rolled.total;
  const half = hits === rolled.total ? '' : ', half of it from a cycle';
  const text = `${nameOf(game, vehicle)} takes ${hits} on the ${side}${half}.`;
  const harm = [{ piece: vehicle.id, style: 'hit', points: hits, spot: side }] as const;
  game.emit({ kind: 'damage', rule: RULE, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  return (yield* strike(game, vehicle, side, hits, ownBlow(game, vehicle))) ? [vehicle] : UNSHAKEN;
}

/** Head-on both stop; who strikes across stops; in line the faster falls to the speed of the slower (H-334). */
function settleSpeeds(game: DeluxeGame, way: Way, mover: Vehicle, other: Vehicle): void {
  const slower = Math.min(Math.abs(mover.speed), Math.abs(other.speed));
  slowTo(game, mover, way === 'same-way' ? slower : 0);
  if (way !== 'across') slowTo(game, other, way === 'same-way' ? slower : 0);
}

function slowTo(game: DeluxeGame, vehicle: Vehicle, mph: number): void {
  if (Math.abs(vehicle.speed) <= mph || vehicle.gone) return;
  vehicle.speed = mph === 0 ? 0 : Math.sign(vehicle.speed) * mph;
  const what = mph === 0 ? 'stops' : `slows to ${mph} mph`;
  game.emit({ kind: 'speed', rule: RULE, about: vehicle.id, text: `${nameOf(game, vehicle)} ${what}.` });
}
