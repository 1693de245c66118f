import type { Vehicle } from '../state/state.ts';

type Built = Pick<Vehicle, 'counter' | 'tires'>;

export const isCycle = ({ counter }: Pick<Vehicle, 'counter'>): boolean => counter === 'cycle';
export const isTrike = ({ counter }: Pick<Vehicle, 'counter'>): boolean => counter === 'trike';

/** The side of a cycle that its sidecar rides on; null without one. */
export function sidecarSide({ counter, tires }: Built): 'left' | 'right' | null {
  if (counter !== 'cycle') return null;
  for (const { corner } of tires) {
    if (corner === 'sidecar-left') return 'left';
    if (corner === 'sidecar-right') return 'right';
  }
  return null;
}

/** The end of a trike where its single wheel is: in front, or behind on a reversed one. */
export function narrowEnd({ tires }: Built): 'front' | 'back' {
  for (const { corner } of tires) if (corner === 'back') return 'back';
  return 'front';
}

/** Wheels of a cycle's kind: the single one of a trike, and those of cycles and sidecars. */
export function isSingleWheel(corner: Vehicle['tires'][number]['corner']): boolean {
  return corner === 'front' || corner === 'back' || corner === 'sidecar-left' || corner === 'sidecar-right';
}
