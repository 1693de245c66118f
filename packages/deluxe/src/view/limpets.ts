import type { Area } from '@hardtop/board';
import { rectangle } from '@hardtop/geometry';
import { COUNTERS } from '../catalog/counters.ts';
import { limpetAt } from '../table/queries/limpets.ts';
import { vehicleOf, type World } from '../table/state/state.ts';

/** Mines on vehicles and walls, each where it sits. */
export function limpetAreas(world: World): readonly Area[] {
  return world.state.limpets
    .filter((limpet) => 'wall' in limpet || !vehicleOf(world.state, limpet.on).gone)
    .map((limpet): Area => {
      const { x, y } = limpetAt(world, limpet);
      const { points } = rectangle({ x, y, h: 0 }, COUNTERS.pedestrian);
      const label = `limpet mine, to the end of turn ${limpet.goesOff}`;
      return { id: limpet.id, kind: 'limpet mine', drawn: 'mine', points, label };
    });
}
