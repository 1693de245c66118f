// Where everything stands on the record sheet and the planning sheet, and by which name it is filled in (sixth/setup/record-sheet).

import type { RowLayout } from '@hardtop/workshop/sheet';

/** A title in a black bar. */
const HEADING: RowLayout = {
  height: 6.4,
  marks: [
    { kind: 'bar', height: 4.4 },
    {
      kind: 'caption',
      x: 1.6,
      y: 3.3,
      words: '{title}',
      size: 2.9,
      bold: true,
      white: true,
      spacing: 0.25,
      max: [1, -3],
    },
  ],
};
export const SECTIONS = { heading: HEADING, after: 2.6 } as const;

export const HEADER: RowLayout = {
  height: 17,
  marks: [
    { kind: 'rule', y: 0.3, pen: 'heavy' },
    { kind: 'caption', y: 4, words: 'Name', bold: true },
    { kind: 'text', y: 12, words: '{name}', size: 8, bold: true, max: [1, 0] },
    { kind: 'rule', y: 14.4, pen: 'thin' },
    {
      kind: 'list',
      rows: 'figures',
      title: '{label}: {said}',
      y: 16,
      step: 11,
      columns: 4,
      grows: 0,
      marks: [
        { kind: 'box', height: 11 },
        { kind: 'caption', x: 1.6, y: 3.2, words: '{label}', size: 2.2 },
        { kind: 'text', x: [0.5, 0], y: 9, words: '{value}', size: 5.4, bold: true, anchor: 'middle', max: [1, -3] },
      ],
    },
  ],
};

/** Tires and power to cross off, and the speeds with their control tokens. */
export const TRACKS: RowLayout = {
  height: 0,
  marks: [
    {
      kind: 'list',
      rows: 'tracks',
      title: '{label}: {lost} of {count} lost',
      step: 6.6,
      grows: 1,
      marks: [
        { kind: 'text', y: 3.6, words: '{label}', size: 3.3, bold: true, max: 26 },
        { kind: 'boxes', x: 28, count: 'count', crossed: 'lost', size: 4.4 },
        { kind: 'text', x: 86, y: 3.6, words: '{note}', size: 2.7, max: { rest: 0 } },
      ],
    },
    {
      kind: 'list',
      rows: 'speeds',
      title: 'Speed {speed}: {control} control{now}',
      step: 10,
      columns: 6,
      grows: 0,
      marks: [
        { kind: 'box', height: 8.6, width: [1, -1.6] },
        { kind: 'bar', height: 1.2, width: [1, -1.6], when: 'now' },
        { kind: 'text', x: 2, y: 6.6, words: '{speed}', size: 5, bold: true },
        { kind: 'text', x: 8, y: 5.6, words: '{said}', size: 2.5, max: { rest: 2 } },
      ],
    },
  ],
};

const CARD_MARKS: RowLayout['marks'] = [
  {
    kind: 'list',
    rows: 'cards',
    title: '{title}',
    step: 6,
    grows: 0,
    marks: [
      { kind: 'text', y: 3, words: '{name}', size: 3.3, bold: true, max: [0.26, 0], when: 'name' },
      { kind: 'text', x: [0.27, 0], y: 3, words: '{note}', size: 2.7, max: [0.5, 0], when: 'note' },
      { kind: 'boxes', x: [0.79, 0], count: 'lives', crossed: 'damage', size: 3.4, when: 'lives' },
      { kind: 'rule', y: 4.4, width: [0.76, 0], unless: 'name' },
    ],
  },
];

/** A side with its armor and its cards. */
export const SIDE: RowLayout = {
  height: 0,
  marks: [
    { kind: 'text', y: 3.4, words: 'Armor', size: 3.3, max: 14 },
    {
      kind: 'group',
      title: 'Armor of the {side}: {gone} of {armor} lost',
      marks: [{ kind: 'boxes', x: 15, count: 'armor', crossed: 'gone', size: 4 }],
    },
    { kind: 'text', x: [1, -22], y: 3.4, words: 'On fire', size: 3, max: 12 },
    {
      kind: 'group',
      title: '{burning}',
      marks: [{ kind: 'boxes', x: [1, -7], count: 'fires', crossed: 'fire', size: 4 }],
    },
    { kind: 'list', rows: 'gap', step: 6.4, grows: 0, marks: [] },
    ...CARD_MARKS,
  ],
};

export const CREW: RowLayout = { height: 0, marks: CARD_MARKS };

export const NOTE_LINE = 7;
export const NOTES: RowLayout = {
  height: 0,
  marks: [
    {
      kind: 'list',
      rows: 'notes',
      step: NOTE_LINE,
      grows: 0,
      marks: [
        { kind: 'text', y: 3.8, words: '{note}', size: 3.3, max: [1, 0], when: 'note' },
        { kind: 'rule', y: 5 },
      ],
    },
  ],
};

export const PLAN = { head: 18, row: 6.4 } as const;

export const PLANNING_SHEET: readonly RowLayout['marks'][number][] = [
  { kind: 'rule', y: 0.3, pen: 'heavy' },
  { kind: 'caption', y: 4, words: 'Planning sheet', bold: true },
  { kind: 'text', y: 12, words: '{name}', size: 7, bold: true, max: [1, 0] },
  {
    kind: 'list',
    rows: 'rows',
    y: PLAN.head,
    step: PLAN.row,
    marks: [
      { kind: 'rule', y: 5, when: 'what' },
      { kind: 'text', y: 3.6, words: '{what}', size: 3.4, max: [0.5, 0] },
      { kind: 'text', x: [0.54, 0], y: 3.6, words: '{where}', size: 3.4, max: [0.24, 0], when: 'where' },
      { kind: 'text', x: [1, 0], y: 3.6, words: '{price}', size: 3.4, anchor: 'end', max: [0.2, 0] },
    ],
  },
];
