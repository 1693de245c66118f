// Fields that several parts of a scenario file have.

import type { Field, LaidShape } from '@hardtop/kernel';

const squares = (path: string, label: string): Field => ({ path, label, kind: 'number', min: -500, max: 500, step: 1 });

const X = squares('x', 'East');
const Y = squares('y', 'North');
export const PLACE: readonly Field[] = [X, Y];

const side = (path: string, label: string): Field => ({ path, label, kind: 'number', min: 0.1, max: 500, step: 1 });

export const WIDTH = side('width', 'Squares to the east');
export const HEIGHT = side('height', 'Squares to the north');

/** Its squares: (3, 4), one by one, is the square around the point (3, 4). */
export const SQUARES: LaidShape = { kind: 'box', x: 'x', y: 'y', length: 'height', width: 'width', corner: -0.5 };
