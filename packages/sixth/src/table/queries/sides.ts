import type { Seat } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';

/** Whether two seats fight together; everybody does with himself. */
export function areAllies({ sides }: Pick<Setup, 'sides'>, a: Seat, b: Seat): boolean {
  if (a === b) return true;
  const side = sides?.[a] ?? null;
  return side !== null && side === sides?.[b];
}

/** The seats that fight together with this one, itself among them. */
export function alliesOf(setup: Setup, seat: Seat): readonly Seat[] {
  return setup.seats.flatMap((_, other) => (areAllies(setup, seat, other) ? [other] : []));
}
