import { PHASES } from '../../catalog/movement-chart.ts';
import { MOVING_PART_IDS, type MovingPart, type MovingPartId } from '../state/moving-parts.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { State, Vehicle } from '../state/state.ts';
import { weaponModelOf } from './parts.ts';

/** Phases since the fight began. */
export function momentOf({ turn, phase }: Pick<State, 'turn' | 'phase'>): number {
  return turn * PHASES.length + phase;
}

/** When what is begun now is done: a turn later for turret and guards, a door as the next turn ends (H-200). */
export function dueFor(state: Pick<State, 'turn' | 'phase'>, id: MovingPartId): number {
  if (id === 'turret' || id === 'guards') return momentOf(state) + PHASES.length;
  return momentOf({ turn: state.turn + 2, phase: 1 });
}

/** Those at rest that are worth moving: no turret whose guns are gone, no guards of which nothing is left. */
export function movable(setup: Setup, vehicle: Vehicle): readonly MovingPart[] {
  const { moving } = vehicle;
  if (moving === undefined) return [];
  return moving.filter(({ id, due }) => due === null && isWorthMoving(setup, vehicle, id));
}

function isWorthMoving(setup: Setup, vehicle: Vehicle, id: MovingPartId): boolean {
  const model = modelOf(setup, vehicle.id);
  switch (id) {
    case 'turret':
      return vehicle.parts.some(
        (part) => part.kind === 'weapon' && part.dp > 0 && weaponModelOf(model, part.id).at === 'turret',
      );
    case 'guards':
      return vehicle.tires.some(
        ({ dp, guard = 0 }, i) => dp > 0 && guard > 0 && model.wheels[i]?.guardRetracts === true,
      );
    case 'left-door':
    case 'right-door':
      return true;
  }
}

/** What others see of it: nothing of a turret or guards that hide inside, nor of a shut door. */
export function movingSeen(moving: readonly MovingPart[]): MovingPart[] {
  return moving.filter(({ out, due }) => out || due !== null);
}

/** `raise the turret`, `lower the wheelguards`, `open the left door`. */
export function moveWords(id: MovingPartId, out: boolean): readonly [verb: string, what: string] {
  switch (id) {
    case 'turret':
      return [out ? 'raise' : 'lower', 'turret'];
    case 'guards':
      return [out ? 'lower' : 'raise', 'wheelguards'];
    case 'left-door':
    case 'right-door':
      return [out ? 'open' : 'close', id === 'left-door' ? 'left door' : 'right door'];
  }
}

/** Every way that any of them goes, for whoever counts kinds. */
export const MOVES: readonly { readonly id: MovingPartId; readonly out: boolean }[] = MOVING_PART_IDS.flatMap((id) => [
  { id, out: true },
  { id, out: false },
]);
