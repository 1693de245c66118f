/** `deluxe/IV.4/bend`: ruleset, section of the book, name. */
export type RuleId = `${string}/${string}`;

export interface RuleEntry {
  readonly id: RuleId;
  readonly title: string;
  /** Own words; the page shows it when a citation is clicked. */
  readonly summary: string;
  /** Page or section of the book. */
  readonly page?: string;
}

/** A word of the book, for somebody who has not read it. */
export interface Term {
  readonly title: string;
  /** How it stands in what is asked and told, in small letters; none where everybody has the word already. */
  readonly words: readonly string[];
  /** Own words, a sentence or two. */
  readonly text: string;
  /** Where there is more of it. */
  readonly rule?: RuleId;
}

/** How a turn goes, for a card beside the table. */
export interface PlaySequence {
  readonly title: string;
  readonly steps: readonly SequenceStep[];
  /** What of the game is no rule of the book but somebody's reconstruction. */
  readonly caveats?: readonly string[];
}

interface SequenceStep {
  readonly title: string;
  /** The phase of the clock that it belongs to, from 1 on: the card shows where the game stands. */
  readonly phase?: number;
  /** Own words, a sentence each. */
  readonly lines: readonly string[];
  readonly rule: RuleId;
}
