import { cornersOf, forwardOf, type Point, type Pose, type Size, toLocal } from '@hardtop/geometry';
import { BREACH } from '../../catalog/collisions.ts';
import { breachesOf, sectionAt, standingIn } from '../queries/breaches.ts';
import { faceTowards, type Party, type Struck, struckOn, type Touch } from '../queries/collision-type.ts';
import { shownAt } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { givenDamage, makeDm, plateGives, plateTakes, swipeSpeed } from '../queries/ram.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { Span, Structure } from '../state/setup.ts';
import { type DeluxeGame, sizeOf } from '../state/state.ts';
import { harmOf, isPlated, rollRam } from './collision.ts';
import { collisionDamage } from './damage.ts';
import { openBreach } from './openings.ts';
import { afterHeadOn, afterSwipe, meetsHeadOn, type StructureSequel } from './structure.ts';

const RULE = 'deluxe/IV.7/walls';

/** A vehicle runs into a wall that can be breached: through it, if one ram opens two sections (K-09). */
export function* hitWall(game: DeluxeGame, mover: Party, wall: Structure, touch: Touch): DeluxePlay<StructureSequel> {
  const { vehicle } = mover;
  const headOn = meetsHeadOn(mover, touch);
  const inward = { x: 0 - touch.normal.x, y: 0 - touch.normal.y };
  const car = struckOn(mover, faceTowards(vehicle.pose, inward));
  const speed = headOn ? mover.speed : swipeSpeed(mover.speed);
  const side = shownAt(vehicle, car.side);
  const text = `${nameOf(game, vehicle)} ${headOn ? 'runs into' : 'scrapes'} ${wall.label} with its ${side} at ${speed} mph${headOn ? '' : ' of swipe speed'}.`;
  game.emit({ kind: 'collision', rule: RULE, about: vehicle.id, outcome: 'bad', text });
  const way = headOn ? wayThrough(car, wall, touch) : null;
  const through = yield* ramWall(game, car, wall, touch, way, speed);
  if (headOn) yield* afterHeadOn(game, car, through);
  else yield* afterSwipe(car, speed, touch);
  if (vehicle.gone) return 'stop';
  return through ? 'through' : headOn ? 'stop' : 'slide';
}

/** True if the way is open: each section in it takes its points and gives as many back. */
function* ramWall(
  game: DeluxeGame,
  car: Struck,
  wall: Structure,
  touch: Touch,
  way: Span | null,
  speed: number,
): DeluxePlay<boolean> {
  const rolled = yield* rollRam(game, car.vehicle, speed);
  if (rolled === null || wall.dp === null) return false;
  const sections = way === null ? 1 : sectionsIn(breachesOf(game.state, wall.id), way);
  const own = givenDamage(rolled.total, car.model.dm);
  const plated = isPlated(car);
  const force = plated ? plateGives(own) : own;
  const back = Math.min(own, (way === null ? BREACH.toPass : sections) * wall.dp);
  const taken = plated ? plateTakes(back) : back;
  const isOpen = way !== null && force >= sections * wall.dp;
  if (isOpen) openBreach(game, wall, way);
  else if (force >= wall.dp) openBreach(game, wall, sectionAt(wall, touch.point));
  const fate = isOpen ? 'it breaks through' : force >= wall.dp ? 'one breach, too narrow for it' : 'the wall holds';
  const text = `Ram damage ${rolled.total} × ${makeDm(car.model.dm)} against ${wall.dp} points a section: ${nameOf(game, car.vehicle)} takes ${taken}, ${fate}.`;
  const marks = isOpen ? ['breach/through'] : force >= wall.dp ? ['breach/ram'] : [];
  const harm = [harmOf(car, taken)];
  game.emit({ kind: 'ram', rule: RULE, about: car.vehicle.id, roll: rolled, outcome: 'bad', text, harm, marks });
  yield* collisionDamage(game, car.vehicle, shownAt(car.vehicle, car.side), taken, RULE);
  return isOpen;
}

/** Two, or one where half of the way is open already. */
function sectionsIn(spans: readonly Span[], way: Span): number {
  const closed = standingIn(spans, way) / (way.to - way.from);
  return Math.max(1, Math.ceil(closed * BREACH.toPass - 1e-6));
}

/** A hair to each side of a car that drives through. */
const ELBOW_ROOM = 1 / 32;

/** The stretch of a wall that a vehicle needs to go on as it goes; null at the wall's own end, where none leads through. */
function wayThrough({ vehicle, heading }: Struck, wall: Structure, { normal }: Touch): Span | null {
  const across = forwardOf(wall.pose.h);
  if (Math.abs(across.x * normal.x + across.y * normal.y) > Math.SQRT1_2) return null;
  return swathOf(wall.pose, wall.size, vehicle.pose, sizeOf(vehicle), forwardOf(heading));
}

/** Every corner goes straight on from one face of the wall to the other. */
function swathOf(wall: Pose, { length, width }: Size, at: Pose, size: Size, way: Point): Span {
  const origin = toLocal(wall, wall);
  const end = toLocal(wall, { x: wall.x + way.x, y: wall.y + way.y });
  const [dx, dy] = [end.x - origin.x, end.y - origin.y];
  let [from, to] = [length / 2, -length / 2];
  for (const corner of cornersOf(at, size)) {
    const { x, y } = toLocal(wall, corner);
    for (const face of [-width / 2, width / 2]) {
      const along = y + ((face - x) / dx) * dy;
      [from, to] = [Math.min(from, along), Math.max(to, along)];
    }
  }
  return { from: Math.max(-length / 2, from - ELBOW_ROOM), to: Math.min(length / 2, to + ELBOW_ROOM) };
}
