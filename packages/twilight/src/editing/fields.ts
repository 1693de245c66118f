// Fields that several parts of a scenario file have.

import { choicesOfWords, type Field, type FieldChoice, type LaidShape } from '@hardtop/kernel';
import { COVER } from '../catalog/cover.ts';

/** What has a name for people, in the order of its table. */
export function choicesOf(table: Readonly<Record<string, { readonly name: string }>>): readonly FieldChoice[] {
  return Object.entries(table).map(([value, { name }]) => ({ value, title: name }));
}

const square = (path: string, label: string): Field => ({ path, label, kind: 'number', min: 0, max: 100, step: 1 });
const side = (path: string, label: string): Field => ({ path, label, kind: 'number', min: 1, max: 100, step: 1 });

export const PLACE: readonly Field[] = [square('x', 'Squares from the west'), square('y', 'Squares from the north')];

/** A square of any level. */
export const CELL: readonly Field[] = [
  ...PLACE,
  { path: 'level', label: 'Level', kind: 'text', most: 60, none: 'the first' },
];

/** `rect`: x, y, width and height. */
export const RECT: readonly Field[] = [
  square('rect.0', 'Squares from the west'),
  square('rect.1', 'Squares from the north'),
  side('rect.2', 'Squares to the east'),
  side('rect.3', 'Squares to the south'),
];

export const DISC: readonly Field[] = [
  square('disc.0', 'Middle, from the west'),
  square('disc.1', 'Middle, from the north'),
  square('disc.2', 'Squares to its rim'),
];

export const RECT_SHAPE = {
  kind: 'box',
  x: 'rect.0',
  y: 'rect.1',
  width: 'rect.2',
  length: 'rect.3',
  corner: -0.5,
} as const satisfies LaidShape;

export const DISC_SHAPE = { kind: 'disc', x: 'disc.0', y: 'disc.1', radius: 'disc.2' } as const satisfies LaidShape;

/** One square. */
export const spot = (at = '', size = 0.8): LaidShape => ({
  kind: 'point',
  x: `${at}x`,
  y: `${at}y`,
  length: size,
  width: size,
});

export const name = (usual?: string): Field => ({
  path: 'name',
  label: 'Called',
  kind: 'text',
  most: 60,
  ...(usual === undefined ? { none: 'by its id' } : { usual }),
});

export const id = (hint: string, none?: string): Field => ({
  path: 'id',
  label: 'Short name',
  hint,
  kind: 'text',
  most: 60,
  ...(none === undefined ? {} : { none }),
});

/** Of what it is made, and how high. */
export const MADE_OF: readonly Field[] = [
  { path: 'cover', label: 'Made of', kind: 'choice', none: 'what is usual', choices: choicesOf(COVER) },
  { path: 'av', label: 'Armor value', kind: 'number', min: 0, max: 200, step: 1, none: 'that of what it is made of' },
  { path: 'height', label: 'Height', kind: 'choice', none: 'what is usual', choices: choicesOfWords(['low', 'full']) },
];

export const OPENABLE: readonly Field[] = [
  { path: 'open', label: 'It stands open', kind: 'flag', usual: false },
  { path: 'locked', label: 'It is locked', kind: 'flag', usual: false },
];

/** Sides by their numbers, as seats have them. */
export const SIDES: readonly FieldChoice[] = Array.from({ length: 8 }, (_, value) => ({
  value,
  title: `Side ${value + 1}`,
}));

export const SIDE: Field = { path: 'side', label: 'Whose', kind: 'choice', none: 'nobody’s', choices: SIDES };
