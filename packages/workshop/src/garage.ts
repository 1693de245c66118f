import type { Problem, Result, RuleId } from '@hardtop/kernel';
import type { Workshop } from './workshop.ts';

/** Totals by the names that programs ask for. null: the vehicle has no such figure. */
export interface DesignFigures {
  /** Dollars; null where a game counts otherwise: the labelled figure `cost` says it in words. */
  readonly cost: number | null;
  readonly weight: number | null;
  readonly maxLoad: number | null;
  readonly spacesUsed: number | null;
  readonly spacesTotal: number | null;
  readonly acceleration: number | null;
  readonly handlingClass: number | null;
  readonly topSpeed: number | null;
}

/** Of what could not be read. */
export const NO_FIGURES: DesignFigures = {
  cost: null,
  weight: null,
  maxLoad: null,
  spacesUsed: null,
  spacesTotal: null,
  acceleration: null,
  handlingClass: null,
  topSpeed: null,
};

/** One total for people, in the order a sheet shows them. */
export interface LabelledFigure {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** What it must not exceed, where there is such a thing. */
  readonly limit?: string;
  readonly isOver?: boolean;
  /** What it is reckoned by. */
  readonly rule?: RuleId;
}

/** A change that a click can make. */
export interface Alternative<Edit = unknown> {
  readonly label: string;
  readonly edit: Edit;
  /** What it does to the price and the weight; null where the game has no such figure. */
  readonly cost: number | null;
  readonly weight: number | null;
}

export interface DesignProblem<Edit = unknown> {
  readonly rule: RuleId;
  readonly message: string;
  /** Which part of the vehicle, and where on it, as far as one is to blame. */
  readonly where?: string;
  readonly alternatives: readonly Alternative<Edit>[];
}

/** Why a published design may break the book. */
export interface Exemption {
  readonly id: string;
  readonly reason: string;
  /** The list that it is published in. */
  readonly rule: RuleId;
}

export interface DesignCheck<Edit = unknown> {
  readonly figures: DesignFigures;
  readonly labelled: readonly LabelledFigure[];
  readonly legal: boolean;
  readonly problems: readonly DesignProblem<Edit>[];
  readonly exemption: Exemption | null;
}

/** A row of the planning sheet. */
export interface PlanLine {
  /** What sort of part it is, in the ruleset's own words; `weapon` is known to all. */
  readonly kind?: string;
  readonly what: string;
  readonly count: number;
  readonly where: string;
  readonly cost: number | null;
  /** What it costs, where that is not in dollars. */
  readonly price?: string;
  readonly weight: number | null;
  readonly spaces: number | null;
  readonly cargoSpaces: number | null;
  readonly rule: RuleId;
}

/** A total that the text states and the workshop does not get. */
export interface Difference {
  readonly figure: string;
  readonly stated: number;
  readonly computed: number | null;
  readonly message: string;
}

/** Words that a reader could not make out; `at` counts characters from the start of their text. */
export interface UnknownWords {
  readonly words: string;
  readonly at: number;
}

/** One design as found in a text. */
export interface Reading<Design = unknown> {
  readonly source: 'stat-line' | 'json' | 'code';
  /** Line of the whole text on which it begins, from 1. */
  readonly line: number;
  readonly name: string;
  /** null: it cannot be read at all, and `problems` say why. */
  readonly design: Design | null;
  readonly problems: readonly Problem[];
  readonly notUnderstood: readonly UnknownWords[];
  readonly differences: readonly Difference[];
}

export interface StockVehicle<Design = unknown> {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  /** The list of the books it stands on. */
  readonly shelf?: string;
  /** Where the books print it. */
  readonly rules?: readonly RuleId[];
  /** The stock vehicle that this is an option of. */
  readonly optionOf?: string;
  readonly design: Design;
}

/** Something that organizers can forbid. */
export interface Ban {
  readonly id: string;
  readonly title: string;
  /** One heading for the bans of whole kinds, one for each sort of single parts. */
  readonly group: string;
}

