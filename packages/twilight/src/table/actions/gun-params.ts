import type { Param, Params } from '@hardtop/kernel';
import { loadedIn, type Served } from '../queries/guns.ts';

/** Bursts, or single rounds, of a gun in one fire action (L2314). */
const MOST = 5;
const NONE: readonly Param[] = [];

/** Automatic guns fire whole bursts or round by round; others have nothing to choose. */
export function gunParams(served: Served, start: number): readonly Param[] {
  const { burst } = served.ordnance;
  if (burst === null) return NONE;
  const loaded = loadedIn(served);
  const max = Math.min(MOST, Math.floor(loaded / burst));
  const rounds = Math.max(1, Math.min(MOST, loaded));
  return [
    { name: 'bursts', label: 'Bursts (0: single rounds)', min: 0, max, step: 1, start: Math.min(start, max) },
    { name: 'rounds', label: 'Single rounds, without a burst', min: 1, max: rounds, step: 1, start: rounds },
  ];
}

/** The one or the other. */
export function gunFire({ ordnance }: Served, params: Params): { readonly bursts: number; readonly rounds: number } {
  const bursts = ordnance.burst === null ? 0 : (params.bursts ?? 0);
  return { bursts, rounds: bursts > 0 ? 0 : ordnance.burst === null ? 1 : (params.rounds ?? 1) };
}

/** A hit at least, of so many rounds of which only the first may be aimed. */
export const anyHit = (first: number, next: number, rounds: number): number =>
  1 - (1 - first) * (1 - next) ** (rounds - 1);

export const roundsWords = (rounds: number): string => (rounds === 1 ? 'One round' : `${rounds} rounds`);
