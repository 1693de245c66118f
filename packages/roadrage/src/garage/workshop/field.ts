// A design at the table, or every reason why it cannot stand there yet.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Design } from '../design/design.ts';
import { NEW_CHARACTERS, problemsOf } from '../problems/problems.ts';

/** A scenario takes a whole design, and no veterans: whoever may know more in the garage is told here what the table minds. */
export function fieldDesign(design: Design): Result<Design, readonly Problem[]> {
  const problems = problemsOf(design, NEW_CHARACTERS);
  if (problems.length === 0) return ok(design);
  return err(problems.map(({ message, rule, where }) => ({ code: 'not-fielded', message, rule, field: where })));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The seat's first vehicle gives way. */
export function fieldIn(scenario: unknown, seat: number, vehicle: unknown): unknown {
  if (!isRecord(scenario) || !Array.isArray(scenario.vehicles)) return scenario;
  const rows: readonly unknown[] = scenario.vehicles;
  const index = rows.findIndex((row) => isRecord(row) && row.seat === seat);
  const changed = rows.map((row, i) => (i === index && isRecord(row) ? { ...row, car: vehicle } : row));
  return { ...scenario, vehicles: changed };
}
