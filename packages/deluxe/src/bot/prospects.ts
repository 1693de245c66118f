import type { Foresight, Prospect } from './foresight.ts';
import { POLICIES, type Standing, WAYS_OUT } from './steering.ts';

/** By the best of the policies. */
export function bestProspect(foresight: Foresight, from: Standing, moved: boolean): Prospect {
  const [first, ...others] = foresight.isBeaten ? WAYS_OUT : POLICIES;
  let best = foresight.look(from, moved, first);
  for (const policy of others) {
    const seen = foresight.look(from, moved, policy);
    if (seen.score > best.score) best = seen;
  }
  return best;
}

export const percent = (worth: number): string => `${Math.round(Math.min(100, Math.max(0, worth)))} %`;
