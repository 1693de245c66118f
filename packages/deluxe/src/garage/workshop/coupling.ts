// Vehicles hung together and taken apart: sidecars, car trailers, semi and full trailers.

import { canonicalJson } from '@hardtop/kernel';
import type { CombinationMember, Combining } from '@hardtop/workshop';
import {
  type AttachedDesign,
  type CombinationDesign,
  DESIGN_VERSION,
  type Design,
  type SingleDesign,
} from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { hullsOf } from '../design/hull.ts';
import { carriedSpaces } from '../figures/cargo-lines.ts';
import { isStacked } from '../problems/room.ts';
import { sectionAt } from './section.ts';

type Lead = CombinationDesign['lead'];

function isAttached(design: Design): design is AttachedDesign {
  return design.class === 'sidecar' || design.class === 'car-trailer' || design.class === 'trailer';
}

const isLead = (design: Design): design is Lead => design.class !== 'combination' && !isAttached(design);

/** The kind of coupling is there; whether it bears the weight the check says. */
function mayHang(part: AttachedDesign, lead: Lead, before: readonly AttachedDesign[]): boolean {
  switch (part.class) {
    case 'sidecar':
      return lead.class === 'cycle' && !before.some((other) => other.class === 'sidecar');
    case 'trailer':
      return lead.class === 'tractor' && before.every((other) => other.class === 'trailer');
    case 'car-trailer':
      return lead.class !== 'helicopter';
  }
}

function combined(name: string, lead: Lead, attached: readonly AttachedDesign[]): CombinationDesign | null {
  const fits = attached.every((part, i) => mayHang(part, lead, attached.slice(0, i)));
  return fits ? { version: DESIGN_VERSION, class: 'combination', name, lead, attached } : null;
}

/** What hangs on a combination, or would on a single vehicle. */
const attachedTo = (design: Design): readonly AttachedDesign[] =>
  design.class === 'combination' ? design.attached : [];

/** The name of what was on the bench first stays. */
function couple(design: Design, other: Design): Design | null {
  if (isAttached(other)) {
    const lead = design.class === 'combination' ? design.lead : design;
    return isLead(lead) ? combined(design.name, lead, [...attachedTo(design), other]) : null;
  }
  if (!isAttached(design)) return null;
  const lead = other.class === 'combination' ? other.lead : other;
  return combined(design.name, lead, [...attachedTo(other), design]);
}

const titleOf = (design: SingleDesign): string => hullsOf(design)[0]?.body.name ?? design.name;

/** Alone again when nothing hangs on it. */
function withoutAttached({ lead, attached, ...rest }: CombinationDesign, index: number): Design {
  const left = attached.filter((_, i) => i !== index);
  return left.length === 0 ? lead : { ...rest, lead, attached: left };
}

function members(design: Design): readonly CombinationMember<Design>[] {
  if (design.class !== 'combination') return [];
  const { lead, attached } = design;
  const [first] = attached;
  const rest = attached.length === 1 && first !== undefined ? first : null;
  const pulled = attached.map((part, i) => ({
    id: `attached.${i}`,
    title: titleOf(part),
    design: part,
    rest: withoutAttached(design, i),
  }));
  return [{ id: 'lead', title: titleOf(lead), design: lead, rest }, ...pulled];
}

function swap(design: Design, member: string, other: Design): Design | null {
  if (design.class !== 'combination') return null;
  const { name, lead, attached } = design;
  if (member === 'lead') return isLead(other) ? combined(name, other, attached) : null;
  if (!isAttached(other)) return null;
  const parts = attached.map((part, i) => (`attached.${i}` === member ? other : part));
  return combined(name, lead, parts);
}

/** A combination is loaded one by one; nothing goes into a body that would be too small were it empty, or into itself. */
function stow(design: Design, part: string, cargo: Design): Edit | null {
  if (cargo.class === 'combination') return null;
  const { hull, design: carrier } = sectionAt(design, part);
  const { spaces, cargoSpaces } = hull.body;
  if (!isStacked(hull) && carriedSpaces(cargo) > spaces + cargoSpaces) return null;
  if (canonicalJson(cargo) === canonicalJson(carrier)) return null;
  return { kind: 'add', list: 'cargo', item: { kind: 'vehicle', design: cargo }, part };
}

export const combining: Combining<Design, Edit> = { members, couple, swap, stow };
