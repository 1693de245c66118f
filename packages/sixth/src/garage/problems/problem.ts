import type { SixthRule } from '../../rules.ts';
import type { Place } from '../design/design.ts';

const PROBLEM_CODES = [
  // points
  'armor-points',
  'over-build',
  'over-crew',
  // crew
  'no-driver',
  'drivers',
  'no-gunner',
  'gunners',
  // where cards may lie
  'front-only',
  'back-only',
  'front-back',
  'structure-side',
  // which cards go together
  'dear-weapon',
  'accessory-twice',
  'upgrade-twice',
  'upgrade-subtype',
  'gear-twice',
  'gear-subtype',
  'sidearm-twice',
  'exclusive',
  'copies',
  'expansion',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Which card is at fault; null: the build as a whole. */
type Blame = { readonly place: Place; readonly index: number } | null;

export interface SixthProblem {
  readonly code: ProblemCode;
  readonly rule: SixthRule;
  /** In words: "Steel Plate, left". */
  readonly where: string;
  /** A whole sentence with its numbers. */
  readonly message: string;
  readonly blame: Blame;
}

/** The same fault of the same thing, however far the lists have shifted. */
export const problemKey = ({ code, where }: SixthProblem): string => `${code}|${where}`;
