// The bodies of a design, each a bench of its own.

import type { WorkshopSection } from '@hardtop/workshop';
import type { Design, SingleDesign } from '../design/design.ts';
import { type Hull, hullsOf } from '../design/hull.ts';
import { joinPart } from '../figures/lines.ts';

export interface Section {
  /** As edits name it: empty for the vehicle itself. */
  readonly part: string;
  readonly design: SingleDesign;
  /** Where the vehicle stands in the design. */
  readonly prefix: string;
  readonly hull: Hull;
  /** The vehicle itself, not its carrier or box. */
  readonly isOwn: boolean;
}

function sectionsIn(design: SingleDesign, prefix: string): readonly Section[] {
  return hullsOf(design).map((hull, i) => ({
    part: joinPart(prefix, hull.part),
    design,
    prefix,
    hull,
    isOwn: i === 0,
  }));
}

function sectionsOf(design: Design): readonly Section[] {
  if (design.class !== 'combination') return sectionsIn(design, '');
  const attached = design.attached.flatMap((part, i) => sectionsIn(part, `attached.${i}`));
  return [...sectionsIn(design.lead, 'lead'), ...attached];
}

/** The named one, or the first: a section may vanish under the page's hands. */
export function sectionAt(design: Design, part: string): Section {
  const all = sectionsOf(design);
  const found = all.find((section) => section.part === part) ?? all[0];
  if (found === undefined) throw new Error('a design has a vehicle');
  return found;
}

/** `attached.0.box` is part of `attached.0`; empty for a single vehicle. */
export const vehicleOf = (part: string): string => /^(lead|attached\.\d+)/.exec(part)?.[0] ?? '';

/** Numbered where two bodies are alike. */
export function sectionList(design: Design): readonly WorkshopSection[] {
  const titles = sectionsOf(design).map(({ hull }) => hull.body.name);
  return sectionsOf(design).map(({ part }, i) => {
    const title = titles[i] ?? '';
    const nth = titles.slice(0, i + 1).filter((other) => other === title).length;
    return { id: part, title: nth > 1 ? `${title} ${nth}` : title };
  });
}
