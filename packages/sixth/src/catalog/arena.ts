/** A square with walls for edges; lengths are car lengths, angles tenths of a degree. */
export const ARENA = { side: 12, leastCorner: 900, leastGap: 2 } as const;

/** A turning key laid against the edge; some part of the base must touch it. */
interface StartStrip {
  readonly x: number;
  readonly y: number;
  /** The heading of its long axis. */
  readonly h: number;
}

/** By the number of players, clockwise from the first. */
export const START_STRIPS: Readonly<Record<2 | 3 | 4, readonly StartStrip[]>> = {
  2: [
    { x: 6, y: 1, h: 0 },
    { x: 6, y: 11, h: 0 },
  ],
  3: [
    { x: 2.2, y: 1, h: 0 },
    { x: 9.8, y: 1, h: 0 },
    { x: 6, y: 11, h: 0 },
  ],
  4: [
    { x: 0.9, y: 0.9, h: 3150 },
    { x: 11.1, y: 0.9, h: 450 },
    { x: 11.1, y: 11.1, h: 3150 },
    { x: 0.9, y: 11.1, h: 450 },
  ],
};
