import type { Problem } from '@hardtop/kernel';

/** Of designs: how many there are, and what they take together. */
export interface Amount {
  readonly designs: number;
  readonly bytes: number;
}

export const UNLIMITED: Amount = { designs: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

export function fitsIn(room: Amount, amount: Amount): boolean {
  return amount.designs <= room.designs && amount.bytes <= room.bytes;
}

export function addAmounts(a: Amount, b: Amount): Amount {
  return { designs: a.designs + b.designs, bytes: a.bytes + b.bytes };
}

export function subtractAmounts(a: Amount, b: Amount): Amount {
  return { designs: a.designs - b.designs, bytes: a.bytes - b.bytes };
}

/** `room`: what a library holds at most. */
export function full(room: Amount): Problem {
  const megabytes = Math.floor(room.bytes / 1024 / 1024);
  const message = `The library is full: it holds ${room.designs} designs, and ${megabytes} MB of them. Delete some first.`;
  return { code: 'full', message };
}

/** In order, as few as hold everything; what fits nowhere stands alone. Nothing gives one empty slice. */
export function slicesOf<T>(
  items: readonly T[],
  most: Amount,
  bytesOf: (item: T) => number,
): readonly (readonly T[])[] {
  const slices: T[][] = [];
  let room: Amount = { designs: 0, bytes: 0 };
  for (const item of items) {
    const size: Amount = { designs: 1, bytes: bytesOf(item) };
    if (!fitsIn(room, size)) {
      slices.push([]);
      room = most;
    }
    slices.at(-1)?.push(item);
    room = subtractAmounts(room, size);
  }
  return slices.length === 0 ? [[]] : slices;
}
