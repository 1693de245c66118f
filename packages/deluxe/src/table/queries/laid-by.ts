import type { Seat, Viewer } from '@hardtop/kernel';
import type { PersonId, VehicleId } from '../state/ids.ts';
import { personModelOf, type Setup } from '../state/setup.ts';

/** Whose it is that lies there: a vehicle's owner's, or that of whoever threw it on foot. */
export function seatOfLayer(setup: Setup, by: VehicleId | PersonId): Seat {
  for (const { model } of setup.starts) if (model.id === by) return model.seat;
  return personModelOf(setup, by).seat;
}

/** Came from somebody on foot, not out of a vehicle. */
export function isLaidOnFoot({ starts }: Setup, by: VehicleId | PersonId): boolean {
  return starts.every(({ model }) => model.id !== by);
}

/** Somebody on foot keeps to himself how he set a timer. */
export function knowsOwn(setup: Setup, by: PersonId, viewer: Viewer): boolean {
  return viewer === 'referee' || viewer === seatOfLayer(setup, by);
}
