import type { Campaigns } from './campaigns.ts';
import type { RollRecord } from './event.ts';
import type { Modifier } from './modifier.ts';
import type { Problem, Result } from './result.ts';
import type { RuleId } from './rule.ts';
import type { Choosable } from './ruleset.ts';

/** A roll that made a part of the world: where it belongs, the table it was read from and the row. */
export interface WorldRoll extends RollRecord {
  readonly path: string;
  readonly rule: RuleId;
  readonly modifiers?: readonly Modifier[];
  readonly table?: string;
  readonly row?: string;
  /** The referee named the result. */
  readonly mandated?: true;
  /** Not in the book: to be shown as a reconstruction. */
  readonly reconstructed?: true;
}

/** A result for the eye, which unfolds to its parts and, at the last, to every roll. */
export interface Card {
  readonly title: string;
  /** What to name when this part is to be rolled again. */
  readonly path: string;
  readonly rule: RuleId | null;
  readonly lines: readonly string[];
  readonly parts: readonly Card[];
  readonly rolls: readonly WorldRoll[];
}

/** A piece of the world: the data, a paragraph, and a card. */
export interface Told {
  /** Plain JSON, sealed for all but the ruleset. */
  readonly data: unknown;
  readonly text: string;
  readonly card: Card;
}

export interface EncounterRequest {
  readonly seed: string;
  readonly terrain: string;
  /** One of the territories, or `roll`. */
  readonly territory: string;
  /** How far the campaign has come, where that changes the territory rolled. */
  readonly age?: string;
  /** How often the part at a path was rolled again. */
  readonly rerolls?: Readonly<Record<string, number>>;
  /** What the referee wants at a path. */
  readonly mandates?: Readonly<Record<string, string>>;
  /** More of the situation, as the ruleset reads it: the party, the country beside the road, the referee's choices. */
  readonly situation?: unknown;
}

export interface SettlementRequest {
  readonly seed: string;
  readonly size: string;
  /** One of the territories, or `roll`. */
  readonly territory: string;
  /** How far the campaign has come, where that changes the territory rolled. */
  readonly age?: string;
  readonly name?: string;
  readonly languages?: readonly string[];
  readonly rerolls?: Readonly<Record<string, number>>;
  readonly mandates?: Readonly<Record<string, string>>;
}

export type CampaignForm = 'text' | 'markdown' | 'json';

/** A journey played to its end. */
export interface Journeyed {
  /** How it ended, in a sentence. */
  readonly end: string;
  /** Rows that contradict the rest, explained; they stay in the journal. */
  readonly problems: readonly Problem[];
  /** The journal to take away. The players get what they have seen. */
  write(form: CampaignForm, eyes: 'referee' | 'players'): string;
}

/** What a ruleset offers that can say who or what is met on the way. Apart from `Ruleset`: no match is played here. */
export interface Encounters {
  readonly terrains: readonly Choosable[];
  readonly territories: readonly Choosable[];
  readonly sizes: readonly Choosable[];
  /** The same request gives the same encounter. */
  encounter(request: EncounterRequest): Result<Told, readonly Problem[]>;
  settlement(request: SettlementRequest): Result<Told, readonly Problem[]>;
  /** A file with a party, a route and a plan, played to its end; or a journal, as it stands. */
  journey(file: unknown): Result<Journeyed, readonly Problem[]>;
  /** Campaigns kept and shown by a page. */
  readonly campaigns: Campaigns;
}
