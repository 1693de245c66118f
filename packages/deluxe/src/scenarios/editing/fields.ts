// Fields that several parts of a scenario file have.

import type { Field } from '@hardtop/kernel';

export const coordinate = (path: string, label: string): Field => ({
  path,
  label,
  kind: 'number',
  min: -1000,
  max: 1000,
  step: 0.25,
  unit: '″',
});

export const X = coordinate('x', 'East');
export const Y = coordinate('y', 'North');

/** Where the file must say it. */
export const FACING = {
  path: 'heading',
  label: 'Heading',
  hint: '0 is north, 90 west, 180 south, 270 east.',
  kind: 'number',
  min: -360,
  max: 360,
  step: 15,
  unit: '°',
} as const satisfies Field;

export const HEADING: Field = { ...FACING, usual: 0 };

export const side = (path: string, label: string, min: number, max: number): Field => ({
  path,
  label,
  kind: 'number',
  min,
  max,
  step: 0.25,
  unit: '″',
});

export const label = (usual?: string): Field => ({
  path: 'label',
  label: 'Called',
  kind: 'text',
  most: 60,
  ...(usual === undefined ? { none: 'by its kind' } : { usual }),
});

/** What it takes before it breaks. */
export const hits = (hint: string): Field => ({
  path: 'dp',
  label: 'Damage points',
  hint,
  kind: 'number',
  min: 1,
  max: 1000,
  step: 1,
  none: 'stands for ever',
});
