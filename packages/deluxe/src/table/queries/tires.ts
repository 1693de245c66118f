import { CORNERS_LOST_TO_CRASH } from '../../catalog/handling.ts';
import type { TireState, Vehicle } from '../state/state.ts';
import type { WheelCorner } from '../state/wheels.ts';

export function tiresLeft({ tires }: Vehicle): number {
  let left = 0;
  for (const { dp } of tires) if (dp > 0) left++;
  return left;
}

/** Tires that are gone. */
export function tiresLost({ tires }: Vehicle): number {
  let lost = 0;
  for (const { dp } of tires) if (dp <= 0) lost++;
  return lost;
}

/** No tire is left at a corner. */
export function isCornerLost({ tires }: Vehicle, corner: WheelCorner): boolean {
  for (const tire of tires) if (tire.corner === corner && tire.dp > 0) return false;
  return true;
}

/** Tires of one corner stand next to each other in the list. */
function beginsCorner(tires: readonly TireState[], index: number): boolean {
  return index === 0 || tires[index - 1]?.corner !== tires[index]?.corner;
}

/** The corners that a vehicle was built with, in order. */
export function cornersOf({ tires }: Vehicle): readonly WheelCorner[] {
  return tires.filter((_, index) => beginsCorner(tires, index)).map(({ corner }) => corner);
}

/** Corners without a tire. */
export function cornersLost(vehicle: Vehicle): number {
  const { tires } = vehicle;
  let lost = 0;
  for (let i = 0; i < tires.length; i++) {
    const tire = tires[i];
    if (tire !== undefined && beginsCorner(tires, i) && isCornerLost(vehicle, tire.corner)) lost++;
  }
  return lost;
}

/** Corners that still have a tire. */
export function cornersLeft(vehicle: Vehicle): number {
  const { tires } = vehicle;
  let left = 0;
  for (let i = 0; i < tires.length; i++) {
    const tire = tires[i];
    if (tire !== undefined && beginsCorner(tires, i) && !isCornerLost(vehicle, tire.corner)) left++;
  }
  return left;
}

/** Too few wheels left to steer, drive or brake: two corners of a car, either wheel of a cycle, any of a trike (R-05, R-06). */
export function isCrippled(vehicle: Vehicle): boolean {
  switch (vehicle.counter) {
    case 'cycle':
      return isCornerLost(vehicle, 'front') || isCornerLost(vehicle, 'back');
    case 'trike':
      return cornersLost(vehicle) > 0;
    default:
      return cornersLost(vehicle) >= CORNERS_LOST_TO_CRASH;
  }
}

/** The tires of a corner. */
export function tiresAt({ tires }: Vehicle, corner: WheelCorner): readonly TireState[] {
  return tires.filter((tire) => tire.corner === corner);
}

/** `front left tire`, `back right tire 2`. */
export function tireLabel(corner: WheelCorner, index: number): string {
  return `${corner.replace('-', ' ')} tire${index > 0 ? ` ${index + 1}` : ''}`;
}

export function tireName(vehicle: Vehicle, tire: TireState): string {
  return tireLabel(tire.corner, tiresAt(vehicle, tire.corner).indexOf(tire));
}
