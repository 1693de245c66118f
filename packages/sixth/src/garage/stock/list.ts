import type { StockEntry } from './entry.ts';
import { OWN } from './own.ts';
import { STARTERS } from './starters.ts';

/** Every car that stands ready, each legal in the game it is built for. */
export const STOCK: readonly StockEntry[] = [...STARTERS, ...OWN];

/** Where a catalogue lists it. */
export const shelfOf = ({ shelf }: StockEntry): string => shelf;
