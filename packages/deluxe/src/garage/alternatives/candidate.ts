import type { GarageSettings } from '../../variants.ts';
import type { Design, Fittings, SingleDesign } from '../design/design.ts';
import { type Edit, ownerOf, partAt } from '../design/edit.ts';
import { type Hull, hullsOf } from '../design/hull.ts';
import { joinPart } from '../figures/lines.ts';
import type { Alternative, DesignProblem } from '../problems/problem.ts';

/** Where a problem stands: the vehicle, the part of it, and the hull of that part. */
export interface ProblemPlace {
  readonly design: Design;
  readonly problem: DesignProblem;
  readonly owner: SingleDesign;
  /** Of the owner within the design. */
  readonly prefix: string;
  readonly part: string;
  readonly fit: Fittings;
  readonly hull: Hull;
  readonly settings: GarageSettings;
}

export function placeOf(design: Design, problem: DesignProblem, settings: GarageSettings): ProblemPlace | null {
  const owner = ownerOf(design, problem.part === '' && design.class === 'combination' ? 'lead' : problem.part);
  if (owner === null) return null;
  const part = problem.part === '' ? owner.prefix : problem.part;
  const fit = partAt(design, part);
  const hull = hullsOf(owner.design).find((candidate) => joinPart(owner.prefix, candidate.part) === part);
  if (fit === null || hull === undefined) return null;
  return { design, problem, owner: owner.design, prefix: owner.prefix, part, fit, hull, settings };
}

export type Candidates = Iterable<Alternative>;

export const several = (label: string, ...edits: readonly Edit[]): Alternative => {
  const [only] = edits;
  return { label, edit: edits.length === 1 && only !== undefined ? only : { kind: 'several', edits } };
};

/** In the middle of a sentence; "PR radial" keeps its capitals. */
export const lower = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
