// Ways out of trains that do not hold together: another hitch, another cycle, or letting go.

import { cycleBody } from '../../catalog/cycle-bodies.ts';
import { HITCHES, type HitchId } from '../../catalog/hitches.ts';
import { TRAILER_WHEELS } from '../../catalog/trailers.ts';
import type { CombinationDesign, SingleDesign } from '../design/design.ts';
import { withArticle } from '../design/exact.ts';
import { tireFits } from '../design/gear.ts';
import { nameOf } from '../design/hull.ts';
import type { Alternative } from '../problems/problem.ts';
import { type Candidates, lower, type ProblemPlace, several } from './candidate.ts';

const HITCH_IDS = Object.keys(HITCHES) as readonly HitchId[];

/** Lets go of one and all behind it, so that nothing changes its place. */
export function unhitching({ attached }: CombinationDesign, index: number): Alternative {
  const gone = attached.slice(index).map(nameOf);
  return several(`Leave ${gone.join(' and ')} behind`, { kind: 'unhitch', index });
}

const indexOf = (where: string): number => Number(where.replace('attached.', ''));

/** A hitch on what pulls, or less to pull. */
export function* hitches({ design, problem }: ProblemPlace): Candidates {
  if (design.class !== 'combination') return;
  const index = indexOf(problem.where);
  const tower = towerOf(design, index);
  if (hasHitch(tower.design))
    for (const type of HITCH_IDS)
      yield several(`Fit ${withArticle(lower(HITCHES[type].name))} to ${nameOf(tower.design)}`, {
        kind: 'set',
        options: { hitch: { ...tower.design.hitch, type } },
        part: tower.part,
      });
  yield unhitching(design, index);
}

type Hitched = Exclude<SingleDesign, { readonly class: 'helicopter' | 'trailer' | 'sidecar' }>;
const hasHitch = (design: SingleDesign): design is Hitched =>
  design.class !== 'helicopter' && design.class !== 'trailer' && design.class !== 'sidecar';

function towerOf(design: CombinationDesign, index: number): { readonly design: SingleDesign; readonly part: string } {
  for (let i = index - 1; i >= 0; i--) {
    const part = design.attached[i];
    if (part !== undefined && part.class !== 'sidecar') return { design: part, part: `attached.${i}` };
  }
  return { design: design.lead, part: 'lead' };
}

/** Sidecars that nothing may pull, trailers that hang on the wrong thing. */
export function* attachments({ design, problem }: ProblemPlace): Candidates {
  if (design.class !== 'combination') return;
  if (problem.where === 'sidecar') yield* strongerCycle(design);
  if (problem.where.startsWith('attached.')) yield* otherTrailer(design, indexOf(problem.where));
  const sidecars = [...design.attached.keys()].filter((i) => design.attached[i]?.class === 'sidecar');
  const [first, second] = sidecars;
  if (problem.where === 'second sidecar' && second !== undefined) yield unhitching(design, second);
  if (problem.where === 'sidecar' && first !== undefined) yield unhitching(design, first);
  yield unhitching(design, 0);
}

function* strongerCycle({ lead }: CombinationDesign): Candidates {
  if (lead.class !== 'cycle') return;
  for (const body of ['mediumcycle', 'heavycycle'] as const)
    yield several(`Take a ${cycleBody(body).name.toLowerCase()}`, { kind: 'set', options: { body }, part: 'lead' });
}

/** Behind another trailer a full one rolls on its own front wheels. */
function* otherTrailer(design: CombinationDesign, index: number): Candidates {
  const part = design.attached[index];
  if (part?.class === 'trailer' && part.kind === 'semi') {
    const tire = part.tires[0]?.tire ?? 'standard';
    const tires = [{ tire, count: TRAILER_WHEELS.back + TRAILER_WHEELS.fullFront[0] }];
    yield several('Give it wheels in front', {
      kind: 'set',
      options: { kind: 'full', tires },
      part: `attached.${index}`,
    });
  }
  yield unhitching(design, index);
}

/** The sidecar's tire like the cycle's, or the other way about. */
export function* sidecarTires({ design, problem }: ProblemPlace): Candidates {
  if (design.class !== 'combination') return;
  const index = indexOf(problem.where);
  const sidecar = design.attached[index];
  const [own] = tireFits(design.lead);
  if (sidecar === undefined || own === undefined) return;
  yield several(`${nameOf(sidecar)} on tires of the same kind`, {
    kind: 'set',
    options: { tires: [{ tire: own.tire, count: 1 }] },
    part: `attached.${index}`,
  });
  const [far] = tireFits(sidecar);
  if (far !== undefined)
    yield several(`${nameOf(design.lead)} on tires of the same kind`, {
      kind: 'set',
      options: { tires: [{ tire: far.tire, count: 2 }] },
      part: 'lead',
    });
  yield unhitching(design, index);
}
