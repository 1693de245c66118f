import type { Modifier, RollRecord, RuleId } from '@hardtop/kernel';

/** A roll that made a part of the world: where it belongs, the table it was read from and the row. */
export interface WorldRoll extends RollRecord {
  readonly path: string;
  /** What was rolled, in words. */
  readonly name?: string;
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
export interface WorldPiece {
  /** Plain JSON, sealed for all but the ruleset. */
  readonly data: unknown;
  readonly text: string;
  readonly card: Card;
}

/** What a journal may be taken away as. */
export type CampaignForm = 'text' | 'markdown' | 'json';
