import type { DeluxeRule } from '../../rules.ts';
import type { SingleDesign } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';

/** What the book prints, or an option inherits from its base. */
export interface Published {
  readonly cost?: number;
  readonly weight?: number;
  readonly acceleration?: number;
  readonly handlingClass?: number;
  readonly cargoSpaces?: number;
  readonly cargoWeight?: number;
  /** Price of an option above its base, where only that is printed. */
  readonly costDelta?: number;
  readonly plantDp?: number;
}

interface Listed {
  readonly id: string;
  /** First line of its entry in the seed. */
  readonly line: number;
  readonly rule: DeluxeRule;
  /** Further places where the books print it. */
  readonly alsoIn?: readonly DeluxeRule[];
  readonly published: Published;
  /** From the design below back to the words of the book, where those do not add up. */
  readonly asPrinted?: readonly Edit[];
  /** What the list leaves out and the figures settle. */
  readonly inferred?: readonly string[];
}

/** A vehicle of the lists: whole, as changes to another, or made of two. */
export type StockEntry =
  | (Listed & { readonly design: SingleDesign })
  | (Listed & {
      readonly optionOf: string;
      readonly name: string;
      readonly edits: readonly Edit[];
      /** Figures the option prints itself. */
      readonly prints?: readonly (keyof Published)[];
    })
  | (Listed & { readonly name: string; readonly joins: readonly [string, string] });
