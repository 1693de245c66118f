// A build at the table, or every reason why it cannot stand there yet.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Design } from '../design/design.ts';
import { problemsOf } from '../problems/problems.ts';
import type { GarageSettings } from '../problems/settings.ts';

export function fieldDesign(design: Design, settings: GarageSettings): Result<Design, readonly Problem[]> {
  const problems = problemsOf(design, settings);
  if (problems.length === 0) return ok(design);
  return err(problems.map(({ message, rule, where }) => ({ code: 'not-fielded', message, rule, field: where })));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The seat's car gives way. */
export function fieldIn(scenario: unknown, seat: number, vehicle: unknown): unknown {
  if (!isRecord(scenario) || !Array.isArray(scenario.cars)) return scenario;
  const rows: readonly unknown[] = scenario.cars;
  const changed = rows.map((row) => (isRecord(row) && row.seat === seat ? { ...row, car: vehicle } : row));
  return { ...scenario, cars: changed };
}
