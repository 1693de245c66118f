import { overlaps } from '@hardtop/geometry';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import { shapeOf, type Vehicle } from '../state/state.ts';

/** One is in the air right over the other: no gun is laid so steep (H-206). */
export function isOverhead(one: Stand, other: Stand): boolean {
  return one.level !== other.level && overlaps(shapeOf(one), shapeOf(other));
}

/** Straight up fires a universal turret alone (deluxe/VIII.8/universal-turret). */
export function canFireUp(setup: Setup, firer: Stand, mount: string, target: Vehicle): boolean {
  return (
    mount === 'turret' &&
    target.level > firer.level &&
    firer.counter !== 'pedestrian' &&
    modelOf(setup, firer.id).universal
  );
}
