// The tires of one corner, each with its own boxes.

import { boxGrid, drawLayout } from '@hardtop/workshop/sheet';
import type { FrameOptions } from './armor-block.ts';
import { lostOf } from './damage.ts';
import { TIRE, tireCorner } from './frame-layouts.ts';
import type { CornerId, TirePart } from './wheels.ts';

/** A truck's tires have so many that ten must go to a line. */
const MANY = { from: 13, least: 1.6, most: 1.95, lineOfTen: 11.98 } as const;
const sizeOf = (dp: number, width: number): number =>
  dp < MANY.from ? TIRE.box : Math.max(MANY.least, Math.min(MANY.most, width / MANY.lineOfTen));
/** The boxes of a tire are no higher. */
const HIGHEST = 14;

interface TireColumn {
  readonly height: number;
  readonly draw: (x: number, y: number, squeeze: number, flush: 'start' | 'end') => string;
}

const WORDS = {
  front: 'Front tire',
  back: 'Back tire',
  'front-left': 'Front left tire',
  'front-right': 'Front right tire',
  'back-left': 'Back left tire',
  'back-right': 'Back right tire',
} as const satisfies Record<CornerId, string>;

const CORNERS = { start: tireCorner('start'), end: tireCorner('end') } as const;

export function tireColumn(tires: readonly TirePart[], width: number, { damage, blank }: FrameOptions): TireColumn {
  const [first] = tires;
  if (first === undefined) return { height: 0, draw: () => '' };
  const highOf = ({ dp }: TirePart): number =>
    (boxGrid(dp, { width, height: HIGHEST }, sizeOf(dp, width))?.height ?? TIRE.box) + TIRE.space;
  const startOf = (i: number): number => tires.slice(0, i).reduce<number>((sum, tire) => sum + highOf(tire), TIRE.head);
  const where = first.isOnly ? 'Tire' : WORDS[first.corner];
  const names = [...new Set(tires.map(({ name }) => name))].join(' / ');
  const draw: TireColumn['draw'] = (x, y, squeeze, flush) => {
    const fill = {
      corner: tires.length > 1 ? `${where}s` : where,
      kind: blank ? '' : tires.length > 1 ? `${tires.length} × ${names}` : names,
      tires: tires.map((tire, i) => ({
        id: tire.id,
        title: `${where}, ${tire.name.toLowerCase()}`,
        dp: blank ? 0 : tire.dp,
        lost: lostOf(damage.hits, tire.id),
        y: startOf(i) * squeeze,
        height: (highOf(tire) - TIRE.space) * squeeze + 0.05,
        box: sizeOf(tire.dp, width) * squeeze,
      })),
    };
    return drawLayout(CORNERS[flush], fill, { x, y, width, height: TIRE.head * squeeze });
  };
  return { height: startOf(tires.length), draw };
}
