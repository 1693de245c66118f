import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';

const LINE_KINDS = [
  'body',
  'chassis',
  'suspension',
  'option',
  'plant',
  'tires',
  'crew',
  'weapon',
  'ammunition',
  'magazine',
  'turret',
  'link',
  'accessory',
  'gear',
  'armor',
  'cargo',
] as const;
type LineKind = (typeof LINE_KINDS)[number];

/** One row of the planning sheet (deluxe/VIII/planning-sheet). Dollars, pounds and spaces are for the whole count. */
export interface Line {
  readonly kind: LineKind;
  readonly what: string;
  readonly count: number;
  readonly cost: number;
  readonly weight: number;
  /** Room among the parts; turret contents take none. */
  readonly spaces: number;
  /** Room in the cargo area, or of cargo wherever it lies. */
  readonly cargoSpaces: number;
  /** Side, turret or axle. */
  readonly where: string;
  /** Which part of a vehicle of several: empty, `carrier`, `box`, `attached.0`. */
  readonly part: string;
  readonly rule: DeluxeRule;
}

/** Collects the rows of one part. */
export class Sheet {
  readonly lines: Line[] = [];
  readonly settings: GarageSettings;
  part = '';

  constructor(settings: GarageSettings) {
    this.settings = settings;
  }

  add(kind: LineKind, what: string, rule: DeluxeRule, row: Partial<Line>): void {
    this.lines.push({
      kind,
      what,
      count: row.count ?? 1,
      cost: row.cost ?? 0,
      weight: row.weight ?? 0,
      spaces: row.spaces ?? 0,
      cargoSpaces: row.cargoSpaces ?? 0,
      where: row.where ?? '',
      part: this.part,
      rule,
    });
  }
}
