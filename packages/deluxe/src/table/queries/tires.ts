import type { Vehicle } from '../state/state.ts';
import { WHEELS, type WheelCorner } from '../state/wheels.ts';

export function tiresLeft(vehicle: Vehicle): number {
  let left = 0;
  for (const corner of WHEELS) for (const points of vehicle.corners[corner].tires) if (points > 0) left++;
  return left;
}

export function isLost(vehicle: Vehicle, corner: WheelCorner): boolean {
  return vehicle.corners[corner].tires.every((points) => points <= 0);
}

/** Corners without a tire. */
export function cornersLost(vehicle: Vehicle): number {
  let lost = 0;
  for (const corner of WHEELS) if (isLost(vehicle, corner)) lost++;
  return lost;
}

/** `front left tire`, `back right tire 2`. */
export function tireLabel(corner: WheelCorner, index: number): string {
  return `${corner.replace('-', ' ')} tire${index > 0 ? ` ${index + 1}` : ''}`;
}
