import { makePose, type Pose, type Size, toWorld } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import type { Mount } from '../../catalog/damage-location.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { CounterKind } from '../state/counters.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';

/** What a weapon that is not aimed leaves on the road. */
interface Droppings {
  readonly kind: CounterKind;
  readonly size: Size;
}

const known = new Map<WeaponId, Droppings | null>();

/** The counter that a dropped weapon or a spray lays; null for whatever is aimed. */
export function droppingsOf(weapon: WeaponId): Droppings | null {
  const before = known.get(weapon);
  if (before !== undefined) return before;
  const found = readDroppings(weapon);
  known.set(weapon, found);
  return found;
}

function readDroppings(weapon: WeaponId): Droppings | null {
  for (const special of weaponRow(weapon).special) {
    switch (special.kind) {
      case 'mines':
        return { kind: 'mines', size: COUNTERS.mines };
      case 'spikes':
        return { kind: 'spikes', size: COUNTERS.spikes };
      case 'smoke':
      case 'paint':
        return { kind: special.kind, size: special.area === 1 ? COUNTERS[special.kind] : COUNTERS.heavyDuty };
      // It looks and acts like any slick until it lights.
      case 'oil':
      case 'flaming-oil':
        return { kind: 'oil', size: special.area === 1 ? COUNTERS.oil : COUNTERS.heavyDuty };
      default:
        break;
    }
  }
  return null;
}

/** What lights by itself after a while. */
export function isFlammable(weapon: WeaponId): boolean {
  return weaponRow(weapon).special.some(({ kind }) => kind === 'flaming-oil');
}

/** Behind the tail and centred, or along the flank from the middle backward; as the vehicle lies, not along the grid (D-01). */
export function droppedAt(vehicle: Vehicle, mount: Mount, { length, width }: Size): Pose {
  const own = sizeOf(vehicle);
  const aside = (own.width + width) / 2;
  const local =
    mount === 'left'
      ? { x: -aside, y: -length / 2 }
      : mount === 'right'
        ? { x: aside, y: -length / 2 }
        : { x: 0, y: -(own.length + length) / 2 };
  const { x, y } = toWorld(vehicle.pose, local);
  return makePose(x, y, vehicle.pose.h);
}
