import type { Pose } from '@hardtop/geometry';
import type { WeaponId } from '../catalog/weapons.ts';
import { droppingsOf } from '../table/queries/dropping.ts';
import type { Counter, Laid } from '../table/state/counters.ts';

/** A counter that a weapon of `v1` has laid in the first phase of turn 1. */
export function laid(
  weapon: WeaponId,
  pose: Pose,
  changes: Partial<Laid & Pick<Counter, 'id' | 'kind'>> = {},
): Counter {
  const droppings = droppingsOf(weapon);
  if (droppings === null) throw new Error(`${weapon} lays nothing`);
  const { id = 'laid-1', kind = droppings.kind, by = 'v1', fuse = 'touch', turn = 1, phase = 1 } = changes;
  return { id, kind, pose, size: droppings.size, course: null, laid: { by, weapon, fuse, turn, phase } };
}
