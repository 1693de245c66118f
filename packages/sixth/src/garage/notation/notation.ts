// How builds are written and read, for whoever types, takes in or gives away a stat line.

import type { Notation } from '@hardtop/workshop';
import type { Design } from '../design/design.ts';
import { makeStatLine } from './make-stat-line.ts';
import { readDesigns } from './read-designs.ts';

export const notation: Notation<Design> = { read: readDesigns, statLine: makeStatLine };
