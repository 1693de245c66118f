import type { Pose, Size } from '@hardtop/geometry';

/** A counter on the road that is neither a vehicle nor a person. */
export interface Counter {
  readonly id: string;
  readonly kind: 'debris' | 'obstacle';
  pose: Pose;
  readonly size: Size;
  /** Moves by itself, by the movement chart; null lies where it fell. */
  readonly course: { readonly heading: number; readonly speed: number } | null;
}
