// Links between a cycle and its sidecar (deluxe/IX.1/weapon-placement): one bought link with an end on either.

import type { CombinationDesign, SingleDesign } from './design.ts';
import type { WeaponFit } from './fittings.ts';

/** A link that joins a single weapon of its vehicle: the other end must be elsewhere. */
interface LinkEnd {
  readonly name: string;
  readonly weapon: WeaponFit;
}

function endsOf({ weapons }: SingleDesign): readonly LinkEnd[] {
  const ends = new Map<string, LinkEnd | null>();
  for (const weapon of weapons)
    for (const name of weapon.links ?? [])
      ends.set(name, ends.has(name) || weapon.count !== 1 ? null : { name, weapon });
  return [...ends.values()].filter((end) => end !== null);
}

/** The ends in the order of the lists: the first on the cycle with the first on the sidecar, and so on. Names need not agree. */
function linkPairs(lead: SingleDesign, sidecar: SingleDesign): readonly (readonly [LinkEnd, LinkEnd])[] {
  if (lead.class !== 'cycle' || sidecar.class !== 'sidecar') return [];
  const far = endsOf(sidecar);
  if (far.length === 0) return [];
  return endsOf(lead).flatMap((near, i) => {
    const other = far[i];
    return other === undefined ? [] : [[near, other] as const];
  });
}

const firstSidecar = ({ attached }: CombinationDesign): number =>
  attached.findIndex((part) => part.class === 'sidecar');

/** Pairs of the cycle with the one sidecar that it pulls. */
export function sidecarLinks(design: CombinationDesign): readonly (readonly [LinkEnd, LinkEnd])[] {
  const sidecar = design.attached[firstSidecar(design)];
  return sidecar === undefined ? [] : linkPairs(design.lead, sidecar);
}

/** Links of an attached vehicle that are paid for with the lead. */
export const linksPaid = (design: CombinationDesign, index: number): number =>
  index === firstSidecar(design) ? sidecarLinks(design).length : 0;
