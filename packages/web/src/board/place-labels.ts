import type { Piece } from '@hardtop/board';
import { toRadians, type XY } from './units.ts';

/** A turned rectangle on the page, in pixels. */
export interface Footprint {
  readonly at: XY;
  readonly halfWidth: number;
  readonly halfLength: number;
  /** Radians clockwise. */
  readonly turn: number;
}

export interface LabelWish {
  readonly id: string;
  readonly of: Footprint;
  /** Letters of the name with its tag, and of the notes. */
  readonly name: number;
  readonly notes: number;
}

/** An upright rectangle about its middle. */
export interface LabelBox {
  readonly at: XY;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export interface PlacedLabel extends LabelBox {
  readonly notes: boolean;
}

// The lettering is condensed: a generous guess of a letter's width, plus the halo.
const NAME_LETTER = 6;
const NOTES_LETTER = 4.8;
const HALO = 5;
export const NAME_HEIGHT = 16;
export const NOTES_HEIGHT = 13;
/** Pixels between a counter and its label. */
const GAP = 5;

/** What a counter takes on the page, at so many pixels to the map's unit. */
export function footprintOf({ pose, width, length }: Pick<Piece, 'pose' | 'width' | 'length'>, k: number): Footprint {
  const at = { x: pose.x * k, y: -pose.y * k };
  return { at, halfWidth: (width / 2) * k, halfLength: (length / 2) * k, turn: -toRadians(pose.h) };
}

/** How wide so many letters of a name are. */
export const nameWidth = (letters: number): number => letters * NAME_LETTER + 2 * HALO;

function boxSize({ name, notes }: LabelWish, withNotes: boolean): { halfWidth: number; halfHeight: number } {
  const width = Math.max(name * NAME_LETTER, withNotes ? notes * NOTES_LETTER : 0);
  return { halfWidth: width / 2 + HALO, halfHeight: (NAME_HEIGHT + (withNotes ? NOTES_HEIGHT : 0)) / 2 };
}

/** Half of what a turned counter takes on the page. */
function extentOf({ halfWidth, halfLength, turn }: Footprint): XY {
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { x: cos * halfWidth + sin * halfLength, y: sin * halfWidth + cos * halfLength };
}

/** Where a label may stand, the dearest first: below, above, beside, and farther off. */
function* places(wish: LabelWish, withNotes: boolean): Generator<PlacedLabel> {
  const size = boxSize(wish, withNotes);
  const extent = extentOf(wish.of);
  const { x, y } = wish.of.at;
  for (const off of [GAP, GAP + 18]) {
    const [dx, dy] = [extent.x + size.halfWidth + off, extent.y + size.halfHeight + off];
    const around = [
      { x, y: y + dy },
      { x, y: y - dy },
      { x: x + dx, y },
      { x: x - dx, y },
      { x: x + dx, y: y + dy },
      { x: x - dx, y: y + dy },
      { x: x + dx, y: y - dy },
      { x: x - dx, y: y - dy },
    ];
    for (const at of around) yield { ...size, at, notes: withNotes };
  }
}

/** Whether an upright box and a turned one share ground, by the axes of both. */
export function covers(box: LabelBox, print: Footprint): boolean {
  const [dx, dy] = [print.at.x - box.at.x, print.at.y - box.at.y];
  const extent = extentOf(print);
  if (Math.abs(dx) >= box.halfWidth + extent.x || Math.abs(dy) >= box.halfHeight + extent.y) return false;
  const [cos, sin] = [Math.cos(print.turn), Math.sin(print.turn)];
  const across = Math.abs(cos) * box.halfWidth + Math.abs(sin) * box.halfHeight;
  const along = Math.abs(sin) * box.halfWidth + Math.abs(cos) * box.halfHeight;
  return (
    Math.abs(dx * cos + dy * sin) < across + print.halfWidth && Math.abs(dy * cos - dx * sin) < along + print.halfLength
  );
}

export function meets(a: LabelBox, b: LabelBox): boolean {
  const [dx, dy] = [Math.abs(a.at.x - b.at.x), Math.abs(a.at.y - b.at.y)];
  return dx < a.halfWidth + b.halfWidth && dy < a.halfHeight + b.halfHeight;
}

const isWithin = (box: LabelBox, view: LabelBox): boolean =>
  Math.abs(box.at.x - view.at.x) + box.halfWidth <= view.halfWidth &&
  Math.abs(box.at.y - view.at.y) + box.halfHeight <= view.halfHeight;

/**
 * A place for each label where it covers no counter, nothing that is `taken` and no other label, and is not cut by the edge of the view if
 * it can be helped; without its notes where it is crowded, and none at all where there is no room: the counter's tag must do.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  taken: readonly LabelBox[],
  withNotes: boolean,
  view?: LabelBox,
): ReadonlyMap<string, PlacedLabel> {
  const placed = new Map<string, PlacedLabel>();
  const boxes = [...taken];
  const isFree = (box: LabelBox) =>
    !wishes.some(({ of }) => covers(box, of)) && !boxes.some((other) => meets(box, other));
  const isWhole = (box: LabelBox) => (view === undefined || isWithin(box, view)) && isFree(box);
  for (const wish of wishes) {
    const found = firstFree(wish, withNotes, isWhole) ?? firstFree(wish, withNotes, isFree);
    if (found === null) continue;
    placed.set(wish.id, found);
    boxes.push(found);
  }
  return placed;
}

function firstFree(wish: LabelWish, withNotes: boolean, isFree: (box: LabelBox) => boolean): PlacedLabel | null {
  const tries = withNotes && wish.notes > 0 ? [true, false] : [false];
  for (const notes of tries) for (const box of places(wish, notes)) if (isFree(box)) return box;
  return null;
}
