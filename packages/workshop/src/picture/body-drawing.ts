// Bodies from above, as a draughtsman would rule them: hull, glass, axles. The same on the bench and on a card.

import type { Outline, OutlineShape } from '../workshop.ts';

/** Nose up, on a sheet of 200 by 400. */
export const BODY_SHEET = { width: 200, height: 400 } as const;

const HULLS: Readonly<Record<OutlineShape, string>> = {
  car: 'M52 44 C56 20 76 12 100 12 C124 12 144 20 148 44 L156 120 L154 300 C154 352 148 372 138 384 C126 390 74 390 62 384 C52 372 46 352 46 300 L44 120 Z',
  cycle:
    'M92 78 C94 66 106 66 108 78 L116 130 C128 160 126 240 116 268 L110 322 C108 334 92 334 90 322 L84 268 C74 240 72 160 84 130 Z',
  sidecar: 'M64 90 C70 48 130 48 136 90 L144 300 C144 340 56 340 56 300 Z',
  trike: 'M90 66 C94 54 106 54 110 66 L124 140 L152 240 L154 350 C150 378 50 378 46 350 L48 240 L76 140 Z',
  cab: 'M46 60 C48 40 60 34 76 32 L124 32 C140 34 152 40 154 60 L158 250 L140 256 L138 372 L62 372 L60 256 L42 250 Z',
  box: 'M44 24 L156 24 L158 30 L158 374 L152 380 L48 380 L42 374 L42 30 Z',
  bus: 'M46 40 C48 22 60 16 76 14 L124 14 C140 16 152 22 154 40 L156 376 C154 386 46 386 44 376 Z',
  helicopter:
    'M100 14 C132 18 146 62 146 112 C146 166 132 204 118 224 L108 366 C106 378 94 378 92 366 L82 224 C68 204 54 166 54 112 C54 62 68 18 100 14 Z',
};

const GLASS: Readonly<Partial<Record<OutlineShape, string>>> = {
  car: 'M60 136 C76 126 124 126 140 136 L132 168 L68 168 Z M70 296 L130 296 L138 322 C124 330 76 330 62 322 Z',
  trike: 'M84 118 C92 112 108 112 116 118 L122 142 L78 142 Z',
  sidecar: 'M74 100 C84 88 116 88 126 100 L122 128 L78 128 Z',
  cab: 'M54 78 C72 66 128 66 146 78 L140 112 L60 112 Z',
  bus: 'M52 48 C70 38 130 38 148 48 L144 74 L56 74 Z',
  helicopter: 'M100 24 C124 28 134 66 134 98 L66 98 C66 66 76 28 100 24 Z',
};

/** Across the body at `y`, a wheel at each `x`. */
interface Axle {
  readonly y: number;
  readonly x: readonly number[];
}

export const WHEEL = { width: 16, length: 48, radius: 4 } as const;
export const ROTOR = { x: 100, y: 130, rx: 98, ry: 120 } as const;

/** Rows of axles for a count of wheels; a lone wheel stands in the middle. */
function axlesOf(shape: OutlineShape, wheels: number): readonly Axle[] {
  const pair = [38, 162];
  if (wheels === 0) return [];
  if (shape === 'cycle')
    return [
      { y: 42, x: [100] },
      { y: 358, x: [100] },
    ];
  if (shape === 'trike')
    return [
      { y: 38, x: [100] },
      { y: 318, x: pair },
    ];
  if (wheels === 1) return [{ y: 210, x: [162] }];
  if (wheels === 2) return [{ y: 300, x: pair }];
  if (wheels === 4)
    return [
      { y: 92, x: pair },
      { y: 318, x: pair },
    ];
  if (wheels === 6)
    return [
      { y: 92, x: pair },
      { y: 290, x: pair },
      { y: 340, x: pair },
    ];
  const back = [
    { y: 300, x: [30, 46, 154, 170] },
    { y: 350, x: [30, 46, 154, 170] },
  ];
  return wheels % 4 === 0 ? back : [{ y: 92, x: pair }, ...back];
}

/** Left for right, or nose for tail. */
const FLIPS = { sides: 'matrix(-1 0 0 1 200 0)', ends: 'matrix(1 0 0 -1 0 400)' } as const;

interface BodyDrawing {
  /** For all of it; undefined: as it is. */
  readonly transform: string | undefined;
  readonly axles: readonly Axle[];
  readonly hull: string;
  readonly glass: string | undefined;
  readonly hasRotor: boolean;
}

/** What a drawing shows of an outline. */
export interface DrawnBody extends Pick<Outline, 'shape' | 'wheels'> {
  readonly flip?: Outline['flip'] | undefined;
}

export function bodyDrawing({ shape, wheels, flip }: DrawnBody): BodyDrawing {
  return {
    transform: flip && FLIPS[flip],
    axles: axlesOf(shape, wheels),
    hull: HULLS[shape],
    glass: flip === 'ends' ? undefined : GLASS[shape],
    hasRotor: shape === 'helicopter',
  };
}
