// What a ruleset offers to a referee who keeps a campaign: a journal that is carried out, looked at, amended and shown.

import type { MatchReport, Outcome, Params, Problem, Result, Row, RuleId } from '@hardtop/kernel';
import type { CampaignForm, Card } from './cards.ts';
import type { FormField, FormOption, FormValues } from './forms.ts';

/** The campaign itself: plain JSON. Everything else follows from it. */
export interface CampaignFile {
  readonly ruleset: string;
  readonly version: string;
  readonly opening: unknown;
  /** One for everything the referee did. As they are kept they may be of an older form, which only their ruleset reads. */
  readonly rows: readonly unknown[];
}

/** The same as it is written: rows like those of every journal, only ever added to, also when something is taken back. */
interface WrittenCampaign extends CampaignFile {
  readonly rows: readonly Row[];
}

export interface DeskFact {
  readonly text: string;
  readonly rule?: RuleId;
  /** Not for the players. */
  readonly secret?: true;
  /** The ruling, where the book left the rule open. */
  readonly reconstructed?: string;
  /** Worth stopping for. */
  readonly stops?: true;
}

/** A line of what happened, and whether the players read it. */
export interface DeskLine extends DeskFact {
  readonly shown: boolean;
}

/** A card, and what of it the referee may write over, by the names of `alter`. */
export interface DeskCard {
  readonly card: Card;
  readonly edits: readonly FormField[];
}

/** What one row has brought about. */
export interface DeskEntry {
  readonly row: number;
  readonly when: string;
  readonly where: string;
  readonly title: string;
  /** The campaign's own time, to name a line by. */
  readonly at: Params;
  /** Why one stops here, in a few sentences; null: nothing happened that the road does not bring every day. */
  readonly stop: string | null;
  readonly facts: readonly DeskLine[];
  /** What the players see of whoever was met. */
  readonly glimpses: readonly DeskLine[];
  readonly cards: readonly DeskCard[];
  /** Lines of the cards that the players were shown. */
  readonly revealed: readonly string[];
  readonly amended: readonly string[];
}

/** `line` is done at a line of the journal, not in a panel. */
const ACTION_GROUPS = ['period', 'here', 'party', 'road', 'referee', 'line'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** Something the referee may do now, with what there is to fill in. */
export interface DeskAction {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly group: ActionGroup;
  readonly fields: readonly FormField[];
}

export interface DeskLeg {
  readonly name: string;
  readonly text: string;
  readonly km: number;
  readonly done: number;
  readonly place: string | null;
}

/** People, vehicles, stores: one line each; `bad` wants attention. */
export interface DeskRoster {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly text: string; readonly bad?: true }[];
}

export interface DeskPlace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Something that was met on the way, by how far along the route that was. */
export interface DeskMark {
  readonly km: number;
  readonly kind: 'settlement' | 'group' | 'item' | 'animal';
  readonly title: string;
  readonly row: number;
}

/** Something that can be fought out at the table of the same ruleset. */
export interface DeskBattle {
  /** What was met, by its path. */
  readonly part: string;
  readonly title: string;
  /** Who against whom, how far off, who is surprised. */
  readonly summary: string;
  /** Who of the party may be played by somebody of their own. */
  readonly people: readonly string[];
  /** The scenario, these people at seats of their own; or why there cannot be one. The party's seats come first. */
  file(own: readonly string[]): Result<BattleFile, readonly Problem[]>;
}

interface BattleFile {
  readonly file: Readonly<Record<string, unknown>>;
  /** By seat: is it the party's? */
  readonly seats: readonly { readonly name: string; readonly isParty: boolean }[];
}

/** A fight that has begun, and where it is fought out; empty: by hand. */
export interface DeskFight {
  readonly part: string;
  readonly name: string;
  readonly game: string;
}

/** What came of a match, for the campaign that sent its people there. */
export interface FoughtOut {
  readonly part: string;
  readonly report: MatchReport;
  readonly outcome: Outcome;
}

