// Fields that several parts of a scenario file have.

import type { Field } from '@hardtop/kernel';

const lengths = (path: string, label: string): Field => ({
  path,
  label,
  kind: 'number',
  min: -40,
  max: 40,
  step: 0.25,
});

export const X = lengths('x', 'East');
export const Y = lengths('y', 'North');

const HEADING: Field = {
  path: 'heading',
  label: 'Heading',
  kind: 'number',
  min: -360,
  max: 360,
  step: 15,
  unit: '°',
  usual: 0,
};

export const PLACE: readonly Field[] = [X, Y, HEADING];
