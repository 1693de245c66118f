import type { Seat } from './decision.ts';

/** How something came out of a match. */
export type Fate = 'whole' | 'damaged' | 'broken' | 'lost';

/** A part, a load or a stock, by what is left of it. */
export interface ReportItem {
  readonly id: string;
  readonly label: string;
  /** What sort of thing, in the ruleset's words: `armor`, `weapon`, `ammunition`, `tire`… */
  readonly kind: string;
  readonly now: number;
  readonly full: number;
}

/** What somebody has earned: points of fame or of a skill, and what for. */
export interface ReportAward {
  readonly label: string;
  readonly points: number;
  readonly why: readonly string[];
}

export interface ReportPerson {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly fate: 'unhurt' | 'wounded' | 'unconscious' | 'dead';
  /** Absent where a ruleset reckons none. */
  readonly awards?: readonly ReportAward[];
}

/** One vehicle, person on foot or other thing that somebody brought to the match. */
export interface ReportEntry {
  readonly piece: string;
  readonly name: string;
  readonly seat: Seat | null;
  /** The design it was built from, as the scenario names it. */
  readonly design: string | null;
  readonly fate: Fate;
  /** Why, where it needs words: "gave up", "burned out". */
  readonly notes: readonly string[];
  readonly items: readonly ReportItem[];
  /** What can be done about it afterwards, a line each: repairs, salvage. Absent where a ruleset says nothing of it. */
  readonly work?: readonly string[];
  readonly people: readonly ReportPerson[];
}

/** What a match leaves behind, for those who count and for a campaign. */
export interface MatchReport {
  /** How long it took, in the ruleset's own words: "7 turns". */
  readonly length: string;
  readonly entries: readonly ReportEntry[];
}

/** What is gone of an item. */
export function spentOf({ now, full }: ReportItem): number {
  return Math.max(0, full - now);
}
