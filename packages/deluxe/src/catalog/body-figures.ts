// What the body tables of all classes have in common. Dollars, pounds, spaces.

import type { ArmorLayoutId } from './armor-locations.ts';

export interface BodyFigures {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  /** Body, contents and armor together; null: only the plant, or the cab beneath, limits it. */
  readonly maxLoad: number | null;
  readonly spaces: number;
  /** Further spaces that hold cargo and nothing else. */
  readonly cargoSpaces: number;
  /** One point of normal armor. */
  readonly armor: { readonly cost: number; readonly weight: number };
}

export interface LaidOutBody extends BodyFigures {
  readonly layout: ArmorLayoutId;
}
