import type { Pose, Size } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import type { World } from '../state/state.ts';
import type { FireTarget, VehicleTarget } from '../state/target.ts';
import { structureOf } from './structures.ts';

const POINT: Size = { length: 0, width: 0 };

/** The outline of a target that does not drive. */
export function outlineOf(
  { setup, state }: World,
  target: Exclude<FireTarget, VehicleTarget>,
): { readonly pose: Pose; readonly size: Size } {
  switch (target.kind) {
    case 'person': {
      const pedestrian = state.pedestrians.find(({ person }) => person.id === target.person);
      if (pedestrian === undefined) throw new Error(`nobody ${target.person} on foot`);
      return { pose: pedestrian.pose, size: COUNTERS.pedestrian };
    }
    case 'crowd':
      return outlineOf({ setup, state }, { kind: 'person', person: target.people[0] ?? '' });
    case 'structure': {
      const { spot } = target;
      if (spot === undefined) return structureOf(setup, target.structure);
      return { pose: { x: spot.x, y: spot.y, h: 0 }, size: POINT };
    }
    case 'missile': {
      const missile = state.missiles.find(({ id }) => id === target.missile);
      if (missile === undefined) throw new Error(`no ${target.missile} in flight`);
      return { pose: missile.pose, size: COUNTERS.missile };
    }
    case 'ground': {
      const { x, y } = target.point;
      return { pose: { x, y, h: 0 }, size: POINT };
    }
  }
}
