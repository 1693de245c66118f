// Where the wheels of each class stand, and which tire is on each.

import type { SingleDesign } from '../design/design.ts';
import { type TireRow, tireFits, tireRowsOf, wheelsOf } from '../design/gear.ts';

const CORNERS = ['front', 'back', 'front-left', 'front-right', 'back-left', 'back-right'] as const;
export type CornerId = (typeof CORNERS)[number];

export interface TirePart {
  readonly id: string;
  readonly corner: CornerId;
  /** A sidecar has no other. */
  readonly isOnly: boolean;
  readonly name: string;
  readonly dp: number;
}

/** Tires by corner; an axle behind another is the same corner (deluxe/IV.5/wheel-loss). */
type Corners = readonly (readonly [corner: CornerId, tires: number])[];

const pairOf = (axle: 'front' | 'back', tires: number): Corners => [
  [`${axle}-left`, Math.ceil(tires / 2)],
  [`${axle}-right`, Math.floor(tires / 2)],
];

/** From the first wheel on the left to the last on the right. */
function cornersOf(design: SingleDesign): Corners {
  const wheels = wheelsOf(design);
  switch (design.class) {
    case 'helicopter':
      return [];
    case 'cycle':
      return [
        ['front', 1],
        ['back', 1],
      ];
    case 'sidecar':
      return [['back', 1]];
    case 'trike':
      return design.reversed === true ? [...pairOf('front', 2), ['back', 1]] : [['front', 1], ...pairOf('back', 2)];
    case 'car-trailer':
      return pairOf('back', Math.min(wheels?.most ?? 2, Math.max(wheels?.least ?? 2, tireCount(design))));
    case 'trailer': {
      const front = design.kind === 'full' ? tireCount(design) - 8 : 0;
      return front > 0 ? [...pairOf('front', Math.min(4, front)), ...pairOf('back', 8)] : pairOf('back', 8);
    }
    default:
      return [...pairOf('front', 2), ...pairOf('back', (wheels?.least ?? 4) - 2)];
  }
}

const tireCount = (design: SingleDesign): number => tireFits(design).reduce((sum, { count }) => sum + count, 0);

interface Stock {
  left: number;
  readonly row: TireRow;
  readonly at: 'front' | 'back' | undefined;
}

/** Tires bought for one axle go there, the others wherever a wheel is still bare. */
export function tireParts(design: SingleDesign, key: (rest: string) => string): readonly TirePart[] {
  const rows = tireRowsOf(design);
  const stock = tireFits(design).flatMap(({ count, at }, i): Stock[] => {
    const row = rows[i];
    return row === undefined ? [] : [{ left: count, row, at }];
  });
  return cornersOf(design).flatMap(([corner, tires]) =>
    Array.from({ length: tires }, (_, k) => {
      const axle = corner.startsWith('front') ? 'front' : 'back';
      const from =
        stock.find(({ left, at }) => left > 0 && at === axle) ??
        stock.find(({ left, at }) => left > 0 && at === undefined);
      if (from === undefined) return [];
      from.left -= 1;
      return [
        {
          id: key(`tires.${corner}.${k}`),
          corner,
          isOnly: design.class === 'sidecar',
          name: from.row.name,
          dp: from.row.dp,
        },
      ];
    }).flat(),
  );
}
