// The rows of the lists beside the drawing: where everything stands in them, and by which name it is filled in.

import type { Mark } from '@hardtop/workshop/sheet';

/** Millimetres of a box to cross off, and of a line of small words. */
export const BOX = 2.6;
export const LINES = { gear: 2.8, crew: 2.8, weapon: 2.6, note: 3.5 } as const;
/** Right of the letter of a weapon or a person. */
export const INDENT = 6;
/** Between two brackets of links. */
export const BRACKET = 2.9;

const rowOf = (title: string, ...marks: readonly Mark[]): readonly Mark[] => [
  { kind: 'group', title, data: 'data-part="{id}"', marks },
];
const letter = (y: number, size: number): readonly Mark[] => [
  { kind: 'disc', x: 2.2, y, radius: 2.1 },
  { kind: 'text', x: 2.2, y: y + 1, words: '{mark}', size, bold: true, anchor: 'middle', max: 3.4 },
];

/** White on black, as the old forms had it. */
export const HEADING: readonly Mark[] = [
  { kind: 'bar', height: 4 },
  { kind: 'text', x: 1.4, y: 3, words: '{title}', size: 2.7, bold: true, white: true, spacing: 0.25, max: [1, -3] },
];

export const PLANT_ROW = rowOf(
  '{name}',
  { kind: 'text', y: 3.1, words: '{name}', size: 2.9, bold: true, max: [0.75, 0] },
  { kind: 'text', x: [1, 0], y: 3.1, words: '{at}', size: 2.5, anchor: 'end' },
  { kind: 'caption', y: 6.9, words: 'DP' },
  {
    kind: 'grid',
    x: 5,
    y: 4.9,
    count: 'dp',
    lost: 'lost',
    title: 'Damage points',
    width: [1, -10],
    height: 20,
    size: BOX,
  },
  { kind: 'rule', y: 6.1, below: 'tall' },
);

/** The boxes of a piece of gear find room in this. */
export const GEAR_BOXES = { beside: 12, height: 12 } as const;

/** What is said of it stands behind its name where there is room, else below it. */
export const GEAR_ROW = rowOf(
  '{name}',
  { kind: 'text', y: 3.1, words: '{name}', size: 2.9, bold: true, max: [1, 0] },
  { kind: 'text', x: [1, 0], y: 3.1, words: '{beside}', size: 2.4, anchor: 'end' },
  {
    kind: 'list',
    rows: 'notes',
    y: 6,
    step: LINES.gear,
    marks: [{ kind: 'text', words: '{line}', size: 2.4, max: [1, 0] }],
  },
  { kind: 'caption', y: 6.2, below: 'noted', words: '{boxes}', when: 'pieces' },
  {
    kind: 'list',
    rows: 'pieces',
    x: 9,
    y: 4.2,
    below: 'noted',
    marks: [
      {
        kind: 'grid',
        below: 'down',
        count: 'dp',
        lost: 'lost',
        title: '{boxes}',
        width: [1, -GEAR_BOXES.beside],
        height: GEAR_BOXES.height,
        size: BOX,
      },
    ],
  },
  { kind: 'rule', y: 4.6, below: 'tall' },
);

/** A line to write on behind a caption. */
export const FIELD_ROW: readonly Mark[] = [
  { kind: 'caption', y: 3.9, words: '{label}' },
  { kind: 'rule', x: { after: 1.5 }, y: 4.1, width: { rest: 0 } },
];
export const EMPTY_ROW: readonly Mark[] = [{ kind: 'rule', y: 5.6 }];
export const NOTE_ROW: readonly Mark[] = [{ kind: 'text', y: 2.6, words: '{line}', size: 2.7, max: [1, 0] }];

const gearLines = (x: number, y: number): Mark => ({
  kind: 'list',
  rows: 'gear',
  x,
  y,
  step: LINES.crew,
  marks: [{ kind: 'text', words: '{line}', size: 2.3, max: [1, -x] }],
});
const hits = (x: number, y: number, size: number): Mark => ({
  kind: 'grid',
  x,
  y,
  count: 'dp',
  lost: 'hits',
  title: 'Hits',
  width: 12,
  height: size,
  size,
});
const bodyArmor = (x: number, y: number, size: number): Mark => ({
  kind: 'grid',
  x,
  y,
  count: 'armor',
  lost: 'armorLost',
  title: 'Body armor',
  width: 22,
  height: size,
  size,
});

export const PERSON_ROW = rowOf(
  '{name}',
  ...letter(2.2, 2.7),
  { kind: 'text', x: INDENT, y: 3.3, words: '{name}', size: 3.1, bold: true, max: 30 },
  { kind: 'text', x: [1, 0], y: 3.3, words: '{injury}', size: 2.5, anchor: 'end', italic: true },
  { kind: 'caption', x: INDENT, y: 6.9, words: 'Hits' },
  hits(INDENT + 6, 4.9, BOX),
  { kind: 'caption', x: INDENT + 17, y: 6.9, words: 'Body armor', when: 'armor' },
  bodyArmor(INDENT + 30, 4.9, BOX),
  gearLines(INDENT, 9.6),
  { kind: 'rule', y: 8.1, below: 'tall' },
);

/** Millimetres of a cell in a crowd: its boxes, the rest of it, a line of cells. */
export const CROWD_CELL = { box: 1.9, width: 12, gap: 2, line: 3.2 } as const;

