import { box, group, text } from '@hardtop/workshop/sheet';
import { NITROUS, SCALE } from '../../catalog/maneuvers.ts';
import type { Design } from '../design/design.ts';
import { figuresOf } from '../figures/figures.ts';
import type { DrawnBlock } from './block.ts';

const HEIGHT = 7;
const BLANK_TOP = 200;

/** A cell for each speed; nitrous reaches beyond the line of the top speed. */
export function speedTrack(
  design: Design | null,
  speed: number | null,
  x: number,
  y: number,
  width: number,
): DrawnBlock {
  const top = design === null ? BLANK_TOP : figuresOf(design).topSpeed;
  const last = top + (design?.options.includes('nitrousOxide') === true ? NITROUS.overTop : 0);
  const step = SCALE.mphPerSquare;
  const cells = last / step + 1;
  const wide = Math.min(9, width / cells);
  const drawn = Array.from({ length: cells }, (_, i) => {
    const mph = i * step;
    const isNow = speed === mph;
    const rect = { x: x + i * wide, y, width: wide, height: HEIGHT };
    const type = { size: 3.1, bold: mph <= top, italic: mph > top, white: isNow, anchor: 'middle' } as const;
    return box(rect, isNow ? 'medium' : 'thin', isNow ? '#000' : '#fff') + text(rect.x + wide / 2, y + 4.7, String(mph), { ...type, max: wide - 1 }); // biome-ignore format: one cell
  });
  const title = speed === null ? `Speeds up to ${last} mph` : `Speed ${speed} mph`;
  return { svg: group(title, drawn.join('')), height: HEIGHT };
}
