import type { Amount } from '@hardtop/keep';

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
  /** Of the designs in one part of a backup: with what stands around them it fits into a merge. */
  backupBytes: 7 * 1024 * 1024,
} as const;

export const MOST: Amount = { documents: LIMITS.designs, bytes: LIMITS.bytes };
