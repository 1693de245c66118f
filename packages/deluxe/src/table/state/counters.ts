/** A piece of junk on the road. */
export interface Junk {
  readonly id: string;
  readonly kind: 'debris' | 'obstacle';
  /** Centre and size, aligned with the grid. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}
