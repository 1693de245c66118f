import type { Editing } from '@hardtop/kernel';
import { FORCES, HOARDS, WAYS } from './forces.ts';
import { GENERAL } from './general.ts';
import { ON_LEVELS } from './ground.ts';
import { boundsOf, sheetsOf } from './sheets.ts';

const RIFLE = { kind: 'small-arm', what: 'm16', magazines: 4 } as const;

/** An open field, three men at either end. */
const BLANK = {
  ruleset: 'twilight',
  id: 'my-battlefield',
  title: 'My battlefield',
  summary: '',
  turnLimit: 20,
  levels: [{ id: 'field', name: 'The field', width: 24, height: 18 }],
  seats: [{ name: 'Blue' }, { name: 'Red' }],
  people: [
    { name: 'Blue', seat: 0, count: 3, items: [RIFLE], at: { x: 3, y: 9 }, facing: 2 },
    { name: 'Red', seat: 1, count: 3, items: [RIFLE], at: { x: 20, y: 9 }, facing: 6 },
  ],
};

/** How battlefields are drawn by hand. */
export const editing: Editing = {
  blank: BLANK,
  palette: [...FORCES, ...ON_LEVELS, ...WAYS, ...HOARDS],
  general: GENERAL,
  seats: 'seats',
  grid: 1,
  turn: 45,
  bounds: boundsOf,
  sheets: sheetsOf,
};
