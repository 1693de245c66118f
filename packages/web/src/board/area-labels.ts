import { type Area, type AreaArt, areaArt } from '@hardtop/board';
import { centreOf } from './area-shapes.ts';
import { type Box, boxAround } from './camera.ts';
import { covers, type Footprint, type LabelBox, meets } from './place-labels.ts';
import { isSign, signWord } from './sign-words.ts';
import type { XY } from './units.ts';

interface AreaLabel {
  readonly id: string;
  readonly text: string;
  /** On the map, and how many pixels below that. */
  readonly at: XY;
  readonly below: number;
}

const AIRBORNE: readonly AreaArt[] = ['smoke', 'gas', 'paint'];

export const isAirborne = (area: Area) => AIRBORNE.includes(areaArt(area));

/** What is written there: an outline does not say what it is, a sign does. */
function writtenOn(area: Area): string | null {
  // A cloud explains itself, and hangs over whatever would be written.
  if (isAirborne(area)) return null;
  if (isSign(areaArt(area))) return area.label === undefined || area.label === signWord(area) ? null : area.label;
  if (area.label !== undefined) return area.label;
  return area.drawn === undefined && areaArt(area) === 'zone' && area.kind !== 'zone' ? area.kind : null;
}

/** In the middle; under a sign, which it must not cover; at the lower rim where something smaller lies in the middle. */
export function areaLabels(areas: readonly Area[]): readonly AreaLabel[] {
  return areas.flatMap((area) => {
    const text = writtenOn(area);
    if (text === null) return [];
    const isUnder = isSign(areaArt(area));
    const middle = centreOf(area.points);
    const box = boxAround(area.points);
    const isTaken = areas.some((other) => other.label !== undefined && liesAmid(other, middle, box));
    const y = isUnder || isTaken ? (box?.minY ?? middle.y) : middle.y;
    return [{ id: area.id, text, at: { x: middle.x, y }, below: isUnder ? 11 : isTaken ? -6 : 0 }];
  });
}

function liesAmid({ points }: Area, middle: XY, around: Box | null): boolean {
  const box = boxAround(points);
  if (box === null || around === null || box.maxX - box.minX >= around.maxX - around.minX) return false;
  return box.minX < middle.x && middle.x < box.maxX && box.minY < middle.y && middle.y < box.maxY;
}

/** Half a letter's width, capitals set wide; half a line. */
const HALF_LETTER = 3.4;
const HALF_LINE = 7;

/** Those that cover no counter, nothing that is taken and no other of them: the ground waits for who stands on it. */
export function clearLabels(
  labels: readonly AreaLabel[],
  k: number,
  counters: readonly Footprint[],
  taken: readonly LabelBox[],
): readonly AreaLabel[] {
  const boxes = [...taken];
  return labels.filter(({ text, at, below }) => {
    const middle = { x: at.x * k, y: below - 4 - at.y * k };
    const box = { at: middle, halfWidth: text.length * HALF_LETTER, halfHeight: HALF_LINE };
    const isClear = !counters.some((print) => covers(box, print)) && !boxes.some((other) => meets(box, other));
    if (isClear) boxes.push(box);
    return isClear;
  });
}