/** The one screen: when and where it is, what is around, who is there, what can be done. */
export interface DeskNow {
  readonly name: string;
  readonly date: string;
  readonly clock: string;
  /** Which of how many parts of the day, from 1. */
  readonly period: number;
  readonly periods: number;
  readonly isNight: boolean;
  readonly where: string;
  /** The settlement the party is in. */
  readonly inside: string | null;
  /** Why it goes no further by itself, in a sentence; null where nothing keeps it. */
  readonly stop: string | null;
  readonly around: readonly DeskFact[];
  readonly legs: readonly DeskLeg[];
  /** What was met where, in the order it was. */
  readonly marks: readonly DeskMark[];
  readonly party: string;
  readonly rosters: readonly DeskRoster[];
  /** The last come upon first. */
  readonly places: readonly DeskPlace[];
  readonly actions: readonly DeskAction[];
  /** Fights that are not over. */
  readonly fights: readonly DeskFight[];
  /** The action of the period that suggests itself. */
  readonly next: string;
  /** What was done last, if anything was. */
  readonly last: string | null;
  /** The last amendment, if there is one. */
  readonly amendment: string | null;
}

/** A form to print: tables, with boxes to tick where a cell is a number of boxes. */
export interface PrintSheet {
  readonly title: string;
  readonly subtitle: string;
  readonly tables: readonly PrintTable[];
}

export interface PrintTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly PrintCell[])[];
}

export type PrintCell = string | { readonly boxes: number };

/** What the players have seen, and nothing else. */
export interface SeenCampaign {
  readonly name: string;
  readonly date: string;
  readonly clock: string;
  readonly where: string;
  readonly party: string;
  readonly rosters: readonly DeskRoster[];
  readonly places: readonly string[];
  readonly entries: readonly {
    readonly row: number;
    readonly when: string;
    readonly where: string;
    readonly lines: readonly string[];
  }[];
}

export type Amendment =
  | { readonly action: 'reroll'; readonly part: string; readonly reason: string }
  | { readonly action: 'mandate'; readonly part: string; readonly result: string; readonly reason: string }
  | {
      readonly action: 'alter';
      readonly part: string;
      readonly field: string;
      readonly value: string | number | boolean;
      readonly reason: string;
    };

export type CampaignResult = Result<OpenCampaign, readonly Problem[]>;

/** A campaign carried out up to its last row. It never changes: whatever is done gives the next one. */
export interface OpenCampaign {
  readonly file: WrittenCampaign;
  /** Rows that contradict the rest, explained. */
  readonly problems: readonly Problem[];
  readonly entries: number;
  now(): DeskNow;
  /** By its place among the entries, from 0. */
  entry(index: number): DeskEntry;
  /** One of the places, as it is remembered; null where there is none of that id. */
  place(id: string): DeskCard | null;
  /** Is there nothing to stop for? */
  isQuiet(index: number): boolean;
  /** Only about other entries: an amendment, a line shown. What came of it stands there. */
  isAside(index: number): boolean;
  act(action: string, values: FormValues): CampaignResult;
  /** On, as a usual day goes, until something happens. */
  onward(): CampaignResult;
  /** What was just met, or is here, and can be fought out. */
  battles(): readonly DeskBattle[];
  /** The form that takes a fight's end in, filled in by what came of it: the referee may write over all of it. */
  aftermath(fought: FoughtOut): { readonly action: string; readonly values: FormValues };
  /** What may be set at a part where something is rolled, by the words for it; none where nothing can be set. */
  settable(part: string): readonly FormOption[];
  amend(amendment: Amendment): CampaignResult;
  /** Without the last row; null where there is none. */
  takeBack(): OpenCampaign | null;
  /** Without the last amendment, unless later rows hang on it. */
  undoAmendment(): CampaignResult;
  seen(): SeenCampaign;
  /** To print: of an entry the people, vehicles and ammunition met in it, else those of the party. */
  sheets(entry?: number): readonly PrintSheet[];
  export(form: CampaignForm): string;
}

/** One encounter, one settlement. */
export interface QuickRoll {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  /** The same seed and values give the same; its last entry is what was rolled. */
  roll(seed: string, values: FormValues): CampaignResult;
}

export interface Campaigns {
  readonly version: string;
  /** The form of a new campaign, filled in with a party and a route to try. */
  opening(): readonly FormField[];
  begin(values: FormValues): CampaignResult;
  /** What can be rolled without a campaign; what comes of it is one, to be kept or not. */
  readonly quick: readonly QuickRoll[];
  /** A journal from outside: read whole, then carried out. */
  open(file: unknown): CampaignResult;
  /** Are these rows at all? Whether they agree with the others shows when they are carried out. */
  readRows(rows: readonly unknown[]): Result<readonly Row[], readonly Problem[]>;
}
