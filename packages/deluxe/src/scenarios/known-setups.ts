import type { Problem, Result } from '@hardtop/kernel';
import type { Setup } from '../table/state/setup.ts';
import { SCENARIOS } from './arena.ts';
import { parseSetup } from './scenario-file.ts';

const known = new Map<unknown, Result<Setup, readonly Problem[]>>();

/** Reads a scenario file. The house's own scenarios never change: each is read once, and its walls are drawn once. */
export function readSetup(file: unknown): Result<Setup, readonly Problem[]> {
  const found = known.get(file);
  if (found !== undefined) return found;
  const setup = parseSetup(file);
  if (SCENARIOS.some((own) => own === file)) known.set(file, setup);
  return setup;
}
