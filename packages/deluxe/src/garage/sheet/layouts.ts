// Where everything stands that a sheet prints beside the drawing, and by which name it is filled in.

import type { Length, Mark, RowLayout } from '@hardtop/workshop/sheet';
import { PHASES } from '../../catalog/movement-chart.ts';

/** Name, kind and page. */
export const MASTHEAD: RowLayout = {
  height: 16,
  marks: [
    {
      kind: 'group',
      title: '{heading}',
      marks: [
        { kind: 'rule', y: 0.3, pen: 'heavy' },
        { kind: 'caption', y: 3.4, words: '{kind}', size: 2.3, spacing: 0.35 },
        { kind: 'caption', x: [1, 0], y: 3.4, words: '{page}', size: 2.3, spacing: 0.1, anchor: 'end' },
        { kind: 'text', y: 11.6, words: '{title}', size: 9, bold: true, max: [1, -62] },
        { kind: 'rule', y: 12, width: [1, -62], unless: 'title' },
        { kind: 'caption', x: [1, -58], y: 11.8, words: 'Player' },
        { kind: 'rule', x: [1, -50], y: 12, width: 30 },
        { kind: 'caption', x: [1, -18], y: 11.8, words: 'No.' },
        { kind: 'box', x: [1, -13], y: 5, width: 13, height: 7.4, pen: 'medium' },
        { kind: 'rule', y: 14.4, pen: 'medium' },
        { kind: 'rule', y: 15.2 },
      ],
    },
  ],
};

const MIDDLE = { kind: 'text', x: [0.5, 0], anchor: 'middle' } as const;

/** Cost, weight and the rest in a row of cells. */
const FIGURES = {
  kind: 'group',
  title: 'Figures',
  marks: [
    {
      kind: 'list',
      rows: 'figures',
      columns: 9,
      marks: [
        { kind: 'box', height: 8.6 },
        { kind: 'caption', x: 1, y: 2.5, words: '{label}' },
        { ...MIDDLE, y: 7.2, words: '{value}', size: 3.7, bold: true, max: [1, -1.6] },
      ],
    },
  ],
} as const satisfies Mark;

const CELL = 5.4;
const FIGURE = { ...MIDDLE, y: 3.7, words: '{figure}', max: [1, -0.5] } as const;

/** Narrower cells hold no three figures: a long track takes two lines. */
const cells = { kind: 'list', y: 3, step: CELL, columns: { least: 5.4, most: 8 } } as const;

const track = (title: string, rows: string, width: Length): readonly Mark[] => [
  { kind: 'caption', y: 2.1, words: title, bold: true },
  {
    ...{ ...cells, rows, width },
    marks: [
      { kind: 'box', height: CELL },
      { ...FIGURE, size: 2.9, bold: true, when: 'isBold' },
      { ...FIGURE, size: 2.4, unless: 'isBold' },
    ],
  },
  { ...cells, rows, width, grows: 0, marks: [{ kind: 'ring', height: CELL, when: 'isNow' }] },
];

/** The head of a record sheet. */
export const HEAD: RowLayout = {
  height: 33.8,
  marks: [
    ...MASTHEAD.marks,
    { kind: 'text', y: 19.2, words: '{description}', size: 3.2, max: [1, 0] },
    { ...FIGURES, y: 21.2 },
  ],
};

/** That of what drives by itself: speed, handling, and who drives. */
export const DRIVEN_HEAD: RowLayout = {
  height: 43.6,
  marks: [
    ...HEAD.marks,
    {
      kind: 'group',
      title: '{speedNow}',
      data: 'data-track="speed"',
      y: 31.8,
      marks: track('Speed', 'speeds', [1, 0]),
    },
    {
      kind: 'beside',
      y: 36.6,
      marks: [
        {
          kind: 'group',
          title: '{handlingNow}',
          data: 'data-track="handling"',
          marks: track('Handling', 'handling', 78),
        },
        { kind: 'caption', x: 84, y: 2.1, words: 'Driver' },
        { kind: 'rule', x: 84, y: 8.2, width: 44 },
        { kind: 'caption', x: 132, y: 2.1, words: 'Reflexes' },
        { kind: 'rule', x: 132, y: 8.2, width: 18 },
        { kind: 'caption', x: 153, y: 2.1, words: 'Skill' },
        { kind: 'rule', x: 153, y: 8.2, width: [1, -153] },
      ],
    },
  ],
};

const LINE = 2.8;
/** From the left edge of the chart to its first column, and from its top to its first phase. */
const CHART = { left: 9, top: 7.6, bottom: 7.6 + PHASES.length * LINE } as const;
const AT = { x: [0.5, 0], y: LINE / 2 } as const;

/** A dot an inch, two for two; a ring where the short move of an odd speed falls due. */
const PHASE_MARKS: readonly Mark[] = [
  { kind: 'disc', ...AT, radius: 0.55, when: 'one' },
  { kind: 'disc', ...AT, x: [0.5, -0.65], radius: 0.5, when: 'two' },
  { kind: 'disc', ...AT, x: [0.5, 0.65], radius: 0.5, when: 'two' },
  { kind: 'disc', ...AT, radius: 1.3, pen: 'thin', paint: 'none', when: 'isDue' },
];
const SPEED = { ...MIDDLE, y: 6.2, words: '{speed}', max: [1, -0.3] } as const;

