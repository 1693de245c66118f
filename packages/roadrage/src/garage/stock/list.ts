import { FORMATS } from '../../catalog/formats.ts';
import { DUELS } from './duels.ts';
import type { StockEntry } from './entry.ts';
import { ROAD } from './road.ts';

/** Every vehicle that stands ready, each legal in the game it is built for. */
export const STOCK: readonly StockEntry[] = [...DUELS, ...ROAD];

/** Where a catalogue lists it. */
export const shelfOf = ({ id, format }: StockEntry): string =>
  id === 'police-special' ? 'The book’s own' : FORMATS[format].name;
