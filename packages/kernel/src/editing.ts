/** Where something stands in a scenario file, or in a thing of it: names and places with dots between, `map.walls.2`. */
export type FilePath = string;

/** One of the values that a field may have. */
export interface FieldChoice {
  readonly value: string | number;
  readonly title: string;
}

interface FieldBase {
  readonly path: FilePath;
  readonly label: string;
  readonly hint?: string;
  /** What holds where the file says nothing. */
  readonly usual?: string | number | boolean;
  /** What it is called to say nothing, where that means something of its own. */
  readonly none?: string;
}

/** One of several forms a part of a file may take. */
interface FieldForm {
  readonly id: string;
  readonly title: string;
  /** Where no tag tells them apart: a part that has this field is of this form. */
  readonly has?: FilePath;
  /** The part as it is when the form is chosen; it reads. */
  readonly fresh: unknown;
  /** By paths within the part. */
  readonly fields: readonly Field[];
}

/** Something that can be filled in. */
export type Field =
  | (FieldBase & { readonly kind: 'text'; readonly most: number; readonly isLong?: true })
  | (FieldBase & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit?: string;
    })
  | (FieldBase & { readonly kind: 'flag' })
  | (FieldBase & { readonly kind: 'choice'; readonly choices: readonly FieldChoice[] })
  /** Any of them, each once. */
  | (FieldBase & { readonly kind: 'choices'; readonly choices: readonly FieldChoice[] })
  /** One after the other, as often as wanted. */
  | (FieldBase & { readonly kind: 'sequence'; readonly choices: readonly FieldChoice[]; readonly most: number })
  /** The number of a seat, or of several. */
  | (FieldBase & { readonly kind: 'seat' })
  | (FieldBase & { readonly kind: 'seats' })
  /** The id of one of the ruleset's picks, or a whole vehicle. */
  | (FieldBase & { readonly kind: 'vehicle' })
  | (FieldBase & {
      readonly kind: 'rows';
      readonly fields: readonly Field[];
      readonly fresh: unknown;
      /** What one row is called. */
      readonly row: string;
      readonly least?: number;
      readonly most: number;
    })
  /** One of several forms, told apart by a field of theirs, or by being there at all. */
  | (FieldBase & { readonly kind: 'form'; readonly tag: FilePath | null; readonly forms: readonly FieldForm[] });

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Where whole numbers lie on the map: where 0 is, and how far it is to 1; below zero where they count the other way. */
export interface MapSteps {
  readonly zero: number;
  readonly step: number;
}

/** How something lies on the map, by the paths of its figures. Headings are degrees counter-clockwise from north, lengths run along them. */
export type LaidShape =
  | {
      readonly kind: 'point';
      readonly x: FilePath;
      readonly y: FilePath;
      readonly heading?: FilePath;
      /** Where headings are no degrees: how many degrees 0 is, and one more. */
      readonly headings?: MapSteps;
      /** How large it is. */
      readonly length: number;
      readonly width: number;
    }
  | {
      readonly kind: 'box';
      readonly x: FilePath;
      readonly y: FilePath;
      readonly length: FilePath;
      readonly width: FilePath;
      readonly heading?: FilePath;
      /** Where x and y are not its middle: what to add to them for the corner that they count from. */
      readonly corner?: number;
      /** A list of points that go along with it. */
      readonly along?: FilePath;
    }
  /** Around x and y. */
  | { readonly kind: 'disc'; readonly x: FilePath; readonly y: FilePath; readonly radius: FilePath }
  /** Along so many squares from one on: on the side where y counts from (`north`), or where x does (`west`). */
  | {
      readonly kind: 'edge';
      readonly x: FilePath;
      readonly y: FilePath;
      readonly edge: FilePath;
      readonly length: FilePath;
    }
  /** Drawn from one end to the other; x and y are its middle. */
  | {
      readonly kind: 'segment';
      readonly x: FilePath;
      readonly y: FilePath;
      readonly length: FilePath;
      readonly heading: FilePath;
      readonly width: number;
    }
  /** From one point to another, each with an x and a y. */
  | {
      readonly kind: 'line';
      readonly from: FilePath;
      readonly to: FilePath;
      /** The field of either end that names its sheet, where it may lead from one to another. */
      readonly sheets?: FilePath;
      /** Its ends are squares. */
      readonly isWhole?: true;
    }
  /** A list of points, each with an x and a y. */
  | {
      readonly kind: 'corners';
      readonly points: FilePath;
      readonly closed: boolean;
      readonly least: number;
      /** Its points are squares. */
      readonly isWhole?: true;
    }
  /** On the rim of the map: which wall (`north` …), where along it, how wide. */
  | { readonly kind: 'rim'; readonly wall: FilePath; readonly at: FilePath; readonly width: FilePath };

/** A thing that can be laid. */
export interface Layable {
  readonly id: string;
  readonly title: string;
  /** Tools of one group stand together. */
  readonly group: string;
  /** The list it goes into; with `isOnly` the one place that it has. A star stands for the sheet that it lies on. */
  readonly path: FilePath;
  /** The field that names its sheet by id, where it lies in a list of the whole file; a star stands for each of its points. */
  readonly sheet?: FilePath;
  readonly isOnly?: true;
  /** Most of them in that list, with all others there. */
  readonly most: number;
  /** Once it is laid it is one of these, and no more than another way to begin one. */
  readonly like?: string;
  /** What tells it from others in the same list: all of these fields are so; undefined: it has none of that. */
  readonly is?: Readonly<Record<FilePath, unknown>>;
  /** And it has this one, whatever it is. */
  readonly has?: FilePath;
  /** The field of a choice or of a text in which no two of the list are alike. */
  readonly distinct?: FilePath;
  /** As it is laid, but for its place. */
  readonly fresh: Readonly<Record<string, unknown>>;
  readonly shape: LaidShape;
  readonly fields: readonly Field[];
  /** It can only be laid where the file says so, and why not otherwise. */
  readonly needs?: { readonly path: FilePath; readonly is: unknown; readonly words: string };
}

export interface MapBounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A part of the map with figures of its own: a floor, a field of squares. */
export interface MapSheet {
  /** Which part of the file it is: `levels.1`. */
  readonly path: FilePath;
  /** What things of other lists call it. */
  readonly id: string;
  /** Where it lies on the map, and where its figures do. */
  readonly bounds: MapBounds;
  readonly x: MapSteps;
  readonly y: MapSteps;
}

/** How scenario files of a ruleset are drawn by hand. What is wrong with one its reader says. */
export interface Editing {
  /** What one begins with: it reads, and there is no more on the map than must be. */
  readonly blank: Readonly<Record<string, unknown>>;
  readonly palette: readonly Layable[];
  /** What holds for all of it. */
  readonly general: readonly FieldGroup[];
  /** The list of seats: fields count in it. */
  readonly seats: FilePath;
  /** Things lie on a grid of so many lengths, as the file counts them, and are turned by so many degrees at a time. */
  readonly grid: number;
  readonly turn: number;
  /** The map as a file has it; null where it says no such thing. */
  bounds(file: unknown): MapBounds | null;
  /** Its sheets, where a file has several or counts otherwise than the map; never none. */
  sheets?(file: unknown): readonly MapSheet[];
}
