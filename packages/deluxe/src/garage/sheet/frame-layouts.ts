// What stands about the drawing of a hull: the armor of a side and the tires of a corner.

import type { Mark } from '@hardtop/workshop/sheet';

type Side = 'start' | 'middle' | 'end';

/** What must be known to set a side's name and its points into one line. */
export const LABEL = { size: 2.1, bold: true, spacing: 0.12 } as const;
export const FIGURE = { size: 2.9, bold: true } as const;
/** Millimetres of that line. */
export const CAPTION = 3.6;

/** Name and points, and a box for each point below them, in the middle of the room or flush with a side. */
export const armorBlock = (anchor: Side): readonly Mark[] => [
  {
    kind: 'group',
    title: '{name}: {left} of {points}',
    data: 'data-armor="{code}"',
    unless: 'isBlank',
    marks: [
      { kind: 'text', x: { filled: 'from' }, y: 2.4, words: '{label}', ...LABEL, max: { filled: 'most' } },
      { kind: 'text', x: { filled: 'to' }, y: 2.4, words: '{points}', ...FIGURE, anchor: 'end' },
      {
        ...{ kind: 'grid', y: CAPTION, count: 'points', lost: 'lost', title: '{name}', anchor },
        ...{ width: [1, 0], height: { rest: 0 }, size: 3.4 },
      },
    ],
  },
  {
    kind: 'group',
    title: '{name}',
    when: 'isBlank',
    marks: [
      { kind: 'caption', y: 2.2, words: '{label}', bold: true, max: [1, 0] },
      { kind: 'box', y: 3, height: { rest: 0 } },
    ],
  },
];

/** Millimetres of the head of a corner, of the largest box, and between two tires. */
export const TIRE = { head: 5.8, box: 2.5, space: 1 } as const;
const BLANK_TIRE = 14;

/** Which and what they are, as high as the head of the corner is, and the boxes of each tire. */
export function tireCorner(anchor: 'start' | 'end'): readonly Mark[] {
  const x = anchor === 'end' ? 1 : 0;
  const words = { kind: 'caption', x: [x, 0], max: [1, 0], anchor } as const;
  return [
    { ...words, y: [2.2 / TIRE.head, 0], words: '{corner}', size: [1.9 / TIRE.head, 0], bold: true },
    { ...words, y: [4.7 / TIRE.head, 0], words: '{kind}', size: [1.8 / TIRE.head, 0] },
    {
      kind: 'list',
      rows: 'tires',
      marks: [
        {
          kind: 'group',
          title: '{title}',
          data: 'data-part="{id}"',
          y: { filled: 'y' },
          marks: [
            {
              ...{ kind: 'grid', count: 'dp', lost: 'lost', title: 'Damage points', anchor },
              ...{ width: [1, 0], height: { filled: 'height' }, size: { filled: 'box' } },
            },
            { kind: 'box', x: [x, -x * BLANK_TIRE], width: BLANK_TIRE, height: TIRE.box, unless: 'dp' },
          ],
        },
      ],
    },
  ];
}
