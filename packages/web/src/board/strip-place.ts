import type { Piece } from '@hardtop/board';
import { type Box, boxAround, type Camera, type Size, toScreen } from './camera.ts';
import { cornersOf, isFighting } from './framing.ts';
import type { XY } from './units.ts';

/** Where the lines about what happened may stand, the dearest first. */
const STRIP_PLACES = ['top-left', 'top-right', 'low-right', 'bottom-left'] as const;
/** On a phone it is as wide as the view: between two cars there may be room where above and below there is none. */
const NARROW_PLACES = ['top-left', 'bottom-left', 'middle'] as const;
export type StripPlace = (typeof STRIP_PLACES)[number] | (typeof NARROW_PLACES)[number];

/** Pixels from the rim, and what the scale with its signs and the controls take of their corners. */
const RIM = 10;
const SCALE = 78;
const CONTROLS = 56;
/** Half of what a marker of an option takes. */
const MARKER = 16;

/** The strip's box in a place, in pixels of the view: as the style sheet puts it. */
function stripBox(place: StripPlace, strip: Size, { width, height }: Size, narrow: boolean): Box {
  const isTop = place === 'top-left' || place === 'top-right';
  const isLeft = place === 'top-left' || place === 'bottom-left';
  const fromBottom = place === 'bottom-left' || narrow ? SCALE : RIM;
  const minX = isLeft || narrow ? RIM : width - strip.width - (isTop ? RIM : CONTROLS + RIM);
  const middle = (height - strip.height) / 2;
  const minY = isTop ? RIM : place === 'middle' ? middle : height - strip.height - fromBottom;
  return { minX, minY, maxX: minX + strip.width, maxY: minY + strip.height };
}

const meet = (a: Box, b: Box): boolean => a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

interface Seen {
  readonly pieces: readonly Piece[];
  /** The piece that is asked about. */
  readonly own?: string | undefined;
  /** Where options stand on the board, in pixels from the map's origin. */
  readonly markers: readonly XY[];
  readonly camera: Camera;
  readonly view: Size;
  /** On a phone the strip is as wide as the view, and stands above or below. */
  readonly narrow: boolean;
}

/** Nothing that fights or can be pressed is covered for the sake of a wreck. */
const WRECK_WEIGHT = 0.01;
/** One's own car is worth more than some of the markers about it. */
const OWN_WEIGHT = 5;
/** A name is covered rather than a car or a marker, but not without need; it stands below its car where it can. */
const NAME_WEIGHT = 0.1;
const NAME_PIXELS = 34;

interface SeenBox extends Box {
  readonly weight: number;
}

/** What should stay in sight: who fights or fought, and what can be pressed; in pixels of the view. */
function seenBoxes({ pieces, own, markers, camera, view }: Seen): readonly SeenBox[] {
  const cars = pieces.flatMap((piece): readonly SeenBox[] => {
    const box =
      piece.seat === null ? null : boxAround(cornersOf(piece).map((corner) => toScreen(camera, view, corner)));
    if (box === null) return [];
    if (!isFighting(piece) && piece.id !== own) return [{ ...box, weight: WRECK_WEIGHT }];
    const name = { ...box, minY: box.maxY, maxY: box.maxY + NAME_PIXELS, weight: NAME_WEIGHT };
    return [{ ...box, weight: piece.id === own ? OWN_WEIGHT : 1 }, name];
  });
  const origin = toScreen(camera, view, { x: 0, y: 0 });
  const buttons = markers.map(({ x, y }) => ({
    minX: origin.x + x - MARKER,
    maxX: origin.x + x + MARKER,
    minY: origin.y + y - MARKER,
    maxY: origin.y + y + MARKER,
    weight: 1,
  }));
  return [...cars, ...buttons];
}

/** Where the strip covers nobody; where it stands, as long as it covers nobody there. */
export function stripPlace(now: StripPlace, strip: Size, seen: Seen): StripPlace {
  const boxes = seenBoxes(seen);
  const coveredAt = (place: StripPlace): number => {
    const box = stripBox(place, strip, seen.view, seen.narrow);
    return boxes.reduce((sum, other) => (meet(box, other) ? sum + other.weight : sum), 0);
  };
  const places = seen.narrow ? NARROW_PLACES : STRIP_PLACES;
  const [best = now] = [now, ...places].sort((a, b) => coveredAt(a) - coveredAt(b));
  return best;
}
