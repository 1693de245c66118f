import type { Problem, Result, RuleId } from '@hardtop/kernel';

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

/** A place on the outline. Sides are named as seen from the driver's seat; what is no side stands in order, nose first. */
export interface OutlineSlot {
  readonly id: string;
  readonly label: string;
  readonly kind: 'side' | 'turret' | 'crew' | 'plant' | 'inside' | 'cargo';
}

/** A figure, a name or a choice of a fitted part. */
export type PartField<Edit = unknown> =
  | { readonly kind: 'number'; readonly id: string; readonly label: string; readonly value: number; readonly least: number; readonly most: number; edit(value: number): Edit } // biome-ignore format: one kind a line
  | {
      readonly kind: 'text';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      edit(value: string): Edit;
    }
  | ({ readonly kind: 'choice' } & WorkshopSetting<Edit>);

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
  readonly fields?: readonly PartField<Edit>[];
  readonly actions: readonly PartAction<Edit>[];
}

/** What the drawing is of; the page has a shape for each. */
export type OutlineShape = 'car' | 'cycle' | 'sidecar' | 'trike' | 'cab' | 'box' | 'bus' | 'helicopter';

export interface Outline<Edit = unknown> {
  readonly shape: OutlineShape;
  /** Left for right, or nose for tail, against the usual drawing. */
  readonly flip?: 'sides' | 'ends';
  readonly title: string;
  readonly wheels: number;
  readonly slots: readonly OutlineSlot[];
  readonly parts: readonly FittedPart<Edit>[];
}

/** A part on offer. Dollars, pounds and spaces are for one; null where the game has no such figure. */
export interface OfferedPart<Edit = unknown> {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly short: string;
  readonly note: string;
  readonly cost: number | null;
  /** What it costs, where that is not in dollars. */
  readonly price?: string;
  readonly weight: number | null;
  readonly spaces: number | null;
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

/** How full one body of a design is. */
export interface BodyLoad {
  /** Its section. */
  readonly id: string;
  readonly title: string;
  readonly spacesUsed: number;
  readonly spacesTotal: number;
  /** Of the vehicle with its cargo; null: it is reckoned with the body that bears this one. */
  readonly weight: number | null;
  /** null: what pulls it sets the limit. */
  readonly maxLoad: number | null;
}

/** A vehicle of a combination: the one that pulls, or one that hangs on it. */
export interface CombinationMember<Design = unknown> {
  /** Its section. */
  readonly id: string;
  readonly title: string;
  readonly design: Design;
  /** What is left without it; null: others hang on it. */
  readonly rest: Design | null;
}

/** Vehicles hung on each other, and carried by each other. */
export interface Combining<Design = unknown, Edit = unknown> {
  /** The vehicles of a combination, the one that pulls first; none for a single vehicle. */
  members(design: Design): readonly CombinationMember<Design>[];
  /** Both as one, whichever pulls; null: they do not go together. */
  couple(design: Design, other: Design): Design | null;
  /** Another vehicle in the place of a member; null: it does not belong there. */
  swap(design: Design, member: string, other: Design): Design | null;
  /** Loads a whole vehicle into a section as cargo; null: it cannot be loaded whole, or could not lie there were there nothing else. */
  stow(design: Design, section: string, cargo: Design): Edit | null;
}

/** What it takes to make one vehicle of another that stands ready. */
export interface RefitBill {
  readonly cost: number;
  /** The part of the cost that new parts are dearer for it. */
  readonly surcharge: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** What cannot be changed, in words. */
  readonly refused: readonly string[];
  readonly rule: RuleId;
}

/** What a bench needs beyond the check: everything on offer, each with the edit that takes it. */
export interface Workshop<Design = unknown, Edit = unknown> {
  /** An empty design of a class. */
  start(classId: string, name: string): Design;
  /** The design itself, or the vehicle of a combination that a section belongs to. */
  rename(name: string, section?: string): Edit;
  sections(design: Design): readonly WorkshopSection[];
  settings(design: Design, section: string): readonly WorkshopSetting<Edit>[];
  menu(design: Design, section: string): readonly OfferedPart<Edit>[];
  outline(design: Design, section: string): Outline<Edit>;
  armor(design: Design, section: string): readonly ArmorPlace[];
  /** Points by place; places left out keep theirs. */
  setArmor(section: string, points: Readonly<Record<string, number>>): Edit;
  readonly combining?: Combining<Design, Edit>;
  /** Body by body, where room and load have limits of their own in each. */
  loads?(design: Design): readonly BodyLoad[];
  refit?(from: Design, to: Design): RefitBill;
  /** The vehicle as a scenario takes it, or why the table cannot field it. */
  field(design: Design): Result<unknown, readonly Problem[]>;
  /** A scenario with the vehicle of one seat replaced by that. */
  fieldIn(scenario: unknown, seat: number, vehicle: unknown): unknown;
  /** Price classes of organized events, cheapest first; what one of them is called, if not a division. */
  readonly divisionWord?: string;
  readonly divisions: readonly { readonly id: string; readonly title: string }[];
  /** The one it competes in, at the price that counts there. */
  divisionOf(design: Design): string;
}
