import type { Vehicle } from '../state/state.ts';
import type { Place } from '../state/target.ts';
import { tireLabel } from './tires.ts';

/** `left`, `tire-back-left`, `tire-back-left-2`, `turret`. */
export function placeId(place: Place): string {
  switch (place.kind) {
    case 'side':
      return place.side;
    case 'tire':
      return `tire-${place.corner}${place.index > 0 ? `-${place.index + 1}` : ''}`;
    case 'turret':
      return 'turret';
  }
}

/** `left side`, `front left tire`, `turret`. */
export function placeLabel(place: Place): string {
  switch (place.kind) {
    case 'side':
      return place.side === 'left' || place.side === 'right' ? `${place.side} side` : place.side;
    case 'tire':
      return tireLabel(place.corner, place.index);
    case 'turret':
      return 'turret';
  }
}

/** Points between the shot and what lies behind: armor of the side, the tire itself, the roof over a turret. */
export function pointsAt(vehicle: Vehicle, place: Place): number {
  switch (place.kind) {
    case 'side':
      return vehicle.armor[place.side];
    case 'tire':
      return vehicle.corners[place.corner].tires[place.index] ?? 0;
    case 'turret':
      return vehicle.armor.top;
  }
}
