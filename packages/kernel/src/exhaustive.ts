import type { NewEvent } from './event.ts';

/** Something that can happen in a game, by the name that events mark it with; a rule's id stands for an event of that rule. */
export interface ExhaustiveItem {
  readonly id: string;
  readonly title: string;
}

/** A ruleset's own list of everything that can happen, for a runner that plays until it has. */
export interface Exhaustive<Setup> {
  readonly items: readonly ExhaustiveItem[];
  /** Scenario files built for what is rare; the ruleset's own scenarios are played as well. */
  readonly files: readonly unknown[];
  /** The ruleset's own scenarios take too long to be played at random: only the files are. */
  readonly filesOnly?: true;
  /** Files of which one game is enough: what they show by themselves, and what comes of their first turns. */
  readonly once?: readonly unknown[];
  /** Items that a set-up shows by itself, such as parts that are fitted. */
  fitted(setup: Setup): readonly string[];
  /** Items that an event shows beside its marks, such as the faces of its dice. */
  shown?(event: NewEvent): readonly string[];
}
