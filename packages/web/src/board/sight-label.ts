import type { Piece } from '@hardtop/board';
import type { SightLine } from '@hardtop/kernel';
import { covers, footprintOf, type LabelBox, meets, NAME_HEIGHT, nameWidth } from './place-labels.ts';
import type { XY } from './units.ts';

/** Shares of the way at which a word may stand, the dearest first. */
const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8];
/** Pixels from the line to the middle of a word above or below it. */
const OFF = [-12, 14];
/** Half of what a marker takes. */
const MARKER = 18;

interface Around {
  readonly pieces: readonly Piece[];
  /** Pixels from the map's origin. */
  readonly markers: readonly XY[];
  /** Pixels to the map's unit. */
  readonly k: number;
}

/**
 * Where a line of fire says what it is aimed at, in pixels from its beginning: beside it, where no car and no marker stands. Nowhere (null) if
 * there is no room, or if what it is aimed at bears that name already: the cross hairs say the rest.
 */
export function sightSpot(line: SightLine, { pieces, markers, k }: Around): XY | null {
  const { label, from, to } = line;
  if (label === undefined || pieces.some(({ name }) => name === label)) return null;
  const prints = pieces.map((piece) => footprintOf(piece, k));
  const boxes = markers.map((at): LabelBox => ({ at, halfWidth: MARKER, halfHeight: MARKER }));
  const [dx, dy] = [(to.x - from.x) * k, (from.y - to.y) * k];
  for (const share of SHARES) {
    for (const off of OFF) {
      const spot = { x: dx * share, y: dy * share + off };
      const at = { x: from.x * k + spot.x, y: -from.y * k + spot.y };
      const box = { at, halfWidth: nameWidth(label.length) / 2, halfHeight: NAME_HEIGHT / 2 };
      if (!prints.some((print) => covers(box, print)) && !boxes.some((other) => meets(box, other))) return spot;
    }
  }
  return null;
}
