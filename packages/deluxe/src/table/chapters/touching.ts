import { distance, gapBetween, QUANTUM, radiusOf, rectangle, type Shape } from '@hardtop/geometry';
import { type Built, builtOf } from '../queries/breaches.ts';
import { girthOf, isNarrow } from '../queries/girth.ts';
import { ditchesOf } from '../queries/ground.ts';
import { isStanding } from '../queries/structures.ts';
import { type State, shapeOf, sizeOf, type Vehicle, type World } from '../state/state.ts';

// Outlines this close after a collision are still in contact; rounding and the tenths of a turn take their share.
const TOUCH_GAP = 8 * QUANTUM;

/** Keeps what the vehicle has collided with for as long as they stay in contact, on both sides. */
export function updateTouching(world: World, vehicle: Vehicle, met: readonly string[]): void {
  const candidates = met.length === 0 ? vehicle.touching : [...vehicle.touching, ...met];
  if (candidates.length > 0) vehicle.touching = vehicle.gone ? [] : touchedOf(world, vehicle, candidates);
  for (const other of world.state.vehicles) {
    const remembers = other.touching.includes(vehicle.id);
    const touches = vehicle.touching.includes(other.id);
    if (touches && !remembers) other.touching = [...other.touching, vehicle.id];
    const parted = !touches && remembers && (vehicle.gone || other.speed === 0 || !candidates.includes(other.id));
    if (parted) other.touching = other.touching.filter((id) => id !== vehicle.id);
  }
}

/** Moving vehicles that one has just left behind: they are in contact until they have moved as well (H-28). */
export function leftBehind({ vehicles }: State, { id }: Vehicle): readonly string[] {
  return vehicles.filter((other) => other.touching.includes(id)).map((other) => other.id);
}

function touchedOf({ setup, state }: World, vehicle: Vehicle, candidates: readonly string[]): string[] {
  const own = shapeOf(vehicle);
  const girth = isNarrow(vehicle) ? rectangle(vehicle.pose, girthOf(vehicle)) : own;
  const vehicles = state.vehicles.filter(
    (other) => candidates.includes(other.id) && !other.gone && gapBetween(own, shapeOf(other)) <= TOUCH_GAP,
  );
  // A wall may be built of several structures: who scrapes along one touches the next as well.
  const scraping = setup.structures.some(({ id }) => candidates.includes(id));
  const structures = !scraping
    ? []
    : builtOf(setup, state).filter(
        (built) => isStanding(state, built.structure) && touchesBuilt(vehicle, girth, built),
      );
  const walls = new Set(structures.map(({ structure }) => structure.id));
  const ditches = ditchesOf(setup).filter(
    ({ id, pose, size }) => candidates.includes(id) && gapBetween(girth, rectangle(pose, size)) <= TOUCH_GAP,
  );
  return [...vehicles.map(({ id }) => id), ...walls, ...ditches.map(({ id }) => id)];
}

/** Most structures are far off: the circles around both tell it before the outlines do. */
function touchesBuilt(vehicle: Vehicle, own: Shape, { pose, size, shape }: Built): boolean {
  if (distance(vehicle.pose, pose) > radiusOf(sizeOf(vehicle)) + radiusOf(size) + 2 * TOUCH_GAP) return false;
  return gapBetween(own, shape) <= TOUCH_GAP;
}
