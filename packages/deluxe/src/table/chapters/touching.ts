import { QUANTUM, rectangle, separation } from '@hardtop/geometry';
import { isStanding } from '../queries/structures.ts';
import { shapeOf, type Vehicle, type World } from '../state/state.ts';

// Outlines this close after a collision are still in contact; rounding and the tenths of a turn take their share.
const TOUCH_GAP = 8 * QUANTUM;

/** Keeps what the vehicle has collided with for as long as they stay in contact, on both sides. */
export function updateTouching(world: World, vehicle: Vehicle, met: readonly string[]): void {
  if (vehicle.touching.length === 0 && met.length === 0) return;
  const candidates = new Set([...vehicle.touching, ...met]);
  const touched = vehicle.gone ? [] : touchedOf(world, vehicle, candidates);
  for (const other of world.state.vehicles) {
    if (!candidates.has(other.id)) continue;
    const rest = other.touching.filter((id) => id !== vehicle.id);
    other.touching = touched.includes(other.id) ? [...rest, vehicle.id] : rest;
  }
  vehicle.touching = touched;
}

function touchedOf({ setup, state }: World, vehicle: Vehicle, candidates: ReadonlySet<string>): string[] {
  const own = shapeOf(vehicle);
  const vehicles = state.vehicles.filter(
    (other) => candidates.has(other.id) && !other.gone && separation(own, shapeOf(other)).gap <= TOUCH_GAP,
  );
  // A wall may be built of several structures: who scrapes along one touches the next as well.
  const scraping = setup.structures.some(({ id }) => candidates.has(id));
  const structures = setup.structures.filter(
    (structure) =>
      scraping &&
      isStanding(state, structure) &&
      separation(own, rectangle(structure.pose, structure.size)).gap <= TOUCH_GAP,
  );
  return [...vehicles, ...structures].map(({ id }) => id);
}
