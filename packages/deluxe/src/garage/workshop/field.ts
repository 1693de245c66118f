// A design at the table, or every reason why it cannot stand there yet.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import type { Fielded } from '../fielded/fielded.ts';
import { fieldedOf } from '../fielded/fielded-of.ts';
import { problemsOf } from '../problems/problems.ts';

const problem = (message: string): Problem => ({ code: 'not-fielded', message });

/** The table gives the id itself. */
export function fieldCar(design: Design, settings: GarageSettings): Result<Omit<Fielded, 'id'>, readonly Problem[]> {
  if (problemsOf(design, settings).length > 0) return err([problem('It is not legal yet; see its problems.')]);
  const car = fieldedOf(design, 'designed', settings);
  if (!car.ok) return err([...new Set(car.error.map(({ what }) => what))].map(problem));
  const { id: _, ...rest } = car.value;
  return ok(rest);
}

/** The seat's first vehicle gives way. */
export function fieldIn(scenario: unknown, seat: number, vehicle: unknown): unknown {
  const { vehicles } = (scenario ?? {}) as { readonly vehicles?: unknown };
  if (!Array.isArray(vehicles)) return scenario;
  const index = vehicles.findIndex((row: { readonly seat?: unknown }) => row?.seat === seat);
  const changed = vehicles.map((row: object, i) => (i === index ? { ...row, car: vehicle } : row));
  return { ...(scenario as object), vehicles: changed };
}
