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
