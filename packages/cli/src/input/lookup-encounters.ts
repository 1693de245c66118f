import { randomUUID } from 'node:crypto';
import type { Encounters } from '@hardtop/campaign';
import type { Choosable } from '@hardtop/kernel';
import { usageError } from './failure.ts';
import { rulesetWith } from './lookup.ts';

/** The encounters of the named ruleset; without a name of the first that has them. */
export async function encountersCalled(id: string | undefined): Promise<Encounters> {
  return rulesetWith('campaign', id, ' with encounters').campaign();
}

/** One of a list, by its id; capitals do not matter. */
export function choiceOf(
  option: string,
  given: string | undefined,
  list: readonly Choosable[],
  more: readonly string[] = [],
): string {
  const legal = [...list.map(({ id }) => id), ...more];
  const wanted = given?.toLowerCase();
  const found = legal.find((id) => id === wanted);
  if (found !== undefined) return found;
  throw usageError(given === undefined ? `${option} is missing.` : `${option} cannot be "${given}".`, legal);
}

const LONGEST_SEED = 200;

/** The seed given; without one a new one, which the answer names. */
export function seedOf(given: string | undefined): string {
  if (given === undefined) return randomUUID().slice(0, 8);
  if (given.trim() !== '' && given.length <= LONGEST_SEED) return given;
  throw usageError('--seed must be a whole number or a text.', [`1 to ${LONGEST_SEED} characters`]);
}

/** The n-th seed from this one on, itself being number 0: a whole number counts up, to any other text the number is added. */
export function seedAfter(seed: string, n: number): string {
  if (/^(?:0|-?[1-9]\d*)$/.test(seed)) return String(BigInt(seed) + BigInt(n));
  return n === 0 ? seed : `${seed}/${n + 1}`;
}
