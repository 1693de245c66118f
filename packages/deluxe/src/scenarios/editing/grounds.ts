// Areas of ground, and what stands on it by nature.

import { type Field, type LaidShape, type Layable, titleOfWord } from '@hardtop/kernel';
import { SCALE } from '../../catalog/scale.ts';
import { BOULDER, BRUSH_DIFFICULTIES, TREE_DP } from '../../catalog/terrain.ts';
import { SQUARE } from '../../catalog/units.ts';
import { GROUNDS, PATCHES } from '../../table/state/terrain.ts';
import { HEADING, label, side, X, Y } from './fields.ts';

const PLACE: readonly Field[] = [X, Y, HEADING];
const BOX: LaidShape = { kind: 'box', x: 'x', y: 'y', length: 'length', width: 'width', heading: 'heading' };
const LENGTH = side('length', 'Length', 0.05, 1000);
const WIDTH = side('width', 'Width', 0.05, 1000);

const along = (width: number): LaidShape => ({
  kind: 'segment',
  x: 'x',
  y: 'y',
  length: 'length',
  heading: 'heading',
  width,
});

const spot = (length: number): LaidShape => ({
  kind: 'point',
  x: 'x',
  y: 'y',
  heading: 'heading',
  length,
  width: length,
});

const number = (path: string, name: string, min: number, max: number, step: number, unit: string): Field => ({
  path,
  label: name,
  kind: 'number',
  min,
  max,
  step,
  unit,
});

interface Ground {
  readonly kind: string;
  readonly title?: string;
  readonly shape?: LaidShape;
  readonly fresh?: Readonly<Record<string, unknown>>;
  /** What it has beside its box. */
  readonly own?: readonly Field[];
}

const GROUND_KINDS: readonly Ground[] = [
  ...GROUNDS.map((kind) => ({ kind, title: kind === 'road' ? 'Road section' : 'Open country' })),
  ...PATCHES.map((kind) => ({ kind })),
  { kind: 'water', fresh: { depth: 1 }, own: [number('depth', 'Depth', 0.1, 100, 0.1, 'ft')] },
  { kind: 'slope', fresh: { angle: 15 }, own: [number('angle', 'Steepness', 1, 89, 1, '°')] },
  {
    kind: 'brush',
    own: [
      {
        path: 'difficulty',
        label: 'Difficulty',
        kind: 'choice',
        usual: 2,
        choices: BRUSH_DIFFICULTIES.map((value) => ({ value, title: `D${value}` })),
      },
    ],
  },
  {
    kind: 'ditch',
    shape: along(3 / SCALE.feetPerInch),
    fresh: { across: 3 },
    own: [LENGTH, number('across', 'Across', 0.5, 60, 0.5, 'ft')],
  },
  { kind: 'curb', shape: along(0.1), own: [LENGTH] },
  {
    kind: 'tree',
    shape: spot(SQUARE),
    own: [{ ...number('dp', 'Damage points', TREE_DP.least, 1000, 1, ''), usual: TREE_DP.usual }],
  },
  {
    kind: 'boulder',
    shape: spot(SQUARE),
    fresh: { feet: 3 },
    own: [number('feet', 'Across', 0.25, BOULDER.most, 0.25, 'ft')],
  },
];

const groundOf = ({ kind, title, shape = BOX, fresh = {}, own = [] }: Ground): Layable => ({
  id: kind,
  title: title ?? titleOfWord(kind),
  group: 'Ground',
  path: 'map.terrain',
  most: 200,
  is: { kind },
  fresh: { kind, ...(shape.kind === 'box' ? { length: 4, width: 4 } : {}), ...fresh },
  shape,
  fields: [label(), ...own, ...(shape.kind === 'box' ? [LENGTH, WIDTH] : []), ...PLACE],
});

export const GROUND: readonly Layable[] = GROUND_KINDS.map(groundOf);
