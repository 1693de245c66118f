import type { Problem, Result } from './result.ts';

/** One thing of several that a setting can be. */
export interface SettingChoice<Edit = unknown> {
  readonly id: string;
  readonly label: string;
  /** Figures that help to choose, in a few words. */
  readonly note: string;
  readonly edit: Edit;
}

/** A choice of the vehicle as a whole: its body, its plant, its tires. */
export interface WorkshopSetting<Edit = unknown> {
  readonly id: string;
  readonly label: string;
  /** null: nothing chosen yet. */
  readonly chosen: string | null;
  readonly choices: readonly SettingChoice<Edit>[];
}

/** A place on the outline. Sides are named as seen from the driver's seat. */
export interface OutlineSlot {
  readonly id: string;
  readonly label: string;
  readonly kind: 'side' | 'turret' | 'crew' | 'plant' | 'inside' | 'cargo';
}

/** Something else a fitted part can do or be. */
export interface PartAction<Edit = unknown> {
  readonly label: string;
  readonly edit: Edit;
}

export interface FittedPart<Edit = unknown> {
  readonly id: string;
  readonly slot: string;
  readonly label: string;
  /** As it is written on the drawing. */
  readonly short: string;
  readonly count: number;
  readonly notes: readonly string[];
  readonly remove: Edit;
  /** Other slots it can go to. */
  readonly moves: readonly { readonly slot: string; readonly label: string; readonly edit: Edit }[];
  readonly actions: readonly PartAction<Edit>[];
}

/** What the drawing is of; the page has a shape for each. */
export type OutlineShape = 'car' | 'cycle' | 'sidecar' | 'trike' | 'cab' | 'box' | 'bus' | 'helicopter';

export interface Outline<Edit = unknown> {
  readonly shape: OutlineShape;
  readonly title: string;
  readonly wheels: number;
  readonly slots: readonly OutlineSlot[];
  readonly parts: readonly FittedPart<Edit>[];
}

/** A part on offer. Dollars, pounds and spaces are for one. */
export interface OfferedPart<Edit = unknown> {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly short: string;
  readonly note: string;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
  readonly rule?: string;
  /** Where it can be put, best first. */
  readonly places: readonly { readonly slot: string; readonly label: string; readonly edit: Edit }[];
}

export interface ArmorPlace {
  readonly id: string;
  readonly label: string;
  readonly points: number;
}

/** A body with room and armor of its own: the vehicle, its carrier, what it pulls. */
export interface WorkshopSection {
  readonly id: string;
  readonly title: string;
}

/** What a bench needs beyond the check: everything on offer, each with the edit that takes it. */
export interface Workshop<Design = unknown, Edit = unknown> {
  /** An empty design of a class. */
  start(classId: string, name: string): Design;
  rename(name: string): Edit;
  sections(design: Design): readonly WorkshopSection[];
  settings(design: Design, section: string): readonly WorkshopSetting<Edit>[];
  menu(design: Design, section: string): readonly OfferedPart<Edit>[];
  outline(design: Design, section: string): Outline<Edit>;
  armor(design: Design, section: string): readonly ArmorPlace[];
  /** Points by place; places left out keep theirs. */
  setArmor(section: string, points: Readonly<Record<string, number>>): Edit;
  /** The vehicle as a scenario takes it, or why the table cannot field it. */
  field(design: Design): Result<unknown, readonly Problem[]>;
  /** A scenario with the vehicle of one seat replaced by that. */
  fieldIn(scenario: unknown, seat: number, vehicle: unknown): unknown;
  /** Price classes of organized events, cheapest first. */
  readonly divisions: readonly { readonly id: string; readonly title: string }[];
  /** The one it competes in, at the price that counts there. */
  divisionOf(design: Design): string;
}
