import type { Param, Params } from '@hardtop/kernel';
import type { Shift } from '../queries/asked.ts';
import { loadedIn, type Served } from '../queries/guns.ts';

/** Bursts, or single rounds, of a gun in one fire action (L2314). */
const MOST = 5;
const NONE: readonly Param[] = [];

/** Each change of target costs a shot, a round or a burst. */
export const THEN = {
  name: 'next',
  label: 'Then',
  min: 0,
  max: 1,
  step: 1,
  start: 0,
  names: ['no more', 'another target'],
} as const;

/** Automatic guns fire whole bursts or round by round; others have nothing to choose. `others`: what is left may go to another target. */
export function gunParams(served: Served, start: number, others = false): readonly Param[] {
  const { burst } = served.ordnance;
  if (burst === null) return NONE;
  const loaded = loadedIn(served);
  const max = Math.min(MOST, Math.floor(loaded / burst));
  const rounds = Math.max(1, Math.min(MOST, loaded));
  return [
    { name: 'bursts', label: 'Bursts (0: single rounds)', min: 0, max, step: 1, start: Math.min(start, max) },
    { name: 'rounds', label: 'Single rounds, without a burst', min: 1, max: rounds, step: 1, start: rounds },
    ...(others && rounds > 2 ? [THEN] : []),
  ];
}

/** What a gun may still fire at another target: as it began, by bursts or round by round; nothing to choose where one is left. */
export function restParams({ mode }: Shift, most: number): readonly Param[] {
  if (most === 1) return NONE;
  const [name, label] = mode === 'burst' ? (['bursts', 'Bursts'] as const) : (['rounds', 'Rounds'] as const);
  return [{ name, label, min: 1, max: most, step: 1, start: most }, ...(most > 2 ? [THEN] : [])];
}

/** How much that is, after all that was fired and every change of target. */
export function restOf(served: Served, { mode, before, switches }: Shift): number {
  const size = mode === 'burst' ? (served.ordnance.burst ?? 1) : 1;
  return Math.min(MOST - before - switches, Math.floor(loadedIn(served) / size));
}

/** The one or the other. */
export function gunFire({ ordnance }: Served, params: Params): { readonly bursts: number; readonly rounds: number } {
  const bursts = ordnance.burst === null ? 0 : (params.bursts ?? 0);
  return { bursts, rounds: bursts > 0 ? 0 : ordnance.burst === null ? 1 : (params.rounds ?? 1) };
}

/** What is fired by an answer: all that it says, or at another target as many as it says of what was begun. */
export function firedAs(params: Params, shift: Shift | null): Params {
  if (shift === null) return params;
  return shift.mode === 'burst' ? { bursts: params.bursts ?? 1 } : { bursts: 0, rounds: params.rounds ?? 1 };
}

/** A hit at least, of so many rounds of which only the first may be aimed. */
export const anyHit = (first: number, next: number, rounds: number): number =>
  1 - (1 - first) * (1 - next) ** (rounds - 1);

export const roundsWords = (rounds: number): string => (rounds === 1 ? 'One round' : `${rounds} rounds`);
