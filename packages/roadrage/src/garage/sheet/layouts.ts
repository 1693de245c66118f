// Where everything stands on the record sheet and the planning sheet, and by which name it is filled in (roadrage/design/record-sheet).

import { boxesWidth, type Mark, type RowLayout } from '@hardtop/workshop/sheet';
import { CHARACTERS } from '../../catalog/characters.ts';

/** A title in a black bar. */
const HEADING: RowLayout = {
  height: 6.8,
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
export const SECTIONS = { heading: HEADING, after: 4 } as const;

/** Words that take a line of their own where they are said. */
const LINE = { kind: 'lines', max: [1, 0] } as const;

const HEADER: RowLayout = {
  height: 20.4,
  marks: [
    { kind: 'rule', y: 0.3, pen: 'heavy' },
    { kind: 'caption', y: 4, words: 'Name', bold: true },
    { kind: 'caption', x: [0.64, 0], y: 4, words: 'Chassis', bold: true },
    { kind: 'text', y: 12, words: '{name}', size: 8, bold: true, max: [0.6, 0] },
    { kind: 'text', x: [0.64, 0], y: 12, words: '{chassis}', size: 6, max: [0.36, 0] },
    { kind: 'rule', y: 14.4, width: [0.6, 0], pen: 'thin' },
    { kind: 'rule', x: [0.64, 0], y: 14.4, width: [0.36, 0], pen: 'thin' },
    {
      kind: 'list',
      rows: 'figures',
      title: '{label}: {said}',
      y: 16,
      step: 14,
      columns: 4,
      grows: 0,
      marks: [
        { kind: 'box', height: 14 },
        { kind: 'caption', x: 1.6, y: 3.6, words: '{label}', size: 2.3 },
        { kind: 'text', x: [0.5, 0], y: 11.4, words: '{value}', size: 7, bold: true, anchor: 'middle', max: [1, -3] },
      ],
    },
    { kind: 'text', y: 20.4, words: '{cost}', max: [1, 0] },
  ],
};

const DAMAGE: RowLayout = {
  height: -3.2,
  marks: [
    {
      kind: 'list',
      rows: 'hits',
      title: 'Row {row}: {boxes} boxes, {crossed} crossed off',
      step: 8.4,
      grows: 0,
      marks: [
        { kind: 'boxes', count: 'boxes', crossed: 'crossed', size: 5.2 },
        { kind: 'text', x: { after: 5 }, y: 3.9, words: '{label}', size: 3.4, bold: true, max: { rest: 0 } },
      ],
    },
    { ...LINE, y: 3, words: '{beyond} points beyond the last row.', size: 3, italic: true, step: 6, when: 'beyond' },
  ],
};

/** Box and name, three to a line; a blank sheet has the fixed ones and lines for the rest. */
const CRITICALS: RowLayout = {
  height: -2,
  marks: [
    {
      kind: 'list',
      rows: 'components',
      title: '{title}',
      step: 5.6,
      columns: 3,
      grows: 0,
      marks: [
        { kind: 'boxes', count: 'lives', crossed: 'hits', size: 3.6 },
        { kind: 'text', x: { after: 1.8 }, y: 2.9, words: '{label}', size: 3.3, max: { rest: 2 }, when: 'label' },
        { kind: 'rule', x: { after: 1.8 }, y: 3.6, width: { rest: 4 }, unless: 'label' },
      ],
    },
  ],
};

const OTHERS: RowLayout = {
  height: 0,
  marks: [
    {
      kind: 'list',
      rows: 'options',
      step: 4.6,
      grows: -1.4,
      marks: [{ kind: 'text', y: 2.8, words: '{line}', size: 3.3, max: [1, 0] }],
    },
    { kind: 'list', rows: 'optionLines', step: 7, grows: -3, marks: [{ kind: 'rule', y: 4 }] },
  ],
};

const WEAPONS: RowLayout = {
  height: 1.4,
  marks: [
    { kind: 'caption', y: 1.4, words: 'Weapon', size: 2.2 },
    { kind: 'caption', x: [0.27, 0], y: 1.4, words: 'Mount', size: 2.2 },
    { kind: 'caption', x: [0.51, 0], y: 1.4, words: 'To hit', size: 2.2 },
    { kind: 'caption', x: [0.6, 0], y: 1.4, words: 'Effect', size: 2.2 },
    { kind: 'caption', x: [0.84, 0], y: 1.4, words: 'Shots', size: 2.2 },
    {
      kind: 'list',
      rows: 'guns',
      title: '{title}',
      y: 6.6,
      step: 6.6,
      grows: 0,
      marks: [
        { kind: 'text', words: '{name}', size: 3.4, bold: true, max: [0.27, -2] },
        { kind: 'text', x: [0.27, 0], words: '{mount}', max: [0.24, -2] },
        { kind: 'text', x: [0.51, 0], words: '{aim}', size: 3.4, bold: true },
        { kind: 'text', x: [0.6, 0], words: '{effect}', max: [0.24, -2] },
        { kind: 'text', x: [0.84, 0], words: 'no limit', unless: 'shots' },
        { kind: 'boxes', x: [0.84, 0], y: -2.8, count: 'shots', crossed: 'fired', size: 3.6, when: 'shots' },
        { kind: 'rule', y: -1.2, width: [0.84, -2], pen: 'medium', when: 'destroyed' },
      ],
    },
    { kind: 'list', rows: 'gunLines', y: 8, step: 6.6, grows: 0, marks: [{ kind: 'rule' }] },
    { ...LINE, y: 6.6, words: 'Nothing built in.', size: 3.3, step: 6.6, when: 'unarmed' },
  ],
};

const BOX = 4;
const ACROSS = boxesWidth(CHARACTERS.hitPoints, BOX);
const HITS: Mark = { kind: 'boxes', x: [1, 0], count: 'hitPoints', crossed: 'lost', size: BOX, anchor: 'end' };

/** On a blank sheet without the second line for what they carry. */
const CREW: RowLayout = {
  height: -2,
  marks: [
    {
      kind: 'list',
      rows: 'people',
      title: '{who}: {left} of {hitPoints} hit points',
      step: 10,
      grows: 0,
      marks: [
        { kind: 'text', y: 3.2, words: '{who}', size: 3.4, bold: true, max: [0.28, 0] },
        { kind: 'text', x: [0.3, 0], y: 3.2, words: '{skills}', size: 3.2, max: [0.7, -ACROSS - 4] },
        { kind: 'text', x: [0.3, 0], y: 7.2, words: '{gear}', size: 2.8, italic: true, max: [0.7, 0] },
        HITS,
      ],
    },
    {
      kind: 'list',
      rows: 'seats',
      title: '{who}: to fill in',
      step: 7,
      grows: 0,
      marks: [
        { kind: 'text', y: 3.2, words: '{who}', italic: true },
        { kind: 'rule', x: 20, y: 4, width: [1, -ACROSS - 24] },
        HITS,
      ],
    },
  ],
};

const SUPPLIES: RowLayout = {
  height: 3.6,
  marks: [
    {
      kind: 'list',
      rows: 'supplies',
      title: '{label}: {crossed} of {count} gone',
      gap: 9,
      marks: [
        { kind: 'text', y: 2.9, words: '{label}', size: 3.3, bold: true },
        { kind: 'boxes', x: { after: 2 }, count: 'count', crossed: 'crossed', size: 3.6 },
      ],
    },
  ],
};

const MPH = { kind: 'text', x: [0.5, 0], y: 4.7, size: 3.1, anchor: 'middle', max: [1, -1] } as const;

/** A cell for each speed, black where it is now; nitrous reaches beyond the line of the top speed. */
const SPEED: RowLayout = {
  height: 7,
  marks: [
    {
      kind: 'group',
      title: '{speedTitle}',
      marks: [
        {
          kind: 'list',
          rows: 'speeds',
          columns: { least: 0, most: 9 },
          marks: [
            { kind: 'box', height: 7, paint: '#fff', unless: 'isNow' },
            { kind: 'box', height: 7, pen: 'medium', paint: '#000', when: 'isNow' },
            { ...MPH, words: '{otherWithin}', bold: true },
            { ...MPH, words: '{otherBeyond}', italic: true },
            { ...MPH, words: '{nowWithin}', bold: true, white: true },
            { ...MPH, words: '{nowBeyond}', italic: true, white: true },
          ],
        },
      ],
    },
  ],
};

/** From the top of the record sheet to its end. */
export const RECORD_SHEET: readonly { readonly title?: string; readonly layout: RowLayout }[] = [
  { layout: HEADER },
  { title: 'Damage', layout: DAMAGE },
  { title: 'Criticals', layout: CRITICALS },
  { title: 'Other options', layout: OTHERS },
  { title: 'Weapons', layout: WEAPONS },
  { title: 'Crew', layout: CREW },
  { title: 'Tires and supplies', layout: SUPPLIES },
  { title: 'Speed', layout: SPEED },
];

/** Millimetres between two lines for notes. */
export const NOTE_LINE = 7;

export const NOTES: RowLayout = {
  height: 0,
  marks: [
    {
      kind: 'list',
      rows: 'notes',
      y: -2,
      step: NOTE_LINE,
      marks: [
        { kind: 'rule', y: 5 },
        { kind: 'text', y: 4, words: '{note}', size: 3.3, italic: true, max: [1, 0], when: 'note' },
      ],
    },
  ],
};

/** Millimetres of the planning sheet's head, and of a row below it. */
export const PLAN = { head: 22, row: 6 } as const;

const row = (bold: boolean): readonly Mark[] => {
  const of = bold ? { when: 'isTotal' } : { unless: 'isTotal' };
  return [
    { kind: 'text', y: 4, words: '{what}', size: 3.4, bold, max: [0.53, 0], ...of },
    { kind: 'text', x: [0.55, 0], y: 4, words: '{where}', size: 3.4, bold, max: [0.25, 0], ...of },
    { kind: 'text', x: [1, 0], y: 4, words: '{price}', size: 3.4, bold, anchor: 'end', ...of },
  ];
};

export const PLANNING_SHEET: readonly Mark[] = [
  { kind: 'rule', y: 0.3, pen: 'heavy' },
  { kind: 'caption', y: 4, words: 'Planning sheet', bold: true },
  { kind: 'text', y: 12, words: '{name}', size: 7, bold: true, max: [1, 0] },
  { kind: 'caption', y: 19, words: 'Part' },
  { kind: 'caption', x: [0.55, 0], y: 19, words: 'Where' },
  { kind: 'caption', x: [1, 0], y: 19, words: 'Cost', anchor: 'end' },
  {
    kind: 'list',
    rows: 'rows',
    y: PLAN.head,
    step: PLAN.row,
    marks: [...row(false), ...row(true), { kind: 'rule', y: 5.6 }],
  },
];
