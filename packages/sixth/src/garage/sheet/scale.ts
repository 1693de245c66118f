import type { Ruler } from '@hardtop/workshop/sheet';

/** Millimetres of a car length on paper. The book's own base is not printed; this one suits die-cast cars. */
export const CAR_LENGTH = 64;
export const CAR_RULER: Ruler = { length: CAR_LENGTH, name: '64 mm, one car length', parts: 4 };
