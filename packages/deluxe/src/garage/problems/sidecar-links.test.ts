import { describe, expect, test } from 'vitest';
import type { WeaponId } from '../../catalog/weapons.ts';
import { check, problemsOf, totalsOf } from '../../testing/by-the-book.ts';
import { stockDesign } from '../../testing/design-fixtures.ts';
import type { Design } from '../design/design.ts';
import { applyEdit, type Edit } from '../design/edit.ts';

const armed = (part: string, weapon: WeaponId, links?: readonly string[]): Edit => ({
  kind: 'add',
  list: 'weapons',
  item: { weapon, count: 1, mount: 'back', ...(links && { links }) },
  part,
});

/** A heavy cycle and a heavy sidecar, each with room and load for a small weapon behind. */
const combination = (...edits: readonly Edit[]): Design =>
  applyEdit(stockDesign('outlander-combo'), {
    kind: 'several',
    edits: [{ kind: 'remove', list: 'weapons', index: 0, part: 'attached.0' }, ...edits],
  });

describe('deluxe/IX.1/weapon-placement: links between a cycle and its sidecar', () => {
  const spikes = combination(armed('lead', 'SD', ['A']), armed('attached.0', 'SD', ['B']));

  test('dropped weapons on both may share one, paid once', () => {
    expect(problemsOf(spikes)).toEqual([]);
    const apart = combination(armed('lead', 'SD'), armed('attached.0', 'SD'));
    expect(totalsOf(spikes).cost - totalsOf(apart).cost).toBe(50);
  });

  test('other weapons may not, and the way out takes both ends off', () => {
    const mixed = combination(armed('lead', 'SD', ['A']), armed('attached.0', 'MG', ['A']));
    const { problems } = check(mixed);
    expect(problems).toMatchObject([{ code: 'link-sides', rule: 'deluxe/IX.1/weapon-placement' }]);
    const [way] = problems[0]?.alternatives ?? [];
    expect(way?.label).toBe('Remove link A, saving $50');
    if (way !== undefined) expect(problemsOf(applyEdit(mixed, way.edit))).toEqual([]);
  });

  test('an end without another is a link that joins one weapon', () => {
    const codes = problemsOf(combination(armed('lead', 'SD', ['A']), armed('attached.0', 'SD'))).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['link-alone']);
  });
});

describe('deluxe/IX.1/tires: cycle and sidecar roll on one kind of tire', () => {
  test('a sidecar with others is refused, and may take the same', () => {
    const design = combination({ kind: 'set', options: { tires: [{ tire: 'pr', count: 1 }] }, part: 'attached.0' });
    const { problems } = check(design);
    expect(problems).toMatchObject([{ code: 'tires-differ', where: 'attached.0', rule: 'deluxe/IX.1/tires' }]);
    expect(problems[0]?.alternatives[0]?.label).toBe('Outlander Sidecar on tires of the same kind, saving $150');
  });
});