/** A bus full: one name, and a cell for everybody. */
export const CROWD_ROW: readonly Mark[] = [
  {
    kind: 'group',
    title: '{count} × {name}',
    marks: [
      { kind: 'text', y: 3.3, words: '{count} × {name}', size: 3.1, bold: true, max: [1, 0] },
      gearLines(0, 6.2),
      {
        kind: 'list',
        rows: 'people',
        y: 5,
        below: 'geared',
        step: CROWD_CELL.line,
        columns: 'across',
        widest: 'cell',
        marks: rowOf(
          '{name}',
          { kind: 'caption', y: 1.7, words: '{mark}', size: 1.8, max: 4 },
          hits(4.2, 0, CROWD_CELL.box),
          bodyArmor(12, 0, CROWD_CELL.box),
        ),
      },
      { kind: 'rule', y: 5.1, below: 'tall' },
    ],
  },
];

export const TURRET_ROW = rowOf(
  '{name}',
  { kind: 'text', y: 3.2, words: '{name}', size: 2.9, bold: true, max: [0.7, 0] },
  { kind: 'text', x: [1, 0], y: 3.2, words: '{at}', size: 2.5, anchor: 'end' },
);

/** Where the boxes of a weapon find room; beside many brackets there is less. */
export const WEAPON_BOXES = { dp: [16, 9], dpHeight: 60, shots: [35.5, 28], shotsHeight: 16 } as const;

export const WEAPON_ROW = rowOf(
  '{title}',
  ...letter(2.2, 2.9),
  { kind: 'named', x: INDENT, y: 3.3, words: '{name}', about: '{place}', size: 3.2, max: { filled: 'nameRoom' } },
  { kind: 'text', x: [1, 0], y: 3.3, words: '{stats}', size: 2.5, anchor: 'end' },
  { kind: 'caption', x: INDENT, y: 7.1, words: 'DP' },
  {
    kind: 'grid',
    x: INDENT + 4,
    y: 5,
    count: 'dp',
    lost: 'lost',
    title: 'Damage points',
    width: { filled: 'dpRoom' },
    height: WEAPON_BOXES.dpHeight,
    size: BOX,
  },
  {
    kind: 'group',
    title: 'Ammunition',
    data: 'data-ammo="{id}"',
    x: { filled: 'shotsAt' },
    y: 5,
    when: 'magazines',
    marks: [
      { kind: 'caption', x: -0.9, y: 2.1, words: 'Shots', anchor: 'end' },
      {
        kind: 'list',
        rows: 'magazines',
        marks: [
          {
            kind: 'grid',
            below: 'down',
            count: 'shots',
            lost: 'spent',
            title: 'Shots',
            width: { filled: 'room' },
            height: WEAPON_BOXES.shotsHeight,
            size: BOX,
          },
        ],
      },
    ],
  },
  {
    kind: 'list',
    rows: 'notes',
    x: INDENT,
    y: 7.1,
    below: 'high',
    step: LINES.weapon,
    marks: [{ kind: 'text', words: '{line}', size: 2.1, italic: true, max: [1, -INDENT] }],
  },
  {
    kind: 'list',
    rows: 'links',
    x: [1, 2.8],
    marks: [
      {
        kind: 'group',
        title: 'Link {name}',
        data: 'data-link=""',
        x: { filled: 'at' },
        marks: [
          { kind: 'bracket', from: 'from', to: 'to', tick: 2.2, joins: 'joins' },
          { kind: 'text', y: 1.7, words: '{label}', size: 2, bold: true, anchor: 'middle', max: BRACKET - 0.7 },
        ],
      },
    ],
  },
  { kind: 'rule', y: 5.7, below: 'tall' },
);

/** A lettered row to fill in: name, damage points, shots. */
export const BLANK_WEAPON: readonly Mark[] = [
  {
    kind: 'group',
    title: 'Weapon {mark}, to be filled in',
    marks: [
      { kind: 'disc', x: 2.2, y: 2.8, radius: 2.1 },
      { kind: 'text', x: 2.2, y: 3.8, words: '{mark}', size: 2.9, bold: true, anchor: 'middle' },
      { kind: 'rule', x: 6, y: 5, width: [1, -6] },
      { kind: 'caption', x: 6, y: 9, words: 'DP' },
      { kind: 'box', x: 10, y: 6.6, width: 14, height: 4 },
      { kind: 'caption', x: 27, y: 9, words: 'Shots' },
      { kind: 'box', x: 34, y: 6.6, width: [1, -34], height: 4 },
    ],
  },
];

const square = (x: number): Mark => ({ kind: 'box', x: [1, x], y: 2.4, width: 2.4, height: 2.4 });

export const BLANK_PERSON: readonly Mark[] = [
  {
    kind: 'group',
    title: '{label}, to be filled in',
    marks: [
      { kind: 'caption', y: 4.6, words: '{label}' },
      { kind: 'rule', x: 10, y: 5, width: [1, -46] },
      { kind: 'caption', x: [1, -34], y: 4.6, words: 'Hits' },
      square(-28),
      square(-25.2),
      square(-22.4),
      { kind: 'caption', x: [1, -18], y: 4.6, words: 'Armor' },
      { kind: 'box', x: [1, -11], y: 2, width: 11, height: 3.4 },
    ],
  },
];
