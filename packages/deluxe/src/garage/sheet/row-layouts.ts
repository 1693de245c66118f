// The rows of the lists beside the drawing: where everything stands in them, and by which name it is filled in.

import type { Mark, RowLayout } from '@hardtop/workshop/sheet';

/** Millimetres of the largest box to cross off, and of ten in a line. */
const BOX = 2.6;
const TEN = 10 * BOX * 1.16 + 2;
/** Between two brackets of links. */
export const BRACKET = 2.9;

const partOf = (title: string, ...marks: readonly Mark[]): readonly Mark[] => [
  { kind: 'group', title, data: 'data-part="{id}"', marks },
];
const letter = (y: number, size: number): readonly Mark[] => [
  { kind: 'disc', x: 2.2, y, radius: 2.1, pen: 'medium' },
  { kind: 'text', x: 2.2, y: y + 1, words: '{mark}', size, bold: true, anchor: 'middle', max: 3.4 },
];
const NAME = { kind: 'text', words: '{name}', size: 2.9, bold: true } as const;
const PLACE = { kind: 'text', x: [1, 0], words: '{at}', size: 2.5, anchor: 'end' } as const;
const POINTS = { kind: 'grid', count: 'dp', lost: 'lost', title: 'Damage points', size: BOX } as const;

/** Titles white on black, as the old forms had it. */
const HEADING: RowLayout = {
  height: 5.4,
  marks: [
    { kind: 'bar', height: 4 },
    {
      kind: 'caption',
      x: 1.4,
      y: 3,
      words: '{title}',
      size: 2.7,
      bold: true,
      white: true,
      spacing: 0.25,
      max: [1, -3],
    },
  ],
};
export const LISTS = { heading: HEADING, after: 2.6 } as const;

export const PLANT_ROW: RowLayout = {
  height: 7,
  marks: partOf(
    '{name}',
    { ...NAME, y: 3.1, max: [0.75, 0] },
    { ...PLACE, y: 3.1 },
    { kind: 'caption', y: 6.9, words: 'DP' },
    { ...POINTS, x: 5, y: 4.9, width: [1, -10], height: 20, grows: 0 },
    { kind: 'rule', y: 6.1 },
  ),
};

const SMALL = { size: 2.4 } as const;
/** What must be known to set words behind a name. */
export const BEHIND = { name: { size: NAME.size, bold: true }, words: SMALL, gap: 3 } as const;

/** What is said of it stands behind its name where there is room, else below it. */
export const GEAR_ROW: RowLayout = {
  height: 5.2,
  marks: partOf(
    '{name}',
    { ...NAME, y: 3.1, max: [1, 0] },
    { kind: 'text', x: [1, 0], y: 3.1, words: '{behind}', ...SMALL, anchor: 'end' },
    { kind: 'lines', y: 6, words: '{below}', ...SMALL, step: 2.8, max: [1, 0] },
    { kind: 'caption', y: 6.2, words: '{boxes}', when: 'pieces' },
    {
      kind: 'list',
      rows: 'pieces',
      x: 9,
      y: 4.2,
      marks: [{ ...POINTS, title: '{boxes}', width: [1, -12], height: 12, grows: 0.9 }],
    },
    { kind: 'rule', y: 4.6 },
  ),
};

/** A line to write on behind a caption. */
export const FIELD_ROW: RowLayout = {
  height: 5.4,
  marks: [
    { kind: 'caption', y: 3.9, words: '{label}' },
    { kind: 'rule', x: { after: 1.5 }, y: 4.1, width: { rest: 0 } },
  ],
};
export const EMPTY_ROW: RowLayout = { height: 6.2, marks: [{ kind: 'rule', y: 5.6 }] };

export const NOTE = { size: 2.7 } as const;
export const NOTE_ROW: RowLayout = {
  height: 3.5,
  marks: [{ kind: 'text', y: 2.6, words: '{line}', ...NOTE, max: [1, 0] }],
};

const GEAR = { kind: 'lines', words: '{gear}', size: 2.3, step: 2.8, max: [1, -6] } as const;
const HITS = { kind: 'grid', count: 'dp', lost: 'hits', title: 'Hits', width: 12 } as const;
const ARMOR = { kind: 'grid', count: 'armor', lost: 'armorLost', title: 'Body armor', width: 22 } as const;

export const PERSON_ROW: RowLayout = {
  height: 9,
  marks: partOf(
    '{name}',
    ...letter(2.2, 2.7),
    { kind: 'text', x: 6, y: 3.3, words: '{name}', size: 3.1, bold: true, max: 30 },
    { kind: 'text', x: [1, 0], y: 3.3, words: '{injury}', size: 2.5, anchor: 'end', italic: true },
    { kind: 'caption', x: 6, y: 6.9, words: 'Hits' },
    { ...HITS, x: 12, y: 4.9, height: BOX, size: BOX },
    { kind: 'caption', x: 23, y: 6.9, words: 'Body armor', when: 'armor' },
    { ...ARMOR, x: 36, y: 4.9, height: BOX, size: BOX },
    { ...GEAR, x: 6, y: 9.6 },
    { kind: 'rule', y: 8.1 },
  ),
};

