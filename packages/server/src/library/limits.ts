/** How much a library holds. A design of the book is one or two kilobytes. */
export const LIMITS = {
  /** One design as JSON. */
  designBytes: 32 * 1024,
  /** Per owner, deleted ones apart. */
  designs: 20_000,
  bytes: 32 * 1024 * 1024,
  /** In one merge; more can be sent in parts. */
  mergeDesigns: 10_000,
  mergeBytes: 8 * 1024 * 1024,
} as const;

/** Of designs: how many there are, and what they take together. */
export interface Amount {
  readonly designs: number;
  readonly bytes: number;
}

export const ROOM: Amount = { designs: LIMITS.designs, bytes: LIMITS.bytes };

export function fitsIn(room: Amount, amount: Amount): boolean {
  return amount.designs <= room.designs && amount.bytes <= room.bytes;
}

export function addAmounts(a: Amount, b: Amount): Amount {
  return { designs: a.designs + b.designs, bytes: a.bytes + b.bytes };
}

export function subtractAmounts(a: Amount, b: Amount): Amount {
  return { designs: a.designs - b.designs, bytes: a.bytes - b.bytes };
}
