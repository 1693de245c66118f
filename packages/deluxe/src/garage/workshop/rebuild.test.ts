import type { PartField } from '@hardtop/workshop';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../testing/by-the-book.ts';
import { distance, normal } from '../../testing/design-likeness.ts';
import { RICH_DESIGNS } from '../../testing/rich-designs.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import { canonical } from '../codes/canonical.ts';
import type { Design, SingleDesign } from '../design/design.ts';
import { applyEdit, type Edit } from '../design/edit.ts';
import { STOCK } from '../stock/list.ts';
import { combining } from './coupling.ts';
import { workshopUnder } from './workshop.ts';

const workshop = workshopUnder(DEFAULT_VARIANTS);

/** Everything that the page would let somebody type, for what the target holds. */
function* fieldEdits(field: PartField<Edit>, values: readonly (string | number)[]): Iterable<Edit> {
  if (field.kind === 'choice') for (const { edit } of field.choices) yield edit;
  for (const value of values) {
    if (field.kind === 'number' && typeof value === 'number' && value >= field.least && value <= field.most)
      yield field.edit(value);
    if (field.kind === 'text' && typeof value === 'string') yield field.edit(value);
  }
}

/** Strings and numbers anywhere in the target. */
function leavesOf(value: unknown): readonly (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(leavesOf))];
}

/** What the bench offers for one body, but for shelves that the target has nothing of. */
function* offers(design: Design, section: string, leaves: readonly (string | number)[]): Iterable<Edit> {
  const known = new Set<string | number>(leaves);
  for (const { choices } of workshop.settings(design, section)) for (const { edit } of choices) yield edit;
  for (const { id, places } of workshop.menu(design, section))
    if (id.split(':').some((word) => known.has(word))) for (const { edit } of places) yield edit;
  for (const part of workshop.outline(design, section).parts) {
    for (const { edit } of [...part.moves, ...part.actions]) yield edit;
    for (const field of part.fields ?? []) yield* fieldEdits(field, leaves);
    yield part.remove;
  }
}

function armored(design: Design, target: Design): Design {
  return workshop.sections(target).reduce((built, { id }) => {
    const points = workshop.armor(target, id).map((place) => [place.id, place.points]);
    return applyEdit(built, workshop.setArmor(id, Object.fromEntries(points)));
  }, design);
}

/** The first offer that brings it nearer, or else the first that leaves it as far and opens one that does. */
function nearer(
  design: Design,
  target: unknown,
  leaves: readonly (string | number)[],
  mayTurn: boolean,
): Design | null {
  const far = distance(design, target);
  if (far === 0) return null;
  const turns: Design[] = [];
  for (const { id } of workshop.sections(design))
    for (const edit of offers(design, id, leaves)) {
      const next = applyEdit(design, edit);
      const then = distance(next, target);
      if (then < far) return next;
      if (then === far && edit.kind === 'several') turns.push(next);
    }
  for (const turn of mayTurn ? turns : []) {
    const found = nearer(turn, target, leaves, false);
    if (found !== null) return found;
  }
  return null;
}

function rebuilt(start: Design, target: Design): Design {
  const leaves = leavesOf(target);
  const goal = normal(target);
  let design = start;
  for (let next: Design | null = start; next !== null; next = nearer(design, goal, leaves, true)) design = next;
  return armored(design, target);
}

const startOf = (design: SingleDesign): Design => workshop.start(design.class, design.name);

function emptyLike(target: Design): Design {
  if (target.class !== 'combination') return startOf(target);
  const whole = target.attached.reduce<Design>((built, part) => {
    const joined = combining.couple(built, startOf(part));
    if (joined === null) throw new Error(`${part.name} does not hang on ${built.name}`);
    return joined;
  }, startOf(target.lead));
  return applyEdit(whole, workshop.rename(target.name));
}

describe('the bench', () => {
  it.each(STOCK.map(({ id, design }) => [id, canonical(design)] as const))(
    'rebuilds %s from nothing with what it offers',
    (_id, target) => {
      const built = rebuilt(emptyLike(target), target);
      expect(normal(built)).toEqual(normal(target));
      expect(totalsOf(built)).toEqual(totalsOf(target));
    },
  );

  it.each(RICH_DESIGNS.map((design) => [design.name, canonical(design)] as const))(
    'builds what no stock vehicle has: %s',
    (_name, target) => {
      const built = rebuilt(emptyLike(target), target);
      expect(normal(built)).toEqual(normal(target));
      expect(totalsOf(built)).toEqual(totalsOf(target));
    },
  );
});
