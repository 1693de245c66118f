// Random designs of every class with numbers that cannot be, trains that cannot hold, and all else that anybody may build.

import fc from 'fast-check';
import type { CombinationDesign, Design } from '../garage/design/design.ts';
import { applyEdit, type Edit } from '../garage/design/edit.ts';
import { anyAddition, anyStock } from './design-fixtures.ts';
import { anyWrittenDesign } from './written-designs.ts';

const badCount = fc.constantFrom(-3, 0, 0.5, 2.25, 1000, 1e9);

const partsOf = (design: Design): readonly string[] =>
  design.class === 'combination' ? ['lead', ...design.attached.map((_, i) => `attached.${i}`)] : [''];

/** A count, a thickness, a weight that nothing has. */
const badEdit = (part: string): fc.Arbitrary<Edit> =>
  fc.oneof(
    badCount.map(
      (count): Edit => ({ kind: 'add', list: 'weapons', item: { weapon: 'MG', count, mount: 'back' }, part }),
    ),
    badCount.map((magazines): Edit => {
      const item = { weapon: 'RL', count: 1, mount: 'back', magazines } as const;
      return { kind: 'add', list: 'weapons', item, part };
    }),
    badCount.map((count): Edit => ({ kind: 'add', list: 'crew', item: { role: 'passenger', count }, part })),
    badCount.map((count): Edit => {
      const handWeapons = [{ id: 'SMG', count }] as const;
      return { kind: 'add', list: 'crew', item: { role: 'passenger', handWeapons }, part };
    }),
    badCount.map((count): Edit => ({ kind: 'add', list: 'accessories', item: { id: 'radar', count }, part })),
    badCount.map((loads): Edit => {
      const item = { kind: 'ammunition', weapon: 'MG', loads } as const;
      return { kind: 'add', list: 'cargo', item, part };
    }),
    fc.constantFrom(-10, -0.5).map((weight): Edit => {
      const item = { kind: 'goods', name: 'Helium', spaces: 1, weight } as const;
      return { kind: 'add', list: 'cargo', item, part };
    }),
    badCount.map((front): Edit => ({ kind: 'armor', points: { front }, part })),
  );

const withBadNumbers = (design: Design): fc.Arbitrary<Design> =>
  fc
    .constantFrom(...partsOf(design))
    .chain((part) => fc.array(badEdit(part), { minLength: 1, maxLength: 2 }))
    .map((edits) => applyEdit(design, { kind: 'several', edits }));

const leads = anyStock.filter(
  (design): design is CombinationDesign['lead'] =>
    !['combination', 'sidecar', 'trailer', 'car-trailer'].includes(design.class),
);
const pulled = anyStock.filter(
  (design): design is CombinationDesign['attached'][number] =>
    design.class === 'sidecar' || design.class === 'trailer' || design.class === 'car-trailer',
);

/** Anything behind anything. */
const anyTrain: fc.Arbitrary<Design> = fc
  .tuple(leads, fc.array(pulled, { minLength: 1, maxLength: 3 }))
  .map(([lead, attached]): Design => ({ version: 1, class: 'combination', name: 'Train', lead, attached }));

const changedStock = fc.tuple(anyStock, anyAddition).map(([design, edit]) => applyEdit(design, edit));

export const anyBrokenDesign: fc.Arbitrary<Design> = fc.oneof(
  anyWrittenDesign,
  anyWrittenDesign.chain(withBadNumbers),
  anyStock.chain(withBadNumbers),
  anyTrain,
  changedStock,
);
