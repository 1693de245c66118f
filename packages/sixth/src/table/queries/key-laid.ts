import { endOf, makePose, type Point, type Pose, toWorld } from '@hardtop/geometry';
import type { Outline } from '@hardtop/kernel';
import { CAR, ZONES } from '../../catalog/turning-key.ts';
import type { Car } from '../state/state.ts';
import { leftward, legsOf, type Move, pivotCorner, STRAIGHT, zoneOf } from './moves.ts';

/** A little longer than the side that swings over the key. */
const REACH = CAR.length * 1.25;
/** Tenths of a degree between two points of the rim. */
const RIM_STEP = 75;

/** The zone of the key that a turn ends in, as it lies beside the car: a wedge about the corner that stays. */
export function zoneLaid(car: Pick<Car, 'pose' | 'reverse'>, move: Move): readonly Outline[] {
  if (move.kind !== 'turn') return [];
  const id = zoneOf(move.angle);
  if (id === null) return [];
  const { from, to } = ZONES[id];
  const pose = endOf(car.pose, legsOf(car, STRAIGHT));
  const corner = toWorld(pose, pivotCorner(move.way, car.reverse));
  const turn = leftward(move.way, car.reverse);
  const ahead = car.reverse ? -REACH : REACH;
  const rim: Point[] = [];
  for (let angle = from; angle <= to; angle += RIM_STEP)
    rim.push(toWorld(makePose(corner.x, corner.y, pose.h + turn * angle), { x: 0, y: ahead }));
  return [{ points: [corner, ...rim].map(rounded), label: id }];
}

const hundredths = (length: number): number => Math.round(length * 100) / 100;
const rounded = ({ x, y }: Point): Point => ({ x: hundredths(x), y: hundredths(y) });

/** A ghost as it is drawn: the eye needs no more digits, and a dozen of them come with every question of a move. */
export const drawnAt = ({ x, y, h }: Pose): Pose => ({ x: hundredths(x), y: hundredths(y), h });