const CELL_BOX = 1.9;

/** A bus full: one name, and a cell for everybody, each with so many points of armor. */
export const crowdRow = (armor: number): RowLayout => ({
  height: 6,
  marks: [
    {
      kind: 'group',
      title: '{count} × {name}',
      marks: [
        { kind: 'text', y: 3.3, words: '{count} × {name}', size: 3.1, bold: true, max: [1, 0] },
        { ...GEAR, y: 6.2 },
        {
          kind: 'list',
          rows: 'people',
          y: 5,
          step: 3.2,
          columns: { wide: 12 + (armor > 0 ? armor * CELL_BOX * 1.16 + 2 : 0) },
          grows: 0,
          marks: partOf(
            '{name}',
            { kind: 'caption', y: 1.7, words: '{mark}', size: 1.8, max: 4 },
            { ...HITS, x: 4.2, height: CELL_BOX, size: CELL_BOX },
            { ...ARMOR, x: 12, height: CELL_BOX, size: CELL_BOX },
          ),
        },
        { kind: 'rule', y: 5.1 },
      ],
    },
  ],
});

export const TURRET_ROW: RowLayout = {
  height: 4.6,
  marks: partOf('{name}', { ...NAME, y: 3.2, max: [0.7, 0] }, { ...PLACE, y: 3.2 }),
};

const LINKS: Mark = {
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
        {
          kind: 'bracket',
          ...{ above: 'above', below: 'below', joins: 'joins', words: '{label}' },
          ...{ tick: 2.2, height: 6.6, max: BRACKET - 0.7 },
        },
      ],
    },
  ],
};

/** `room`: of the damage points; `shots`: where their boxes begin. */
const weaponRow = (room: number, shots: number): RowLayout => ({
  height: 6.6,
  marks: partOf(
    '{name}, {mount}',
    ...letter(2.2, 2.9),
    {
      ...{ kind: 'named', x: 6, y: 3.3, words: '{name}', about: '{place}', size: 3.2, max: [1, -6] },
      leaves: { words: '{stats}', size: 2.5, gap: 2 },
    },
    { kind: 'text', x: [1, 0], y: 3.3, words: '{stats}', size: 2.5, anchor: 'end' },
    { kind: 'caption', x: 6, y: 7.1, words: 'DP' },
    {
      kind: 'beside',
      marks: [
        { ...POINTS, x: 10, y: 5, width: room, height: 60, grows: 0 },
        {
          kind: 'group',
          title: 'Ammunition',
          data: 'data-ammo="{id}"',
          when: 'magazines',
          marks: [
            { kind: 'caption', x: shots - 0.9, y: 7.1, words: 'Shots', anchor: 'end' },
            {
              kind: 'list',
              rows: 'magazines',
              x: shots,
              y: 5,
              marks: [{ ...POINTS, title: 'Shots', width: [1, -shots, TEN], height: 16, grows: 1 }],
            },
          ],
        },
      ],
    },
    { kind: 'lines', x: 6, y: 7.1, words: '{note}', size: 2.1, italic: true, step: 2.6, max: [1, -6], most: 8 },
    LINKS,
    { kind: 'rule', y: 5.7 },
  ),
});

export const WEAPON_ROW = weaponRow(16, 35.5);
/** Many brackets take its room. */
export const LINKED_ROW = weaponRow(9, 28);

/** A lettered row to fill in: name, damage points, shots. */
export const BLANK_WEAPON: RowLayout = {
  height: 12.4,
  marks: [
    {
      kind: 'group',
      title: 'Weapon {mark}, to be filled in',
      marks: [
        ...letter(2.8, 2.9),
        { kind: 'rule', x: 6, y: 5, width: [1, -6] },
        { kind: 'caption', x: 6, y: 9, words: 'DP' },
        { kind: 'box', x: 10, y: 6.6, width: 14, height: 4 },
        { kind: 'caption', x: 27, y: 9, words: 'Shots' },
        { kind: 'box', x: 34, y: 6.6, width: [1, -34], height: 4 },
      ],
    },
  ],
};

const square = (x: number): Mark => ({ kind: 'box', x: [1, x], y: 2.4, width: 2.4, height: 2.4 });

export const BLANK_PERSON: RowLayout = {
  height: 7.4,
  marks: [
    {
      kind: 'group',
      title: '{label}, to be filled in',
      marks: [
        { kind: 'caption', y: 4.6, words: '{label}' },
        { kind: 'rule', x: 10, y: 5, width: [1, -46] },
        { kind: 'caption', x: [1, -34], y: 4.6, words: 'Hits' },
        ...[-28, -25.2, -22.4].map(square),
        { kind: 'caption', x: [1, -18], y: 4.6, words: 'Armor' },
        { kind: 'box', x: [1, -11], y: 2, width: 11, height: 3.4 },
      ],
    },
  ],
};
