// What is drawn inside a hull, each in a room of its own.

import type { Mark } from '@hardtop/workshop/sheet';

/** Millimetres of the largest: a weapon, a seat. */
export const LARGEST = { plate: { width: 9.5, height: 8 }, seat: { width: 9.5, height: 10 } } as const;

const MIDDLE = { kind: 'text', x: [0.5, 0], anchor: 'middle' } as const;
const OUTLINE = { kind: 'box', pen: 'medium', paint: '#fff' } as const;

/** A letter over the book's abbreviation. */
export const PLATE: readonly Mark[] = [
  {
    kind: 'group',
    title: '{mark}: {name}, {where}',
    data: 'data-at="{id}"',
    marks: [
      { ...OUTLINE, radius: 0.5 },
      { ...MIDDLE, y: [0.52, 0], words: '{mark}', size: [0.5, 0], bold: true, max: [1, -0.6] },
      { ...MIDDLE, y: [0.88, 0], words: '{code}', size: [0.3, 0], max: [1, -0.6] },
    ],
  },
];

export const SEAT: readonly Mark[] = [
  {
    kind: 'group',
    title: '{mark}: {name}',
    data: 'data-at="{id}"',
    marks: [
      { ...OUTLINE, height: [0.86, 0], radius: [0.28, 0] },
      { ...OUTLINE, x: [0.1, 0], y: [0.76, 0], width: [0.8, 0], height: [0.24, 0], radius: [0.106, 0] },
      { ...MIDDLE, y: [0.58, 0], words: '{mark}', size: [0.42, 0], bold: true, max: [1, -1] },
    ],
  },
];

export const PLANT: readonly Mark[] = [
  {
    kind: 'group',
    title: '{name}, {at}',
    data: 'data-at="{id}"',
    marks: [
      { ...OUTLINE, radius: 1 },
      { kind: 'hatch', x: 0.8, y: 0.8, width: { rest: 0.8 }, height: { rest: 0.8 } },
      { kind: 'bar', x: [0.16, 0], y: [0.5, -2], width: [0.68, 0], height: 4, paint: '#fff' },
      { ...MIDDLE, y: [0.5, 1], words: 'PLANT', size: 2.7, bold: true, spacing: 0.2, max: [0.68, -0.4] },
    ],
  },
];

/** Dotted: below the floor, or room for goods. */
const DOTTED = { kind: 'box', dashes: '1 .8' } as const;
export const BELOW: readonly Mark[] = [DOTTED];

const CROSS: Mark = { kind: 'strokes', lines: [[0, 0, [1, 0], [1, 0]], [[1, 0], 0, 0, [1, 0]]] }; // biome-ignore format: two lines of a cross
export const CARGO: readonly Mark[] = [
  {
    kind: 'group',
    title: 'Cargo area, {spaces}',
    marks: [
      DOTTED,
      CROSS,
      { kind: 'bar', x: [0.5, 0], y: [0.5, -3], width: [0.84, 0, 18], height: 6, paint: '#fff', anchor: 'middle' },
      { ...MIDDLE, y: [0.5, -0.2], words: 'CARGO', size: 2.4, bold: true, spacing: 0.2, max: [1, -1] },
      { ...MIDDLE, y: [0.5, 2.3], words: '{spaces}', size: 2.1, max: [1, -1] },
    ],
  },
];

const TREADS = 8;
export const WHEEL: readonly Mark[] = [
  { ...OUTLINE, radius: [0.28, 0] },
  ...Array.from(
    { length: TREADS },
    (_, i): Mark => ({ kind: 'rule', x: [0.12, 0], y: [0.12 + i / (TREADS + 1), 0], width: [0.76, 0] }),
  ),
];
