import { type Held, type Incoming, type MergePlan, planMerge } from '@hardtop/keep';
import { describe, expect, it } from 'vitest';
import { toyDesignOf, workshopBuilder } from '../testing/toy-garage.ts';
import { type Draft, parseDraft } from './draft.ts';

const NOW = 10_000;

function draft(name: string, wheels = 4, tags: readonly string[] = []): Draft {
  const given = { ruleset: 'workshop', name, tags, design: toyDesignOf(name, wheels) };
  const read = parseDraft([workshopBuilder], given, () => {});
  if (!read.ok) throw new Error(read.error[0]?.message);
  return read.value;
}

function held(id: string, of: Draft, updated = 1_000, isDeleted = false): Held {
  const { name, tags, digest, bytes } = of;
  return { id, name, tags, digest, bytes, updated, isDeleted };
}

function item(id: string | null, of: Draft, updated: number | null = 1_000, index = 0): Incoming<Draft> {
  return { index, id, draft: of, created: null, updated };
}

/** The library as it is after a merge. */
function after(library: readonly Held[], plan: MergePlan<Draft>): readonly Held[] {
  const written = plan.writes.map((write) => held(write.id, write.draft, write.updated));
  return [...library.filter(({ id }) => !written.some((entry) => entry.id === id)), ...written];
}

const kart = draft('Kart');
const slow = draft('Kart', 3);

describe('one design of a file', () => {
  it.each([
    ['is new', [], item('a', kart), { outcome: 'added', id: 'a', name: 'Kart' }],
    ['is there', [held('a', kart)], item('a', kart), { outcome: 'unchanged', id: 'a' }],
    ['is there, said to be newer', [held('a', kart)], item('a', kart, 2_000), { outcome: 'unchanged', id: 'a' }],
    ['is newer', [held('a', kart)], item('a', slow, 2_000), { outcome: 'replaced', id: 'a', name: 'Kart' }],
    ['has newer tags', [held('a', kart)], item('a', draft('Kart', 4, ['x']), 2_000), { outcome: 'replaced' }],
    ['has older tags', [held('a', kart)], item('a', draft('Kart', 4, ['x']), 500), { outcome: 'unchanged' }],
    ['is older', [held('a', kart)], item('a', slow, 500), { outcome: 'kept', id: 'a', name: 'Kart' }],
    [
      'differs at the same time',
      [held('a', kart)],
      item('a', slow),
      { outcome: 'copied', name: 'Kart (2)', was: 'Kart' },
    ],
    ['has no time', [held('a', kart)], item('a', slow, null), { outcome: 'copied', name: 'Kart (2)', was: 'Kart' }],
    ['was deleted', [held('a', kart, 5_000, true)], item('a', kart), { outcome: 'restored', id: 'a', name: 'Kart' }],
    ['has a twin', [held('b', kart)], item('a', kart), { outcome: 'unchanged', id: 'b', name: 'Kart' }],
    [
      'has a namesake',
      [held('b', kart)],
      item('a', slow),
      { outcome: 'added', id: 'a', name: 'Kart (2)', was: 'Kart' },
    ],
    ['has a deleted namesake', [held('b', kart, 1, true)], item('a', slow), { outcome: 'added', name: 'Kart' }],
    ['has no id', [], item(null, kart), { outcome: 'added', name: 'Kart' }],
  ] as const)('that %s', (_what, library, incoming, expected) => {
    const plan = planMerge(library, [incoming], NOW);
    expect(plan.results).toEqual([expect.objectContaining(expected)]);
    const isWritten = ['added', 'replaced', 'copied', 'restored'].includes(expected.outcome);
    expect(plan.writes).toHaveLength(isWritten ? 1 : 0);
    const again = planMerge(after(library, plan), [incoming], NOW + 1);
    expect(again.writes).toEqual([]);
  });

  it('without an id, changed here since, is kept as it is here', () => {
    const first = planMerge([], [item(null, kart, null)], NOW);
    const [id] = first.writes.map((write) => write.id);
    const library = [held(id ?? '', slow, NOW + 1)];
    expect(planMerge(library, [item(null, kart, null)], NOW + 2).results[0]).toMatchObject({ outcome: 'kept', id });
  });

  it('stored under older rules is the same as it was given', () => {
    const old = { ...kart, digest: 'old' };
    const upgraded = { ...kart, digest: 'new', givenDigest: 'old' };
    expect(planMerge([held('a', old)], [item('a', upgraded)], NOW).writes).toEqual([]);
    expect(planMerge([held('a', old)], [item('b', upgraded)], NOW).results[0]).toMatchObject({ outcome: 'unchanged' });
  });
});

describe('a whole file', () => {
  it('with the same id twice keeps the newer', () => {
    const plan = planMerge([], [item('a', kart, 1_000, 0), item('a', slow, 2_000, 1), item('a', kart, 500, 2)], NOW);
    expect(plan.results.map(({ outcome }) => outcome)).toEqual(['added', 'replaced', 'kept']);
    expect(plan.writes).toHaveLength(1);
    expect(plan.writes[0]?.draft.digest).toBe(slow.digest);
  });

  it('is taken as far as there is room, and a smaller one after it still fits', () => {
    const room = { most: { documents: 2, bytes: 10_000 }, full: { code: 'full', message: 'Full.' } };
    const file = ['A', 'B', 'C'].map((name, i) => item(name, draft(name), 1_000, i));
    const plan = planMerge([], [...file, item('A', draft('A', 5), 2_000, 3)], NOW, room);
    expect(plan.results.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'refused', 'replaced']);
    expect(plan.results[2]?.problems?.[0]).toMatchObject({ code: 'full' });
    expect(plan.living.documents).toBe(2);
  });

  it('of ten thousand of one name numbers them', () => {
    const file = Array.from({ length: 10_000 }, (_, i) => item(`id-${i}`, draft('Kart', i + 1), 1_000, i));
    const plan = planMerge([], file, NOW);
    expect(plan.results.at(-1)).toMatchObject({ name: 'Kart (10000)', was: 'Kart' });
    expect(planMerge(after([], { ...plan, writes: plan.writes.slice(0, 50) }), file.slice(0, 50), NOW).writes).toEqual(
      [],
    );
  });
});
