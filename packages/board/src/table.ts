import type { Match, Ruleset } from '@hardtop/kernel';
import type { Board } from './board.ts';

/** A ruleset that draws boards. Set-up and state are sealed boxes to everybody who has one of these. */
export type TableRuleset = Ruleset<unknown, unknown, Board>;

/** A game of such a ruleset. */
export type TableMatch = Match<unknown, unknown, Board>;
