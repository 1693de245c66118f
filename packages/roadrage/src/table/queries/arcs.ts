import { cosOf, type Pose, sideMiddle, sinOf } from '@hardtop/geometry';
import { FIXED_CORRIDOR, MOUNTS, OPEN_CORRIDOR } from '../../catalog/mounts.ts';
import { ON_FOOT } from '../../catalog/people.ts';
import type { Design, Facing } from '../../garage/design/design.ts';
import { type FittedWeapon, WHEEL } from '../state/state.ts';
import type { Field, Thing } from './field.ts';
import { sizeOf } from './open-field.ts';
import { crosses } from './square.ts';

/** Bearings in tenths of a degree off the bow, left positive; both ends belong to it. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

const QUARTER = 900;
const HALF = 1800;
const FULL = 3600;

export const ALL_ROUND: Arc = { from: -HALF, to: HALF };
const AHEAD: Arc = { from: -QUARTER, to: QUARTER };
const FRONT_LEFT: Arc = { from: 0, to: QUARTER };
const FRONT_RIGHT: Arc = { from: -QUARTER, to: 0 };
const LEFT_HALF: Arc = { from: 0, to: HALF };
const RIGHT_HALF: Arc = { from: -HALF, to: 0 };
const BACK_LEFT: Arc = { from: QUARTER, to: HALF };
const BACK_RIGHT: Arc = { from: -HALF, to: -QUARTER };

/** Dead astern is both 1800 and -1800. */
export function inArc({ from, to }: Arc, bearing: number): boolean {
  return (bearing >= from && bearing <= to) || (bearing === HALF && from === -HALF);
}

/** Where hand weapons reach from a seat through the windows. Back seats are on the left and the right by turns. */
export function seatArc(drive: Design['drive'], seat: number): Arc {
  if (seat === WHEEL) return drive === 'left' ? FRONT_LEFT : FRONT_RIGHT;
  if (seat === 1) return drive === 'left' ? RIGHT_HALF : LEFT_HALF;
  return seat % 2 === 0 ? BACK_LEFT : BACK_RIGHT;
}

/** Without a roof, and on bikes, only the driver is held to the front. */
export function openArc(seat: number): Arc {
  return seat === WHEEL ? AHEAD : ALL_ROUND;
}

const CENTRE: Readonly<Record<Facing, number>> = { front: 0, left: QUARTER, back: HALF, right: -QUARTER };

/** Whether a mounted gun bears on a target; `bearing` is that off the bow from the middle of the vehicle. */
export function bears(field: Field, firer: Thing, gun: FittedWeapon, target: Thing, bearing: number): boolean {
  const { fitting, state } = gun;
  const { arc } = MOUNTS[fitting.mount];
  if (arc === null || state.stuck) return onFixedLine(field, firer, fitting.facing, target);
  if (arc * 10 >= FULL) return true;
  const seen =
    field.kind === 'open' && fitting.mount === 'door' ? fromDoor(field, firer, fitting.facing, target) : bearing;
  return Math.abs(turnBetween(CENTRE[fitting.facing], seen)) <= (arc * 10) / 2;
}

function turnBetween(a: number, b: number): number {
  const turn = (((b - a) % FULL) + FULL) % FULL;
  return turn > HALF ? turn - FULL : turn;
}

/** Without a grid a door's arc starts at the edge of the body. */
function fromDoor(field: Field, firer: Thing, facing: Facing, target: Thing): number {
  const { x, y } = sideMiddle(firer.pose, sizeOf(firer.body), facing);
  return field.bearing({ pose: { x, y, h: firer.pose.h }, body: null }, firer.pose.h, target);
}

/** The corridor: ahead, and at most a square off the line. With the finer maneuvers the line itself. */
function onFixedLine(field: Field, firer: Thing, facing: Facing, target: Thing): boolean {
  const heading = firer.pose.h + CENTRE[facing];
  const ahead = { x: -sinOf(heading), y: cosOf(heading) };
  const dx = target.pose.x - firer.pose.x;
  const dy = target.pose.y - firer.pose.y;
  const along = dx * ahead.x + dy * ahead.y;
  if (field.kind === 'grid') return along > 0 && Math.abs(dx * ahead.y - dy * ahead.x) <= FIXED_CORRIDOR;
  const reach = Math.abs(dx) + Math.abs(dy) + 2;
  const end = { x: firer.pose.x + ahead.x * reach, y: firer.pose.y + ahead.y * reach };
  return along > 0 && onLine(firer.pose, end, target, field.alternate ? 0 : OPEN_CORRIDOR);
}

/** Whether a line, or a corridor so wide about it, meets the target. */
function onLine(from: Pose, to: { readonly x: number; readonly y: number }, target: Thing, wide: number): boolean {
  const { length, width } = target.body === null ? PERSON : sizeOf(target.body);
  return crosses(from, to, target.pose, length + wide, width + wide);
}

const PERSON = { length: ON_FOOT.width, width: ON_FOOT.width };
