export type SeatPattern = 'solid' | 'stripe' | 'checker' | 'chevron' | 'band' | 'dots' | 'half' | 'cross' | 'hatch';

/** How a seat's things are told apart: by hue and by pattern, so that neither is needed alone. */
export interface SeatStyle {
  /** Paint, as a CSS colour. */
  readonly hue: string;
  /** What is lettered on the paint; at least 4.5 to 1 against it. */
  readonly ink: string;
  readonly pattern: SeatPattern;
  readonly name: string;
}

const INK = '#14110d';

// Amber means "you may act" and red means danger, so no seat is painted in either.
const SEATS = [
  { hue: '#e9dfc6', ink: INK, pattern: 'stripe', name: 'Bone stripe' },
  { hue: '#3ec3d6', ink: INK, pattern: 'checker', name: 'Cyan checker' },
  { hue: '#b490f2', ink: INK, pattern: 'chevron', name: 'Violet chevron' },
  { hue: '#9ccb4c', ink: INK, pattern: 'band', name: 'Lime band' },
  { hue: '#ef8ab8', ink: INK, pattern: 'dots', name: 'Pink dots' },
  { hue: '#7ba2f5', ink: INK, pattern: 'half', name: 'Blue half' },
  { hue: '#cf9873', ink: INK, pattern: 'cross', name: 'Copper cross' },
  { hue: '#5cc4a0', ink: INK, pattern: 'hatch', name: 'Jade hatch' },
] as const satisfies readonly SeatStyle[];

const NOBODY: SeatStyle = { hue: '#a39d93', ink: INK, pattern: 'solid', name: 'Grey' };

export function seatStyleOf(seat: number | null): SeatStyle {
  return seat === null ? NOBODY : (SEATS[seat % SEATS.length] ?? NOBODY);
}
