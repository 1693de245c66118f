import type { Ruler } from '@hardtop/workshop/sheet';
import { SCALE } from '../../catalog/maneuvers.ts';

/** Millimetres of a square on paper. */
export const SQUARE = SCALE.squareMm;

export const SQUARE_RULER: Ruler = { length: SQUARE, name: `${SQUARE} mm, one square`, parts: 5 };