/** So that nobody asks when it moves (deluxe/IV.1/movement-chart). */
export const MOVEMENT: RowLayout = {
  height: 10 + LINE * PHASES.length,
  marks: [
    {
      kind: 'group',
      title: 'Movement by phase and speed',
      marks: [
        { kind: 'caption', y: 2.2, words: 'Movement', bold: true },
        {
          ...{ kind: 'caption', x: [1, 0], y: 2.2, size: 1.7, anchor: 'end' },
          words: 'A dot an inch; ringed: the half inch of an odd speed is due',
        },
        { kind: 'caption', y: 6.2, words: 'Phase', size: 1.7 },
        {
          ...{ kind: 'list', rows: 'phases', y: CHART.top, step: LINE },
          marks: [
            { kind: 'rule' },
            { kind: 'text', x: 6.6, y: LINE * 0.75, words: '{phase}', size: 2.2, bold: true, anchor: 'end' },
          ],
        },
        { kind: 'rule', y: CHART.bottom },
        { kind: 'strokes', lines: [[7.8, 4, 7.8, CHART.bottom]] },
        {
          ...{ kind: 'list', rows: 'speeds', x: CHART.left, width: { rest: 0 }, columns: { least: 0 } },
          marks: [
            { ...SPEED, size: 2.3, bold: true, when: 'isTen' },
            { ...SPEED, size: 1.9, unless: 'isTen' },
            { kind: 'list', rows: 'phases', y: CHART.top, step: LINE, marks: PHASE_MARKS },
          ],
        },
      ],
    },
  ],
};

/** What is left of a column is ruled for the game's own notes. */
export const NOTES_OF_THE_DAY = {
  step: 6,
  marks: [
    {
      kind: 'group',
      title: 'Lines for notes',
      marks: [
        { kind: 'caption', y: 3, words: 'Notes of the day' },
        { kind: 'list', rows: 'lines', y: 7, step: 6, marks: [{ kind: 'rule' }] },
      ],
    },
  ],
} as const satisfies { readonly step: number; readonly marks: readonly Mark[] };

/** Right edges of the columns of the planning sheet: each price stands beside what it comes to so far, as on the printed form. */
const COLUMNS = { cost: 0.56, costSum: 0.66, weight: 0.745, weightSum: 0.83, spaces: 0.91, spacesSum: 1 } as const;
const EDGES = Object.entries(COLUMNS);

const heading = (words: string): Mark & { readonly kind: 'text' } => ({
  kind: 'text',
  y: 32.4,
  words,
  size: 2.5,
  bold: true,
  white: true,
  spacing: 0.2,
});

/** Millimetres of the planning sheet's head, and of a row below it. */
export const PLAN = { head: 35, row: 5, lines: 6 } as const;

const PLAN_ROW: readonly Mark[] = [
  { kind: 'caption', x: 1, y: 3.7, words: '{part}', size: 2.2, bold: true, when: 'part' },
  { kind: 'rule', y: PLAN.row, pen: 'thin', when: 'part' },
  {
    kind: 'group',
    title: '{name}',
    data: 'data-line="1"',
    unless: 'part',
    marks: [
      { kind: 'text', x: 1, y: 3.6, words: '{name}', max: [0.33, -2] },
      { kind: 'text', x: [0.34, 0], y: 3.6, words: '{where}', size: 2.6, max: [0.13, 0] },
      ...EDGES.map(([name, to]): Mark => {
        const weight = name.endsWith('Sum') ? { size: 2.6 } : { size: 3, bold: true };
        return { kind: 'text', x: [to, -1.5], y: 3.6, words: `{${name}}`, ...weight, anchor: 'end', max: 17 };
      }),
      { kind: 'rule', y: PLAN.row },
    ],
  },
];

export const PLANNING_SHEET: readonly Mark[] = [
  ...MASTHEAD.marks,
  { ...FIGURES, y: 17.4 },
  { kind: 'bar', y: 29, height: 4.6 },
  { ...heading('ITEM'), x: 1.4 },
  { ...heading('WHERE'), x: [0.34, 0] },
  ...EDGES.map(
    ([name, to]): Mark => ({
      ...heading(name.endsWith('Sum') ? 'SUM' : name.toUpperCase()),
      x: [to, -1.5],
      anchor: 'end',
    }),
  ),
  {
    kind: 'strokes',
    y: PLAN.head - 1.4,
    lines: [0.47, COLUMNS.costSum, COLUMNS.weightSum].map((at) => [[at, 0], 0, [at, 0], { filled: 'tall' }]),
  },
  { kind: 'list', rows: 'rows', y: PLAN.head, step: PLAN.row, marks: PLAN_ROW },
];

const TOTAL = { kind: 'text', y: 5, size: 3.6, bold: true, anchor: 'end', max: 22 } as const;

/** Below the last row: a heavy line and the sums once more; the rest of the page is for what comes later. */
export const PLAN_END: readonly Mark[] = [
  {
    kind: 'group',
    title: 'Totals',
    data: 'data-total="1"',
    marks: [
      { kind: 'rule', y: 0.4, pen: 'heavy' },
      { kind: 'text', x: 1, y: 5, words: 'Total', size: 3.6, bold: true },
      { ...TOTAL, x: [COLUMNS.costSum, -1.5], words: '{cost}' },
      { ...TOTAL, x: [COLUMNS.weightSum, -1.5], words: '{weight}' },
      { ...TOTAL, x: [COLUMNS.spacesSum, -1.5], words: '{spaces}' },
    ],
  },
  {
    kind: 'group',
    title: 'Lines for retrofits and repairs',
    when: 'lines',
    y: 14,
    marks: [
      { kind: 'caption', y: 3, words: 'Retrofits and repairs', bold: true },
      { kind: 'list', rows: 'lines', y: 10, step: PLAN.lines, marks: [{ kind: 'rule' }] },
    ],
  },
];