/** What an event lets in. null: no limit. */
export interface EventRules {
  readonly budget: number | null;
  readonly division: string | null;
  /** Ids of bans. */
  readonly bans: readonly string[];
}

/** Why an event turns a design away. */
export interface EventProblem {
  readonly rule: RuleId;
  readonly message: string;
}

/** Where designs are entered for events. */
export interface EventDesk<Design = unknown> {
  /** Whole kinds of parts. */
  readonly kinds: readonly Ban[];
  /** Every part by its name. */
  readonly parts: readonly Ban[];
  check(design: Design, rules: EventRules): readonly EventProblem[];
}

export const SHEET_KINDS = ['fresh', 'blank', 'plan', 'counters', 'key'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export interface SheetOptions {
  readonly paper: 'a4' | 'letter';
  /** `blank`: boxes to fill in by hand; `plan`: the planning sheet; `counters` and `key` at true scale. */
  readonly kind: SheetKind;
  /** What is crossed off, as the ruleset's own view of a vehicle has it. */
  readonly damage?: unknown;
}

/** A rule that can be played in more than one way. */
export interface GarageVariant {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly choices: readonly (boolean | string)[];
  readonly default: boolean | string;
}

/** Variants by their ids; those that a ruleset does not know, and values that it does not have, change nothing. */
export type SettledVariants = Readonly<Record<string, boolean | string>>;

/** Ways out of what is wrong with a design. */
export interface Mending<Design = unknown, Edit = unknown> {
  /** The garage's check, with alternatives to every problem. */
  check(design: Design): DesignCheck<Edit>;
  withVariants?(asked: SettledVariants): Mending<Design, Edit>;
}

/** Designs as lines of text, the way books print them. */
export interface Notation<Design = unknown> {
  /** Stat lines (a paragraph each), JSON (one, many, lines or an array) and codes, one after another; never throws. */
  read(text: string): Iterable<Reading<Design>>;
  statLine(design: Design): string;
  withVariants?(asked: SettledVariants): Notation<Design>;
}

/** Designs on paper. */
export interface Sheets<Design = unknown> {
  /** A record sheet as SVG. */
  sheet(design: Design, options: SheetOptions): string;
  withVariants?(asked: SettledVariants): Sheets<Design>;
}

/** What a design may cost, in a figure of the ruleset's. */
export interface BuildLimit {
  readonly id: string;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** What somebody is to draw up; limits that are not named are as usual. */
interface BuildWish {
  readonly builder: string;
  readonly limits: Readonly<Record<string, number>>;
  readonly seed: string;
}

/** Whoever draws up legal designs, the same from the same seed. */
export interface Builders<Design = unknown> {
  readonly list: readonly { readonly id: string; readonly title: string; readonly summary: string }[];
  readonly limits: readonly BuildLimit[];
  build(wish: BuildWish): Design;
  withVariants?(asked: SettledVariants): Builders<Design>;
}

/** Where vehicles are designed. A design is plain JSON that may be illegal and that only its ruleset reads. */
export interface Garage<Design = unknown, Edit = unknown> {
  readonly version: number;
  readonly classes: readonly { readonly id: string; readonly title: string }[];
  stock(): readonly StockVehicle<Design>[];
  /** One design of its JSON; every problem at once. */
  parse(json: unknown): Result<Design, readonly Problem[]>;
  nameOf(design: Design): string;
  /** The same under another name. */
  withName(design: Design, name: string): Design;
  classOf(design: Design): string;
  /** Without the search for alternatives: fast. */
  quickCheck(design: Design): DesignCheck<Edit>;
  plan(design: Design): readonly PlanLine[];
  /** Short and safe in a link. */
  code(design: Design): string;
  fromCode(code: string): Result<Design, Problem>;
  apply(design: Design, edit: Edit): Design;
  readonly events?: EventDesk<Design>;
  /** Rules of building that a table may settle one way or the other. */
  readonly variants?: readonly GarageVariant[];
  /** The same garage with some of them settled otherwise. */
  withVariants?(asked: SettledVariants): Garage<Design, Edit>;
  /** What a bench needs to offer parts. */
  readonly workshop?: Workshop<Design, Edit>;
}
