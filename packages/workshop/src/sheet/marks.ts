// A sheet as data: marks with their places and the names of what fills them. Millimetres throughout.

import type { Pen } from './ink.ts';

/** What fills the marks of a layout, by name; a list has a fill for each of its rows. */
export interface Fill {
  readonly [name: string]: string | number | readonly Fill[];
}

/** Millimetres; a share of the room, its width or its height, and millimetres, at most so many; so far behind the mark before; all but so much of what is left; what is filled in. */
export type Length =
  | number
  | readonly [share: number, more: number, most?: number]
  | { readonly after: number }
  | { readonly rest: number }
  | { readonly filled: string };

interface Placed {
  readonly x?: Length;
  readonly y?: Length;
  /** Drawn only if this is filled in, or only if it is not. */
  readonly when?: string;
  readonly unless?: string;
}

export interface Words extends Placed {
  readonly kind: 'text' | 'caption';
  /** What stands in braces is filled in. */
  readonly words: string;
  readonly size?: Length;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly max?: Length;
  readonly white?: boolean;
  readonly spacing?: number;
}

/** As many lines as the words need; what follows moves down by them. */
export interface Paragraph extends Placed {
  readonly kind: 'lines';
  readonly words: string;
  readonly size: number;
  readonly italic?: boolean;
  readonly step: number;
  readonly max: Length;
  readonly most?: number;
}

interface Rule extends Placed {
  readonly kind: 'rule';
  readonly width?: Length;
  readonly pen?: Pen;
}

/** A name in bold, and words about it in the same line. */
interface Named extends Placed {
  readonly kind: 'named';
  readonly words: string;
  readonly about: string;
  readonly size: number;
  readonly max: Length;
  /** Room for these at the right end of the line. */
  readonly leaves: { readonly words: string; readonly size: number; readonly gap: number };
}

type Paint = '#000' | '#fff' | 'none';

/** An outline, a bar, slanted lines, or a ring around it as a pencil would draw one. */
export interface Area extends Placed {
  readonly kind: 'box' | 'bar' | 'hatch' | 'ring';
  readonly width?: Length;
  readonly height?: Length;
  readonly pen?: Pen;
  readonly paint?: Paint;
  /** Of its corners. */
  readonly radius?: Length;
  readonly dashes?: string;
}

/** Lines from place to place. */
export interface Strokes extends Placed {
  readonly kind: 'strokes';
  readonly lines: readonly (readonly [x1: Length, y1: Length, x2: Length, y2: Length])[];
}

/** A round mark about its place; without a pen it has no rim. */
interface Disc extends Placed {
  readonly kind: 'disc';
  readonly radius: number;
  readonly pen?: Pen;
  readonly paint?: Paint;
}

/** Down the side of a row so high: past its ends where it comes from above or goes on below, a tick where it joins. */
export interface Bracket extends Placed {
  readonly kind: 'bracket';
  readonly above: string;
  readonly below: string;
  readonly joins: string;
  readonly tick: number;
  readonly height: number;
  /** Where it begins. */
  readonly words: string;
  readonly max: number;
}

/** Boxes to cross off in lines of fives, as large as their room allows; a figure where they are too many. */
export interface Grid extends Placed {
  readonly kind: 'grid';
  readonly count: string;
  readonly lost: string;
  readonly title: string;
  readonly width: Length;
  readonly height: Length;
  readonly size: Length;
  /** Where in their room they stand. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** What follows moves down by the height of the boxes and by this. */
  readonly grows?: number;
}

/** To cross off, so many of them crossed. */
interface Boxes extends Placed {
  readonly kind: 'boxes';
  readonly count: string;
  readonly crossed: string;
  readonly size: number;
  readonly anchor?: 'end';
}

/** What a screen reader names as one; `data` is for whoever looks for it. */
interface Group extends Placed {
  readonly kind: 'group';
  readonly title: string;
  readonly data?: string;
  readonly marks: readonly Mark[];
}

/** A row for each fill, below one another or in columns; with a gap instead of a step they stand behind one another. */
export interface List extends Placed {
  readonly kind: 'list';
  readonly rows: string;
  readonly title?: string;
  readonly step?: number;
  /** So many; as many of a width as there is room for; or all in as few lines as leave each the least width, each no wider than the most. */
  readonly columns?: number | { readonly wide: number } | { readonly least: number; readonly most?: number };
  readonly width?: Length;
  readonly gap?: number;
  /** What follows moves down by its lines and by this. */
  readonly grows?: number;
  readonly marks: readonly Mark[];
}

/** Side by side: the highest alone moves down what follows. */
interface Beside extends Placed {
  readonly kind: 'beside';
  readonly marks: readonly Mark[];
}

export type Mark =
  | Words
  | Paragraph
  | Named
  | Rule
  | Area
  | Strokes
  | Disc
  | Bracket
  | Boxes
  | Grid
  | Group
  | List
  | Beside;

/** A row of a list that flows. Its height is without what its marks add to it. */
export interface RowLayout {
  readonly height: number;
  readonly marks: readonly Mark[];
}
