import type { RoadRule } from '../../rules.ts';

const PROBLEM_CODES = [
  // options
  'option-body',
  'option-twice',
  'option-excludes',
  'cargo-seats',
  // weapons
  'weapon-by-hand',
  'dropped-mount',
  'dropped-facing',
  'dropped-targeting',
  'mount-facing',
  'door-none',
  'door-weapon',
  'pintle-access',
  'twin',
  // people
  'no-driver',
  'crew-seats',
  'skill-most',
  'skill-points',
  'gear-twice',
  'helmet',
  'carried-weapon',
  // budgets of a format
  'budget-minor',
  'budget-major',
  'format-weapon',
  'format-built-in',
  'format-body',
  'side-major',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Who or what is at fault: an option of the list, a weapon, somebody of the crew, or the vehicle as a whole. */
export type Blame =
  | { readonly list: 'options' | 'weapons' | 'crew'; readonly index: number }
  | { readonly list: 'vehicle'; readonly index: 0 };

export interface RoadProblem {
  readonly code: ProblemCode;
  readonly rule: RoadRule;
  /** In words: "Machine gun, left door". */
  readonly where: string;
  /** A whole sentence with its numbers. */
  readonly message: string;
  readonly blame: Blame;
}

export const VEHICLE: Blame = { list: 'vehicle', index: 0 };

/** The same fault of the same thing, however far the lists have shifted. */
export const problemKey = ({ code, where }: RoadProblem): string => `${code}|${where}`;
