import type { Problem } from '@hardtop/kernel';

/** Of documents: how many there are, and what they take together. */
export interface Amount {
  readonly documents: number;
  readonly bytes: number;
}

/** How much one owner's documents may come to, and what is said when there is no more room. */
export interface Room {
  readonly most: Amount;
  readonly full: Problem;
}

export const NOTHING: Amount = { documents: 0, bytes: 0 };

export const UNLIMITED: Room = {
  most: { documents: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY },
  full: { code: 'full', message: 'There is no more room.' },
};

export function fitsIn(room: Amount, amount: Amount): boolean {
  return amount.documents <= room.documents && amount.bytes <= room.bytes;
}

export function addAmounts(a: Amount, b: Amount): Amount {
  return { documents: a.documents + b.documents, bytes: a.bytes + b.bytes };
}

export function subtractAmounts(a: Amount, b: Amount): Amount {
  return { documents: a.documents - b.documents, bytes: a.bytes - b.bytes };
}

/** In order, as few as hold everything; what fits nowhere stands alone. Nothing gives one empty slice. */
export function slicesOf<T>(
  items: readonly T[],
  most: Amount,
  bytesOf: (item: T) => number,
): readonly (readonly T[])[] {
  const slices: T[][] = [];
  let room = NOTHING;
  for (const item of items) {
    const size: Amount = { documents: 1, bytes: bytesOf(item) };
    if (!fitsIn(room, size)) {
      slices.push([]);
      room = most;
    }
    slices.at(-1)?.push(item);
    room = subtractAmounts(room, size);
  }
  return slices.length === 0 ? [[]] : slices;
}
