import type { Choosable, Problem, Result } from '@hardtop/kernel';
import type { Campaigns } from './campaigns.ts';
import type { CampaignForm, WorldPiece } from './cards.ts';

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

/** A journey played to its end. */
export interface PlayedJourney {
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
  encounter(request: EncounterRequest): Result<WorldPiece, readonly Problem[]>;
  settlement(request: SettlementRequest): Result<WorldPiece, readonly Problem[]>;
  /** A file with a party, a route and a plan, played to its end; or a journal, as it stands. */
  journey(file: unknown): Result<PlayedJourney, readonly Problem[]>;
  /** Campaigns kept and shown by a page. */
  readonly campaigns: Campaigns;
}
